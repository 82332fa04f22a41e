import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'

/** A student as examples name him. */
export type Orang = {
  id: string
  nim: string
  nama: string
  idProdi: string
  idJenisKelas: string
  jenjang: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
}

const orang = (syarat: RawBuilder<unknown>) => sql<Orang>`
  SELECT m.id, m.nim, m.nama, m.id_prodi, m.id_jenis_kelas, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan
    FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
   WHERE ${syarat} ORDER BY m.nim`

/** Everybody who studies. */
export async function listOrangStudi(db: Db): Promise<Orang[]> {
  return (await orang(sql`m.status IN ('A', 'C', 'N', 'S', 'U', 'O')`).execute(db)).rows
}

/** Named students. */
export async function listOrang(db: Db, id: readonly string[]): Promise<Orang[]> {
  return (await orang(sql`m.id = ANY (${[...id]}::uuid[])`).execute(db)).rows
}

export type NilaiTerbuka = {
  idMahasiswa: string
  idKelas: string
  idProdi: string
  jenjang: string
  kodeMakul: string
  namaKelas: string
  angka: number
  huruf: string
  mulai: string
}

/** Grades of running periods that have a score and are not final: those that another scale could still read differently. */
export async function listNilaiTerbuka(db: Db): Promise<NilaiTerbuka[]> {
  const { rows } = await sql<NilaiTerbuka>`
    SELECT n.id_mahasiswa, n.id_kelas, k.id_prodi, p.jenjang, mk.kode AS kode_makul, k.nama_kelas, n.angka, n.huruf, t.tanggal_mulai AS mulai
      FROM periode t
      JOIN kelas_kuliah k ON k.college_id = t.college_id AND k.id_periode = t.id
      JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
      JOIN mata_kuliah mk ON mk.college_id = k.college_id AND mk.id = k.id_makul
      JOIN nilai n ON n.college_id = k.college_id AND n.id_kelas = k.id
     WHERE t.status = 'berjalan' AND n.angka IS NOT NULL AND n.huruf IS NOT NULL AND n.status IN ('draf', 'kosong')`.execute(db)
  return rows
}
