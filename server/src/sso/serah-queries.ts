import { sql } from 'kysely'
import type { Db } from '../db/client'
import { contains, startsWith } from '../kit/list-query'

/** The session behind a call, as far as a hand-off carries it on. */
export async function findSesiFacts(db: Db, id: string): Promise<{ amr: string[]; dibuatPada: Date }> {
  return await db.selectFrom('sesi').select(['amr', 'dibuatPada']).where('id', '=', id).executeTakeFirstOrThrow()
}

export type Target = { uuid: string; username: string; roles: string[]; versiToken: number; nama: string; nomor: string }

/** The student or lecturer behind an account; a student whom row-level security hides is none. */
export async function findTarget(db: Db, uuid: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    SELECT a.uuid, a.username, a.roles, a.versi_token, coalesce(m.nama, d.nama, a.username) AS nama, coalesce(m.nim, d.nidn, a.username) AS nomor
      FROM akun a
      LEFT JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN dosen d ON d.college_id = a.college_id AND d.id = a.id_dosen
     WHERE a.uuid = ${uuid} AND a.status <> 'nonaktif' AND (a.id_mahasiswa IS NULL OR m.id IS NOT NULL)`.execute(db)
  return rows[0]
}

export type Kandidat = {
  idAkun: string
  nama: string
  nomor: string
  prodi: string | null
  status: string | null
  fotoUrl: string | null
  terakhirMasuk: Date | null
}

const LIMIT = 20

/** Students by NIM or name. */
export async function listStudents(db: Db, cari: string): Promise<Kandidat[]> {
  const { rows } = await sql<Kandidat>`
    SELECT a.uuid AS id_akun, m.nama, m.nim AS nomor, p.jenjang_prodi || ' - ' || p.nama AS prodi, m.status, NULL::text AS foto_url, a.terakhir_masuk
      FROM mahasiswa m
      JOIN akun a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.status <> 'nonaktif'
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.nim LIKE ${startsWith(cari.toUpperCase())} OR lower(m.nama) LIKE ${contains(cari.toLowerCase())}
     ORDER BY m.nim LIMIT ${LIMIT}`.execute(db)
  return rows
}

/** Lecturers by NIDN, NUPTK or name. */
export async function listLecturers(db: Db, cari: string): Promise<Kandidat[]> {
  const { rows } = await sql<Kandidat>`
    SELECT a.uuid AS id_akun, d.nama_lengkap AS nama, coalesce(d.nidn, d.nuptk, a.username) AS nomor, p.jenjang_prodi || ' - ' || p.nama AS prodi,
           d.status_aktif AS status, NULL::text AS foto_url, a.terakhir_masuk
      FROM dosen d
      JOIN akun a ON a.college_id = d.college_id AND a.id_dosen = d.id AND a.status <> 'nonaktif'
      LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase
     WHERE d.nidn LIKE ${startsWith(cari)} OR d.nuptk LIKE ${startsWith(cari)} OR lower(d.nama) LIKE ${contains(cari.toLowerCase())}
     ORDER BY d.nama, d.id LIMIT ${LIMIT}`.execute(db)
  return rows
}

export type Pemakaian = { id: number; waktu: Date; nama: string; nomor: string; alasan: string | null }

/** The last times that an administrator looked through another's eyes. */
export async function listOwnUses(db: Db, oleh: string): Promise<Pemakaian[]> {
  const { rows } = await sql<Pemakaian>`
    SELECT l.id::int AS id, l.waktu, coalesce(m.nama, d.nama, a.username, '-') AS nama, coalesce(l.label, a.username, '-') AS nomor, l.alasan
      FROM audit_log l
      LEFT JOIN akun a ON a.college_id = l.college_id AND a.uuid = l.id_akun
      LEFT JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN dosen d ON d.college_id = a.college_id AND d.id = a.id_dosen
     WHERE l.aksi = 'login_sebagai' AND l.atas_nama_oleh = ${oleh}
     ORDER BY l.waktu DESC, l.id DESC LIMIT ${LIMIT}`.execute(db)
  return rows
}

type Act = { idAkun: string; oleh: string; label: string; alasan: string; alamatIp: string; peramban: string; requestId: string }

/** Puts both names into the audit log; the person sees the row in his own 'Riwayat masuk' (PL-R10). */
export async function recordLoginAs(db: Db, { oleh, ...row }: Act): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ ...row, atasNamaOleh: oleh, aksi: 'login_sebagai', entitas: 'akun', idBaris: row.idAkun })
    .execute()
}
