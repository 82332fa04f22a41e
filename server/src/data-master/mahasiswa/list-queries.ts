import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { batasStudi, conditionsOf, semesterKe, type FilterOptions, type MahasiswaFilter } from './filter-queries'
import { likeness } from './search-queries'

/** A student as the list and its export need him; personal columns are cut later for who may not see them. */
export type MahasiswaListRow = {
  id: string
  versi: number
  idFoto: string | null
  nim: string
  nama: string
  idProdi: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  status: string
  semesterKe: number
  batasStudi: number
  jenisKelas: string | null
  kampus: string | null
  kelas: string | null
  kelompokSesi: string | null
  dosenPa: string | null
  ipk: number | null
  sksLulus: number
  kelengkapan: number
  siapPddikti: boolean
  jenisDaftar: string
  jalurDaftar: string | null
  gelombang: string | null
  jenisKelamin: string
  agama: string | null
  tempatLahir: string | null
  tanggalLahir: string | null
  asalSekolah: string | null
  provinsi: string | null
  klasifikasi: string | null
  instansi: string | null
  handphone: string | null
  email: string | null
}

export type ListQuery = { filter: MahasiswaFilter; options: FilterOptions; order: [string, 'asc' | 'desc'][] }
type Window = { limit: number; offset: number }

const SORT: Record<string, string> = {
  nim: 'm.nim',
  nama: 'm.nama',
  angkatan: 'm.angkatan',
  ipk: 'm.ipk',
  kelengkapan: 'm.kelengkapan',
  tanggalMasuk: 'm.tanggal_masuk',
}

/** Every filter of a query as the WHERE of `mahasiswa m`. */
export const where = ({ filter, options }: ListQuery): RawBuilder<unknown> => {
  const conditions = conditionsOf(filter, options)
  return conditions.length ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
}

function orderBy({ filter, options, order }: ListQuery): RawBuilder<unknown> {
  if (order.length === 0 && options.alike && filter.cari) return sql`ORDER BY ${likeness(filter.cari)} DESC, m.nama, m.nim`
  const wanted = order.length > 0 ? order : ([['nim', 'asc']] as const)
  const columns = wanted.map(
    ([field, direction]) => sql`${sql.ref(SORT[field] ?? 'm.nim')} ${sql.raw(direction === 'desc' ? 'DESC NULLS LAST' : 'ASC')}`,
  )
  return sql`ORDER BY ${sql.join(columns)}${wanted.some(([field]) => field === 'nim') ? sql`` : sql`, m.nim`}`
}

/** The groups that a student is in now, by name. */
const klasifikasiKini = sql`(
  SELECT string_agg(kl.nama, ', ' ORDER BY kl.nama) FROM klasifikasi_mahasiswa km
    JOIN klasifikasi kl ON kl.college_id = km.college_id AND kl.id = km.id_klasifikasi
   WHERE km.college_id = m.college_id AND km.id_mahasiswa = m.id AND km.periode_akhir IS NULL)`

/** What a row of the list has, of `mahasiswa m` and its `joins`. */
export const columns = (periode: number) => sql`
  m.id, m.versi, b.id_foto, m.nim, m.nama, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status, ${semesterKe(periode)} AS semester_ke,
  ${batasStudi} AS batas_studi, jk.nama AS jenis_kelas, ka.nama AS kampus, kd.kode AS kelas, ks.nama AS kelompok_sesi, d.nama_lengkap AS dosen_pa, m.ipk, m.sks_lulus,
  m.kelengkapan * 5 AS kelengkapan, m.siap_pddikti, m.jenis_daftar, m.jalur_daftar, m.gelombang, m.jenis_kelamin, ag.nama AS agama, b.tempat_lahir, b.tanggal_lahir,
  sk.nama AS asal_sekolah, pv.nama AS provinsi, ${klasifikasiKini} AS klasifikasi, ins.nama AS instansi, b.handphone, b.email`

export const joins = sql`
  JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
  JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
  LEFT JOIN jenis_kelas jk ON jk.college_id = m.college_id AND jk.id = m.id_jenis_kelas
  LEFT JOIN kampus ka ON ka.college_id = m.college_id AND ka.id = m.id_kampus
  LEFT JOIN kelas_default kd ON kd.college_id = m.college_id AND kd.id = m.id_kelas_default
  LEFT JOIN kelompok_sesi ks ON ks.college_id = m.college_id AND ks.id = m.id_kelompok_sesi
  LEFT JOIN instansi ins ON ins.college_id = m.college_id AND ins.id = m.id_instansi
  LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
  LEFT JOIN ref_kode ag ON ag.college_id = m.college_id AND ag.daftar = 'agama' AND ag.kode = b.id_agama
  LEFT JOIN sekolah sk ON sk.id = m.id_sekolah
  LEFT JOIN wilayah pv ON pv.kode = left(b.id_wilayah, 2) || '0000'`

/**
 * One page. The keys of the page come first, from an index alone, and only its rows are joined: page 500 costs what
 * page 1 costs plus walking the index. The window stands in the text: a prepared plan that doesn't know it is counted
 * as if it read a tenth of the college, and is never used.
 */
export const listStatement = (query: ListQuery, { limit, offset }: Window) => sql<MahasiswaListRow>`
    WITH halaman AS MATERIALIZED (
      SELECT m.id, row_number() OVER () AS urut FROM (SELECT m.id FROM mahasiswa m ${where(query)} ${orderBy(query)} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}) m
    )
    SELECT ${columns(query.options.periode)}
      FROM halaman h JOIN mahasiswa m ON m.id = h.id AND m.college_id = (SELECT app_college()) ${joins}
     ORDER BY h.urut`

export async function listMahasiswa(db: Db, query: ListQuery, window: Window): Promise<MahasiswaListRow[]> {
  const { rows } = await listStatement(query, window).execute(db)
  return rows
}

export async function countMahasiswa(db: Db, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM mahasiswa m ${where(query)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Everything that the filters find, in order, through a cursor. */
export async function* streamMahasiswa(db: Db, query: ListQuery): AsyncIterable<MahasiswaListRow> {
  const statement = sql<MahasiswaListRow>`SELECT ${columns(query.options.periode)} FROM mahasiswa m ${joins} ${where(query)} ${orderBy(query)}`
  for await (const { rows } of db.getExecutor().stream<MahasiswaListRow>(statement.compile(db), 500)) yield* rows
}
