import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { sampaiPeriode } from './posisi-queries'
import { matches, resembles } from './search-queries'

type Range<T> = { after?: T | undefined; before?: T | undefined } | undefined

/** The filters of GET /v1/mahasiswa after validation. */
export type MahasiswaFilter = {
  cari?: string | undefined
  nim?: string | undefined
  prodi?: string[] | undefined
  fakultas?: string[] | undefined
  jurusan?: string[] | undefined
  jenjang?: string[] | undefined
  angkatan?: number[] | undefined
  periodeMasuk?: number | undefined
  status?: string[] | undefined
  periode?: number | undefined
  jenisKelas?: string[] | undefined
  kampus?: string[] | undefined
  kelasDefault?: string[] | undefined
  konsentrasi?: string[] | undefined
  jenisDaftar?: string[] | undefined
  jalurDaftar?: string[] | undefined
  gelombang?: string[] | undefined
  jenisKelamin?: string | undefined
  agama?: string[] | undefined
  dosenPa?: string | undefined
  tanpaPa?: boolean | undefined
  tanpaKelas?: boolean | undefined
  belumDiatur?: boolean | undefined
  klasifikasi?: string[] | undefined
  instansi?: string[] | undefined
  provinsi?: string | undefined
  kota?: string | undefined
  sekolah?: string | undefined
  semesterKe?: Range<number>
  ipk?: Range<number>
  sisaStudi?: Range<number>
  lengkap?: boolean | undefined
  siapPddikti?: boolean | undefined
  adaFoto?: boolean | undefined
  tanggalLahir?: Range<string>
  pilih?: string[] | undefined
  kelompokTersimpan?: string | undefined
  impor?: string | undefined
}

/** `anggota` narrows to the members of a saved set, as `kelompok/resolve` found them. */
export type FilterOptions = { periode: number; alike: boolean; anggota?: Condition | undefined }

export type Condition = Expression<SqlBool>

const any = (column: string, values: readonly (string | number)[] | undefined, type: string): Condition[] =>
  values?.length ? [sql<SqlBool>`${sql.ref(column)} = ANY (${values}::${sql.raw(type)})`] : []

const between = (value: Expression<unknown>, range: Range<number | string>): Condition[] => [
  ...(range?.after === undefined ? [] : [sql<SqlBool>`${value} >= ${range.after}`]),
  ...(range?.before === undefined ? [] : [sql<SqlBool>`${value} <= ${range.before}`]),
]

const when = (wanted: boolean | undefined, condition: string): Condition[] =>
  wanted === undefined ? [] : [wanted ? sql<SqlBool>`${sql.raw(condition)}` : sql<SqlBool>`NOT (${sql.raw(condition)})`]

/** Main periods of leave up to a period; read from a small index of leaves alone. Even places of a period in time are main. */
const cuti = (periode: number) => sql`(
  SELECT count(DISTINCT c.urut)::int FROM riwayat_status c
   WHERE c.college_id = m.college_id AND c.id_mahasiswa = m.id AND c.status = 'C' AND NOT c.dibatalkan AND c.urut % 2 = 0
     AND c.urut <= urutan_periode(least(${periode}, coalesce(m.periode_keluar, ${periode}))))`

const semesterLess = (periode: number, leaves: RawBuilder<unknown>) => sql<number>`greatest(1, m.semester_awal
  + least(langkah_periode(${periode}), langkah_periode(coalesce(m.periode_keluar, ${periode}))) - langkah_periode(m.periode_masuk) - ${leaves})`

/** Semester in a period (DM-R6): leave of main periods does not count, who left stops at the last period. */
export const semesterKe = (periode: number) => semesterLess(periode, cuti(periode))

/** The same over a whole college: who never took leave, as nearly everyone, costs one look into a hash instead of a query. */
export const semesterKeOfMany = (periode: number) =>
  semesterLess(
    periode,
    sql`CASE WHEN m.id IN (SELECT x.id_mahasiswa FROM riwayat_status x WHERE x.status = 'C' AND NOT x.dibatalkan) THEN ${cuti(periode)} ELSE 0 END`,
  )

/** Semesters allowed (DM-R7). */
export const batasStudi = sql<number>`coalesce(p.batas_studi_semester, 2 * p.masa_tempuh)`

/** Students with one of these statuses in a period: the live row with the greatest period up to it counts (DM-R10). */
export const idsWithStatusIn = (periode: number, status: readonly string[]) => sql`
  SELECT posisi.id_mahasiswa FROM (
    SELECT DISTINCT ON (r.id_mahasiswa) r.id_mahasiswa, r.status FROM riwayat_status r
     WHERE NOT r.dibatalkan AND r.urut <= urutan_periode(${periode}) ORDER BY r.id_mahasiswa, r.urut DESC
  ) posisi WHERE posisi.status = ANY (${status}::text[])`

const prodiWhere = (column: string, ids: string[] | undefined): Condition[] =>
  ids?.length ? [sql<SqlBool>`m.id_prodi IN (SELECT x.id FROM prodi x WHERE ${sql.ref(`x.${column}`)} = ANY (${ids}::uuid[]))`] : []

const biodataWhere = (conditions: Condition[]): Condition[] =>
  conditions.length
    ? [
        sql<SqlBool>`EXISTS (SELECT 1 FROM biodata b WHERE b.college_id = m.college_id AND b.id = m.id_biodata AND ${sql.join(conditions, sql` AND `)})`,
      ]
    : []

/** Prodi are named by id or by code, as the operator's own list does. */
function prodiNamed(values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  return [
    sql<SqlBool>`m.id_prodi IN (SELECT x.id FROM prodi x WHERE x.id::text = ANY (${values}::text[]) OR x.kode = ANY (${values}::text[]))`,
  ]
}

function personConditions(filter: MahasiswaFilter): Condition[] {
  const region = filter.kota ?? filter.provinsi
  // Codes of a region begin with the code of the region above: 2 digits a province, 4 a city.
  const prefix = region?.replace(/0+$/, '') ?? ''
  return biodataWhere([
    ...between(sql`b.tanggal_lahir`, filter.tanggalLahir),
    ...when(filter.adaFoto, 'b.id_foto IS NOT NULL'),
    ...(region ? [sql<SqlBool>`b.id_wilayah LIKE ${`${prefix}%`}`] : []),
  ])
}

function periodConditions(filter: MahasiswaFilter, { periode }: FilterOptions): Condition[] {
  const asOf = filter.periode
  const asked = filter.status ?? []
  const inPeriod = asOf !== undefined && asked.length > 0 ? [sql<SqlBool>`m.id IN (${idsWithStatusIn(asOf, asked)})`] : []
  const status = asOf === undefined ? any('m.status', filter.status, 'text[]') : inPeriod
  return [
    ...status,
    ...(asOf === undefined ? [] : [sampaiPeriode('m.periode_masuk', asOf)]),
    ...between(semesterKeOfMany(periode), filter.semesterKe),
    ...between(
      sql`(SELECT ${batasStudi} - ${semesterKeOfMany(periode)} FROM prodi p WHERE p.college_id = m.college_id AND p.id = m.id_prodi)`,
      filter.sisaStudi,
    ),
  ]
}

/** Where he is placed, and the groups and agencies that he belongs to now. */
function groupConditions({ belumDiatur, klasifikasi, instansi, impor }: MahasiswaFilter): Condition[] {
  return [
    ...when(belumDiatur, "m.status IN ('A','C','N','S','U','O') AND (m.id_kelas_default IS NULL OR m.id_kelompok_sesi IS NULL)"),
    ...(klasifikasi?.length
      ? [
          sql<SqlBool>`m.id IN (SELECT km.id_mahasiswa FROM klasifikasi_mahasiswa km WHERE km.id_klasifikasi = ANY (${klasifikasi}::uuid[]) AND km.periode_akhir IS NULL)`,
        ]
      : []),
    ...any('m.id_instansi', instansi, 'uuid[]'),
    ...(impor
      ? // As an array: of rows that have just been staged the planner expects one, and would look through all students for each.
        [sql<SqlBool>`m.id = ANY (ARRAY(SELECT b.sasaran::uuid FROM impor_baris b WHERE b.id_impor = ${impor} AND b.status = 'tersimpan'))`]
      : []),
  ]
}

/** Every filter that was named, as conditions on `mahasiswa m`. */
export function conditionsOf(filter: MahasiswaFilter, options: FilterOptions): Condition[] {
  const { cari } = filter
  return [
    ...(cari ? [options.alike ? resembles(cari) : matches(cari)] : []),
    ...(filter.nim ? [sql<SqlBool>`m.nim = ${filter.nim.toUpperCase()}`] : []),
    ...prodiNamed(filter.prodi),
    ...prodiWhere('id_fakultas', filter.fakultas),
    ...prodiWhere('id_jurusan', filter.jurusan),
    ...(filter.jenjang?.length
      ? [sql<SqlBool>`m.id_prodi IN (SELECT x.id FROM prodi x WHERE x.jenjang = ANY (${filter.jenjang}::text[]))`]
      : []),
    ...any('m.angkatan', filter.angkatan, 'int[]'),
    ...(filter.periodeMasuk === undefined ? [] : [sql<SqlBool>`m.periode_masuk = ${filter.periodeMasuk}`]),
    ...any('m.id_jenis_kelas', filter.jenisKelas, 'uuid[]'),
    ...any('m.id_kampus', filter.kampus, 'uuid[]'),
    ...any('m.id_kelas_default', filter.kelasDefault, 'uuid[]'),
    ...any('m.id_konsentrasi', filter.konsentrasi, 'uuid[]'),
    ...any('m.jenis_daftar', filter.jenisDaftar, 'text[]'),
    ...any('m.jalur_daftar', filter.jalurDaftar, 'text[]'),
    ...any('m.gelombang', filter.gelombang, 'text[]'),
    ...any('m.id_agama', filter.agama, 'text[]'),
    ...(filter.jenisKelamin ? [sql<SqlBool>`m.jenis_kelamin = ${filter.jenisKelamin}`] : []),
    ...(filter.dosenPa ? [sql<SqlBool>`m.id_dosen_pa = ${filter.dosenPa}`] : []),
    ...when(filter.tanpaPa, 'm.id_dosen_pa IS NULL'),
    ...when(filter.tanpaKelas, 'm.id_kelas_default IS NULL'),
    ...groupConditions(filter),
    ...(filter.sekolah ? [sql<SqlBool>`m.id_sekolah = ${filter.sekolah}`] : []),
    ...between(sql`m.ipk`, filter.ipk),
    ...when(filter.lengkap, 'm.kelengkapan = 20'),
    ...when(filter.siapPddikti, 'm.siap_pddikti'),
    ...personConditions(filter),
    ...periodConditions(filter, options),
    ...any('m.id', filter.pilih, 'uuid[]'),
    ...(options.anggota ? [options.anggota] : []),
  ]
}
