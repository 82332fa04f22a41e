import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { nilaiDanKonversi } from '../konversi-nilai/transkrip-queries'

/** Sets of graduation rules with the names of prodi, curriculum and period. */
export const selectSksKelulusan = (db: Db, { idProdi }: { idProdi?: string | undefined } = {}) =>
  db
    .selectFrom('sksKelulusan as s')
    .innerJoin('periode as t', (on) => on.onRef('t.collegeId', '=', 's.collegeId').onRef('t.id', '=', 's.berlakuMulai'))
    .leftJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 's.collegeId').onRef('p.id', '=', 's.idProdi'))
    .leftJoin('kurikulum as k', (on) => on.onRef('k.collegeId', '=', 's.collegeId').onRef('k.id', '=', 's.idKurikulum'))
    .select([
      's.id',
      's.versi',
      's.diubahPada',
      's.jenjang',
      's.idProdi',
      's.angkatanMulai',
      's.angkatanSampai',
      's.berlakuMulai',
      's.idKurikulum',
    ])
    .select([
      's.sksLulus',
      's.sksWajib',
      's.sksPilihan',
      's.ipkMin',
      's.persenMaksD',
      's.bolehE',
      's.nilaiMinWajib',
      's.masaStudiMaks',
      's.syarat',
    ])
    .select(['t.label as labelPeriode', 'p.nama as namaProdi', 'p.jenjangProdi', 'k.nama as namaKurikulum'])
    .$if(idProdi !== undefined, (query) => query.where('s.idProdi', '=', idProdi ?? ''))

export const findSksKelulusan = (db: Db, id: string) => selectSksKelulusan(db).where('s.id', '=', id).executeTakeFirst()

export type Kurikulum = {
  id: string
  nama: string
  idProdi: string
  idKonsentrasi: string | null
  jenjang: string
  jenjangProdi: string
  kodeProdi: string
  namaProdi: string
  sksProdi: number
  ipkProdi: number
  angkatanMulai: number
  angkatanSampai: number | null
  status: string
  /** Electives that its students must take. */
  jumlahSksPilihan: number
  /** SKS of its rows: all, required, elective. */
  sks: number
  sksWajib: number
  sksPilihan: number
}

/** Every curriculum with the SKS of its rows. */
export async function listKurikulum(db: Db): Promise<Kurikulum[]> {
  const { rows } = await sql<Kurikulum>`
    SELECT k.id, k.nama, k.id_prodi, k.id_konsentrasi, p.jenjang, p.jenjang_prodi, p.kode AS kode_prodi, p.nama AS nama_prodi, p.sks_lulus AS sks_prodi,
           p.ipk_minimal_lulus AS ipk_prodi, k.angkatan_mulai, k.angkatan_sampai, k.status, k.jumlah_sks_pilihan,
           coalesce(sum(mk.sks), 0)::float8 AS sks, coalesce(sum(mk.sks) FILTER (WHERE r.wajib), 0)::float8 AS sks_wajib,
           coalesce(sum(mk.sks) FILTER (WHERE NOT r.wajib), 0)::float8 AS sks_pilihan
      FROM kurikulum k
      JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
      LEFT JOIN kurikulum_makul r ON r.college_id = k.college_id AND r.id_kurikulum = k.id
      LEFT JOIN mata_kuliah mk ON mk.college_id = r.college_id AND mk.id = r.id_makul
     GROUP BY k.college_id, k.id, p.college_id, p.id ORDER BY p.kode, k.angkatan_mulai DESC, k.nama, k.id`.execute(db)
  return rows
}

export type MakulWajib = { idKurikulum: string; kode: string; sks: number }

/** The required courses of all curricula, or of one. */
export async function listMakulWajib(db: Db, idKurikulum?: string): Promise<MakulWajib[]> {
  const satu = idKurikulum === undefined ? sql`` : sql`AND r.id_kurikulum = ${idKurikulum}`
  const { rows } = await sql<MakulWajib>`
    SELECT r.id_kurikulum, mk.kode, mk.sks FROM kurikulum_makul r JOIN mata_kuliah mk ON mk.college_id = r.college_id AND mk.id = r.id_makul
     WHERE r.wajib ${satu} ORDER BY r.semester, mk.kode, mk.id`.execute(db)
  return rows
}

/** A student before his audit. */
export type CalonLulus = {
  id: string
  nim: string
  nama: string
  idProdi: string
  idKonsentrasi: string | null
  idKurikulum: string | null
  idJenisKelas: string
  jenjang: string
  jenjangProdi: string
  namaProdi: string
  sksProdi: number
  ipkProdi: number
  angkatan: number
  sksDiakui: number
  /** SKS passed by the newest AKM, recognised ones included. */
  sksLulus: number
  siapPddikti: boolean
  /** First day of the period of entry. */
  mulai: string
  tanggalKeluar: string | null
  /** Main periods of leave. */
  cuti: number
}

type Pilih = { nim: string } | { id: string } | { minimalSks: number }

function dipilih(pilih: Pilih) {
  if ('nim' in pilih) return sql`m.nim = ${pilih.nim.toUpperCase()}`
  if ('id' in pilih) return sql`m.id = ${pilih.id}`
  return sql`m.status IN ('A', 'C', 'N', 'S', 'U', 'O') AND m.sks_lulus >= ${pilih.minimalSks}`
}

/** Students for an audit: one by NIM or id, or all who study and have passed so many SKS. */
export async function listCalonLulus(db: Db, pilih: Pilih): Promise<CalonLulus[]> {
  const { rows } = await sql<CalonLulus>`
    SELECT m.id, m.nim, m.nama, m.id_prodi, m.id_konsentrasi, m.id_kurikulum, m.id_jenis_kelas, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, p.sks_lulus AS sks_prodi,
           p.ipk_minimal_lulus AS ipk_prodi, m.angkatan, coalesce(m.sks_diakui, 0) AS sks_diakui, m.sks_lulus, m.siap_pddikti, t.tanggal_mulai AS mulai, m.tanggal_keluar,
           (SELECT count(*)::int FROM aktivitas_kuliah a
             WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.status = 'C' AND a.id_periode % 10 <= 2) AS cuti
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN periode t ON t.college_id = m.college_id AND t.id = m.periode_masuk
     WHERE ${dipilih(pilih)} ORDER BY m.nim`.execute(db)
  return rows
}

export type NilaiTempuh = {
  idMahasiswa: string
  idMakul: string
  kode: string
  jenis: string
  idPeriode: number
  sks: number
  huruf: string
  indeks: number | null
  masukIpk: boolean
  /** Recognised from elsewhere, so no attempt here. */
  konversi: boolean
  /** Held by the student's sksDiakui. */
  diakui: boolean
  digantiSejak: number | null
}

/** The final grades of some students, with what of their courses decides. */
export async function listNilaiFinal(db: Db, idMahasiswa: readonly string[]): Promise<NilaiTempuh[]> {
  const { rows } = await sql<NilaiTempuh>`
    SELECT n.id_mahasiswa, n.id_makul, mk.kode, mk.jenis, n.id_periode, n.sks, n.huruf, n.indeks, (mk.masuk_ipk AND mk.sistem_penilaian = 'indeks' AND n.masuk) AS masuk_ipk, n.konversi, n.diakui, n.diganti_sejak
      FROM ${nilaiDanKonversi(idMahasiswa)} JOIN mata_kuliah mk ON mk.college_id = n.college_id AND mk.id = n.id_makul
     WHERE n.status = 'final' AND n.huruf IS NOT NULL`.execute(db)
  return rows
}
