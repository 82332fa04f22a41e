import { sql } from 'kysely'
import { semesterKe } from '../../data-master/public'
import type { Db } from '../../db/client'

/** A student with everything that a paper says about him. */
export type OrangStudi = {
  id: string
  nim: string
  nama: string
  angkatan: number
  status: string
  idProdi: string
  kodeProdi: string
  jenjang: string
  jenjangProdi: string
  namaProdi: string
  namaFakultas: string | null
  gelar: string
  singkatanGelar: string
  idKampus: string
  idJenisKelas: string
  kelas: string | null
  namaPa: string | null
  tempatLahir: string | null
  tanggalLahir: string
  idFoto: string | null
  alamat: string | null
  tanggalMasuk: string
  tanggalKeluar: string | null
  nomorIjazah: string | null
  judulSkripsi: string | null
  semesterKe: number
  batasSemester: number
  sksDiakui: number
  skAkreditasi: string | null
}

/** Students by id, with their semester in a period; who is outside of the caller's prodi is not among them. */
export async function listOrang(db: Db, ids: readonly string[], periode: number): Promise<OrangStudi[]> {
  const { rows } = await sql<OrangStudi>`
    SELECT m.id, m.nim, m.nama, m.angkatan, m.status, m.id_prodi, p.kode AS kode_prodi, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, f.nama AS nama_fakultas,
           p.gelar, p.singkatan_gelar, m.id_kampus, m.id_jenis_kelas, k.kode AS kelas, d.nama_lengkap AS nama_pa, b.tempat_lahir, b.tanggal_lahir, b.id_foto,
           nullif(concat_ws(', ', b.jalan, b.kelurahan), '') AS alamat, m.tanggal_masuk, m.tanggal_keluar, m.nomor_ijazah, m.judul_skripsi,
           ${semesterKe(periode)} AS semester_ke, coalesce(p.batas_studi_semester, 2 * p.masa_tempuh) AS batas_semester, coalesce(m.sks_diakui, 0) AS sks_diakui,
           (SELECT a.nomor_sk || ' (' || a.peringkat || ')' FROM akreditasi a
             WHERE a.college_id = m.college_id AND a.id_prodi = m.id_prodi AND NOT a.internasional
             ORDER BY a.tanggal_mulai DESC, a.tanggal_sk DESC, a.id LIMIT 1) AS sk_akreditasi
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN jurusan j ON j.college_id = p.college_id AND j.id = p.id_jurusan
      LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = coalesce(p.id_fakultas, j.id_fakultas)
      LEFT JOIN kelas_default k ON k.college_id = m.college_id AND k.id = m.id_kelas_default
      LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
     WHERE m.id = ANY (${ids}::uuid[])`.execute(db)
  return rows
}

type Pemilih = {
  prodi?: readonly string[] | undefined
  angkatan?: readonly number[] | undefined
  kelas?: readonly string[] | undefined
  status?: readonly string[] | undefined
  pilih?: readonly string[] | undefined
}

export type OrangPilihan = {
  id: string
  idProdi: string
  idKampus: string
  jenisKelas: string
  jenjang: string
  prodi: string
  kelas: string
}

/** Students for a mass print, in the order of the paper: prodi, class, NIM. */
export async function listPilihan(db: Db, { prodi, angkatan, kelas, status, pilih }: Pemilih): Promise<OrangPilihan[]> {
  const any = (column: string, values: readonly (string | number)[] | undefined, type: string) =>
    values?.length ? sql`AND ${sql.ref(column)} = ANY (${values}::${sql.raw(type)})` : sql``
  const { rows } = await sql<OrangPilihan>`
    SELECT m.id, m.id_prodi, m.id_kampus, m.id_jenis_kelas AS jenis_kelas, p.jenjang, p.kode || ' ' || p.jenjang_prodi || ' ' || p.nama AS prodi,
           p.kode || ' ' || p.jenjang_prodi || ' ' || p.nama || coalesce(' ' || k.kode, '') || ' ' || m.angkatan AS kelas
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN kelas_default k ON k.college_id = m.college_id AND k.id = m.id_kelas_default
     WHERE true ${any('m.id_prodi', prodi, 'uuid[]')} ${any('m.angkatan', angkatan, 'int[]')} ${any('m.id_kelas_default', kelas, 'uuid[]')}
       ${any('m.status', status, 'text[]')} ${any('m.id', pilih, 'uuid[]')}
     ORDER BY p.kode, k.kode NULLS LAST, m.nim`.execute(db)
  return rows
}

/** Names of students for a list of those who could not be printed. */
export async function listNama(db: Db, ids: readonly string[]): Promise<Map<string, { nim: string; nama: string }>> {
  const { rows } = await sql<{ id: string; nim: string; nama: string }>`
    SELECT id, nim, nama FROM mahasiswa WHERE id = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...one }) => [id, one]))
}
