import { sql } from 'kysely'
import type { Db } from '../../../db/client'

const kode = (daftar: string, column: string) =>
  sql<
    string | null
  >`(SELECT r.nama FROM ref_kode r WHERE r.college_id = d.college_id AND r.daftar = ${sql.lit(daftar)} AND r.kode = ${sql.ref(column)})`

/** All stored facts of one lecturer besides what the list shows already. */
export const findDosen = (db: Db, id: string) =>
  db
    .selectFrom('dosen as d')
    .leftJoin('wilayah as w', 'w.kode', 'd.idWilayah')
    .leftJoin('fakultas as f', (on) => on.onRef('f.collegeId', '=', 'd.collegeId').onRef('f.id', '=', 'd.idFakultas'))
    .selectAll('d')
    .select([
      'w.jalur as wilayah',
      'f.nama as namaFakultas',
      kode('agama', 'd.id_agama').as('agama'),
      kode('status-kepegawaian', 'd.id_status_kepegawaian').as('statusKepegawaian'),
    ])
    .where('d.id', '=', id)
    .executeTakeFirst()
export type DosenStored = NonNullable<Awaited<ReturnType<typeof findDosen>>>

/** What is asked of a lecturer before anything of his is touched. */
export const findRingkas = (db: Db, id: string) =>
  db.selectFrom('dosen').select(['id', 'namaLengkap', 'idProdiHomebase', 'tanggalLahir', 'idFoto']).where('id', '=', id).executeTakeFirst()

/** Who holds one of the numbers that must not repeat. */
export const findByNomor = (db: Db, column: 'nidn' | 'nuptk' | 'nidk' | 'nip' | 'nik' | 'emailKampus', value: string) =>
  db
    .selectFrom('dosen')
    .select(['id', 'namaLengkap'])
    .where(column === 'emailKampus' ? sql<string>`lower(email_kampus)` : sql.ref<string>(column), '=', value.toLowerCase())
    .executeTakeFirst()

/** Looking at masked values leaves a line in the history of the row (DM-R27). */
export const recordReveal = (
  db: Db,
  row: { idBaris: string; label: string; idAkun: string; alamatIp: string; peramban: string; requestId: string; alasan?: string },
) =>
  db
    .insertInto('auditLog')
    .values({ alasan: 'NIK, NPWP, nama ibu kandung, dan rekening ditampilkan', ...row, aksi: 'lihat', entitas: 'dosen' })
    .execute()

export type OrangLain = {
  jenis: 'dosen' | 'pegawai'
  id: string
  nama: string
  nomor: string | null
  unit: string | null
  nik: string | null
  tanggalLahir: string | null
  namaIbuKandung: string | null
  polos: string
}

/** Lecturers and staff who share the NIK or the day of birth with somebody, in all prodi: the same person is one wherever he works (DM-R4). */
export async function listSerupa(db: Db, orang: { nik: string | null; tanggalLahir: string }): Promise<OrangLain[]> {
  const { rows } = await sql<OrangLain>`
    SELECT 'dosen' AS jenis, d.id, d.nama_lengkap AS nama, coalesce(d.nuptk, d.nidn, d.nidk) AS nomor, coalesce(p.nama, d.unit_tamu) AS unit, d.nik, d.tanggal_lahir, d.nama_ibu_kandung, d.nama AS polos
      FROM dosen d LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase
     WHERE d.nik = ${orang.nik} OR d.tanggal_lahir = ${orang.tanggalLahir}::date
    UNION ALL
    SELECT 'pegawai', g.id, g.nama_lengkap, g.nip, g.unit, g.nik, g.tanggal_lahir, NULL, g.nama
      FROM pegawai g WHERE g.nik = ${orang.nik} OR g.tanggal_lahir = ${orang.tanggalLahir}::date
     ORDER BY 1, 3, 2`.execute(db)
  return rows
}

export type KelasRow = {
  id: string
  periode: number
  kodeMakul: string
  namaMakul: string
  namaKelas: string
  jenjangProdi: string
  namaProdi: string
  sks: number
  sksDosen: number
  terisi: number
}

/** Classes of a lecturer, newest period first, with his share of their SKS. */
export async function listKelas(db: Db, idDosen: string): Promise<KelasRow[]> {
  const { rows } = await sql<KelasRow>`
    SELECT k.id, k.id_periode AS periode, mk.kode AS kode_makul, mk.nama AS nama_makul, k.nama_kelas, p.jenjang_prodi, p.nama AS nama_prodi,
           mk.sks, coalesce(a.sks_substansi, mk.sks)::float8 AS sks_dosen, k.terisi
      FROM kelas_kuliah k
      JOIN mata_kuliah mk ON mk.college_id = k.college_id AND mk.id = k.id_makul
      JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
      LEFT JOIN pengampu a ON a.college_id = k.college_id AND a.id_kelas = k.id AND a.id_dosen = ${idDosen}
     WHERE a.id IS NOT NULL OR (k.id_dosen = ${idDosen} AND NOT EXISTS (SELECT 1 FROM pengampu x WHERE x.college_id = k.college_id AND x.id_kelas = k.id))
     ORDER BY urutan_periode(k.id_periode) DESC, mk.kode, k.nama_kelas, k.id LIMIT 500`.execute(db)
  return rows
}

/** Live advisees by angkatan, newest first. */
export async function countBimbingan(db: Db, idDosen: string): Promise<{ angkatan: number; jumlah: number }[]> {
  const { rows } = await sql<{ angkatan: number; jumlah: number }>`
    SELECT m.angkatan, count(*)::int AS jumlah FROM dosen_pa a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
     WHERE a.id_dosen = ${idDosen} AND a.akhir_periode IS NULL AND m.status IN ('A','C','N','S','U','O') GROUP BY 1 ORDER BY 1 DESC`.execute(
    db,
  )
  return rows
}

export type Tugas = { id: string; nama: string; bimbingan: number; kelas: number }

/** What lecturers still do: live advisees, and classes of the running period and later (edge case 31). */
export async function listTugas(db: Db, ids: readonly string[], periode: number): Promise<Tugas[]> {
  const { rows } = await sql<Tugas>`
    SELECT d.id, d.nama_lengkap AS nama,
           (SELECT count(*)::int FROM dosen_pa a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
             WHERE a.college_id = d.college_id AND a.id_dosen = d.id AND a.akhir_periode IS NULL AND m.status IN ('A','C','N','S','U','O')) AS bimbingan,
           (SELECT count(*)::int FROM kelas_kuliah k WHERE k.college_id = d.college_id AND urutan_periode(k.id_periode) >= urutan_periode(${periode})
              AND (EXISTS (SELECT 1 FROM pengampu x WHERE x.college_id = k.college_id AND x.id_kelas = k.id AND x.id_dosen = d.id)
                OR (k.id_dosen = d.id AND NOT EXISTS (SELECT 1 FROM pengampu x WHERE x.college_id = k.college_id AND x.id_kelas = k.id)))) AS kelas
      FROM dosen d WHERE d.id = ANY (${ids}::uuid[])`.execute(db)
  return rows
}

/** Lecturers that are named and may be touched by an operator of these prodi, by name. */
export const listDipilih = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('dosen')
    .select(['id', 'namaLengkap', 'jenisDosen', 'idProdiHomebase', 'nidn', 'nuptk', 'nidk', 'nip', 'email'])
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy('nama')
    .orderBy('id')
    .execute()

export async function setHomebase(db: Db, ids: readonly string[], idProdi: string): Promise<void> {
  await sql`UPDATE dosen d SET id_prodi_homebase = p.id, id_fakultas = p.id_fakultas, unit_tamu = NULL
              FROM prodi p WHERE p.college_id = d.college_id AND p.id = ${idProdi} AND d.id = ANY (${ids}::uuid[])`.execute(db)
}

export const prodiAda = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('prodi').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
