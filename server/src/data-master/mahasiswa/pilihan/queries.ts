import { PILIHAN_MAX } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { Condition } from '../filter-queries'

/** A student as bulk acts need him. */
export type OrangPilihan = {
  id: string
  versi: number
  nim: string
  nama: string
  jenisKelamin: string
  idProdi: string
  kodeProdi: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  status: string
  idKampus: string
  idJenisKelas: string
  idKelompokSesi: string | null
  idKelasDefault: string | null
  idInstansi: string | null
}

/** One more than a bulk act takes, so that the caller can tell. */
const LIMIT = PILIHAN_MAX + 1

/** Students of a condition on `mahasiswa m` in the order of their NIM, held until the transaction ends where it writes. */
export async function listPilihan(db: Db, condition: Condition, hold: boolean): Promise<OrangPilihan[]> {
  const { rows } = await sql<OrangPilihan>`
    SELECT m.id, m.versi, m.nim, m.nama, m.jenis_kelamin, m.id_prodi, p.kode AS kode_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status,
           m.id_kampus, m.id_jenis_kelas, m.id_kelompok_sesi, m.id_kelas_default, m.id_instansi
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE ${condition} ORDER BY m.nim LIMIT ${sql.lit(LIMIT)} ${hold ? sql`FOR NO KEY UPDATE OF m` : sql``}`.execute(db)
  return rows
}

export const byNim = (nim: readonly string[]): Condition => sql`(m.nim = ANY (${nim}::text[]) OR m.nim_lama && ${nim}::text[])`

/** Former NIM of students, to find whom a pasted one means. */
export async function listNimLama(db: Db, ids: readonly string[]): Promise<{ id: string; nimLama: string[] }[]> {
  const { rows } = await sql<{ id: string; nimLama: string[] }>`
    SELECT id, nim_lama FROM mahasiswa WHERE id = ANY (${ids}::uuid[]) AND nim_lama <> '{}' ORDER BY id`.execute(db)
  return rows
}
