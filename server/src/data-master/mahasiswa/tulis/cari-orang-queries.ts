import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Dicari = { nik: string | null; handphone: string | null; email: string | null }
export type Ditemukan = {
  jenis: 'mahasiswa' | 'dosen' | 'pegawai'
  id: string
  nama: string
  nomor: string | null
  keterangan: string | null
}

/** Students that the caller may see, by what must not stand in an address. */
export async function cariMahasiswaRahasia(db: Db, { nik, handphone, email }: Dicari): Promise<Ditemukan[]> {
  const { rows } = await sql<Ditemukan>`
    SELECT 'mahasiswa' AS jenis, m.id, m.nama, m.nim AS nomor, p.jenjang_prodi || ' - ' || p.nama AS keterangan
      FROM biodata b
      JOIN mahasiswa m ON m.college_id = b.college_id AND m.id_biodata = b.id
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE b.nik = ${nik} OR b.handphone = ${handphone} OR lower(b.email) = ${email} OR lower(b.email_kampus) = ${email}
     ORDER BY m.nama, m.nim LIMIT 20`.execute(db)
  return rows
}

/** Lecturers and staff by the same. */
export async function cariPegawaiRahasia(db: Db, { nik, handphone, email }: Dicari): Promise<Ditemukan[]> {
  const { rows } = await sql<Ditemukan>`
    SELECT 'dosen' AS jenis, id, nama_lengkap AS nama, coalesce(nidn, nuptk, nip) AS nomor, NULL AS keterangan FROM dosen
     WHERE nik = ${nik} OR handphone = ${handphone} OR lower(email) = ${email} OR lower(email_kampus) = ${email}
    UNION ALL
    SELECT 'pegawai', id, nama, nip, unit FROM pegawai WHERE nik = ${nik} OR handphone = ${handphone} OR lower(email) = ${email}
     ORDER BY 3, 2 LIMIT 20`.execute(db)
  return rows
}

type Jejak = { idAkun: string; alamatIp: string; peramban: string; requestId: string; alasan: string; jumlah: number }

/** A search by personal data leaves a line, without the data themselves (conventions 10). */
export const catatPencarian = (db: Db, { jumlah, ...jejak }: Jejak) =>
  db
    .insertInto('auditLog')
    .values({ ...jejak, aksi: 'lihat', entitas: 'pencarian_orang', sesudah: JSON.stringify({ jumlah }) })
    .execute()
