import type { JenisKonversi } from '@sivitas/contract/akademik/konversi-jenis'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** A student as a conversion needs him. */
export type OrangKonversi = {
  id: string
  nim: string
  nama: string
  status: string
  angkatan: number
  periodeMasuk: number
  jenisDaftar: string
  namaJenisDaftar: string
  idProdi: string
  idKonsentrasi: string | null
  idKurikulum: string | null
  idJenisKelas: string
  jenjang: string
  jenjangProdi: string
  namaProdi: string
  sksProdi: number
  ipkProdi: number
  idPtAsal: string | null
  namaPtAsal: string | null
  idProdiAsal: string | null
  namaProdiAsal: string | null
}

/** Students by id; who is outside of the caller's prodi is not among them. */
export async function listOrangKonversi(db: Db, ids: readonly string[]): Promise<OrangKonversi[]> {
  const { rows } = await sql<OrangKonversi>`
    SELECT m.id, m.nim, m.nama, m.status, m.angkatan, m.periode_masuk, m.jenis_daftar, coalesce(r.nama, m.jenis_daftar) AS nama_jenis_daftar,
           m.id_prodi, m.id_konsentrasi, m.id_kurikulum, m.id_jenis_kelas, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, p.sks_lulus AS sks_prodi, p.ipk_minimal_lulus AS ipk_prodi,
           m.id_pt_asal, t.nama AS nama_pt_asal, m.id_prodi_asal, a.nama AS nama_prodi_asal
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN ref_kode r ON r.college_id = m.college_id AND r.daftar = 'jenis-daftar' AND r.kode = m.jenis_daftar
      LEFT JOIN referensi_perguruan_tinggi t ON t.id = m.id_pt_asal
      LEFT JOIN referensi_prodi a ON a.id = m.id_prodi_asal
     WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** A course that may be recognised. */
export type MakulTujuan = { idMakul: string; kode: string; nama: string; sks: number; semester: number | null; wajib: boolean }

/** The courses of a curriculum by semester; of a prodi without one those that it runs. */
export async function listMakulTujuan(db: Db, { idProdi, idKurikulum }: { idProdi: string; idKurikulum: string | null }) {
  const { rows } =
    idKurikulum === null
      ? await sql<MakulTujuan>`
          SELECT k.id AS id_makul, k.kode, k.nama, k.sks, k.semester, k.jenis = 'A' AS wajib FROM mata_kuliah k
           WHERE k.id_prodi = ${idProdi} AND k.aktif = 'A' ORDER BY k.semester NULLS LAST, k.kode, k.id`.execute(db)
      : await sql<MakulTujuan>`
          SELECT k.id AS id_makul, k.kode, k.nama, k.sks, r.semester, r.wajib
            FROM kurikulum_makul r JOIN mata_kuliah k ON k.college_id = r.college_id AND k.id = r.id_makul
           WHERE r.id_kurikulum = ${idKurikulum} ORDER BY r.semester, k.kode, k.id`.execute(db)
  return rows
}

/** The courses of several curricula by semester. */
export async function listMakulKurikulum(db: Db, ids: readonly string[]): Promise<(MakulTujuan & { idKurikulum: string })[]> {
  const { rows } = await sql<MakulTujuan & { idKurikulum: string }>`
    SELECT r.id_kurikulum, k.id AS id_makul, k.kode, k.nama, k.sks, r.semester, r.wajib
      FROM kurikulum_makul r JOIN mata_kuliah k ON k.college_id = r.college_id AND k.id = r.id_makul
     WHERE r.id_kurikulum = ANY (${[...ids]}::uuid[]) ORDER BY r.semester, k.kode, k.id`.execute(db)
  return rows
}

export type DiakuiLain = { idMahasiswa: string; idKonversi: string; idMakul: string; sks: number; jenis: JenisKonversi; periode: number }

/** Courses that conversions of these students recognise and that are not cancelled, whatever their state. */
export async function listDiakui(db: Db, ids: readonly string[]): Promise<DiakuiLain[]> {
  const { rows } = await sql<DiakuiLain>`
    SELECT b.id_mahasiswa, b.id_konversi, b.id_makul, b.sks_diakui AS sks, v.jenis, v.id_periode AS periode
      FROM konversi_baris b JOIN konversi_nilai v ON v.college_id = b.college_id AND v.id = b.id_konversi
     WHERE b.aktif AND b.id_mahasiswa = ANY (${[...ids]}::uuid[])`.execute(db)
  return rows
}
