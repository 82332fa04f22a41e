import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

export type DosenFilter = {
  cari?: string | undefined
  prodi?: string[] | undefined
  jenisDosen?: string[] | undefined
  statusAktif?: string | undefined
  keaktifan?: string[] | undefined
  jabatan?: string[] | undefined
  pendidikan?: string[] | undefined
  serdos?: boolean | undefined
  pensiunSebelum?: string | undefined
}

/** Who asks: lecturers of other prodi are not among his, guests belong to all; `periode` is whose SKS are counted. */
export type Asker = { idProdi: readonly string[] | null; periode: number; hari: string }

const kode = (daftar: string, column: string) =>
  sql<
    string | null
  >`(SELECT r.nama FROM ref_kode r WHERE r.college_id = d.college_id AND r.daftar = ${sql.lit(daftar)} AND r.kode = ${sql.ref(column)})`

/** Live advisees who still study (DM-R12). */
export const bebanPa = sql<number>`(SELECT count(*)::int FROM dosen_pa a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
  WHERE a.college_id = d.college_id AND a.id_dosen = d.id AND a.akhir_periode IS NULL AND m.status IN ('A','C','N','S','U','O'))`

/** SKS that a lecturer teaches in a period: his share of a class, or the whole of one that is his alone. */
const sksPeriode = (periode: number) => sql<number>`(
  SELECT coalesce(sum(x.sks), 0)::float8 FROM (
    SELECT p.sks_substansi AS sks FROM pengampu p JOIN kelas_kuliah k ON k.college_id = p.college_id AND k.id = p.id_kelas
     WHERE p.college_id = d.college_id AND p.id_dosen = d.id AND k.id_periode = ${periode}
    UNION ALL
    SELECT mk.sks FROM kelas_kuliah k JOIN mata_kuliah mk ON mk.college_id = k.college_id AND mk.id = k.id_makul
     WHERE k.college_id = d.college_id AND k.id_dosen = d.id AND k.id_periode = ${periode}
       AND NOT EXISTS (SELECT 1 FROM pengampu p WHERE p.college_id = k.college_id AND p.id_kelas = k.id)) x)`

const anyOf = (column: string, values: string[] | undefined) =>
  values?.length ? [sql<SqlBool>`${sql.ref(column)} = ANY (${values}::text[])`] : []

function named(cari: string | undefined) {
  if (!cari) return []
  const text = contains(cari)
  return [
    sql<SqlBool>`(lower(d.nama) LIKE ${text.toLowerCase()} OR d.nama_lengkap ILIKE ${text} OR d.nidn LIKE ${text} OR d.nuptk LIKE ${text} OR d.nip LIKE ${text} OR d.nidk LIKE ${text})`,
  ]
}

function conditions({ cari, prodi, pensiunSebelum, ...f }: DosenFilter, { idProdi, hari }: Asker) {
  return [
    ...(idProdi === null ? [] : [sql<SqlBool>`(d.id_prodi_homebase IS NULL OR d.id_prodi_homebase = ANY (${idProdi}::uuid[]))`]),
    ...named(cari),
    ...(prodi?.length ? [sql<SqlBool>`(p.id::text = ANY (${prodi}::text[]) OR p.kode = ANY (${prodi}::text[]))`] : []),
    ...anyOf('d.jenis_dosen', f.jenisDosen),
    ...anyOf('d.status_aktif', f.statusAktif ? [f.statusAktif] : undefined),
    ...anyOf('d.id_status_keaktifan', f.keaktifan),
    ...anyOf('d.jabatan_fungsional', f.jabatan),
    ...anyOf('d.pendidikan_tertinggi', f.pendidikan),
    ...(f.serdos === undefined ? [] : [sql<SqlBool>`d.serdos = ${f.serdos}`]),
    ...(pensiunSebelum === undefined
      ? []
      : [sql<SqlBool>`d.tanggal_pensiun BETWEEN ${hari}::date AND ${pensiunSebelum}::date AND d.status_aktif = 'A'`]),
  ]
}

/** Lecturers with the names of their codes, their load and how complete they are. */
export function selectDosen(db: Db, filter: DosenFilter, asker: Asker) {
  const query = db
    .selectFrom('dosen as d')
    .leftJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'd.collegeId').onRef('p.id', '=', 'd.idProdiHomebase'))
    .select([
      'd.id',
      'd.versi',
      'd.idFoto',
      'd.namaLengkap',
      'd.nidn',
      'd.nuptk',
      'd.nip',
      sql<'A' | 'F' | 'T'>`d.jenis_dosen`.as('jenisDosen'),
      'd.idProdiHomebase',
      'd.unitTamu',
      'p.jenjangProdi',
      'p.nama as namaProdi',
      'd.serdos',
      'd.idStatusKeaktifan',
      sql<'A' | 'N'>`d.status_aktif`.as('statusAktif'),
      'd.maksBimbinganPa',
      'd.kelengkapan',
      'd.tanggalPensiun',
      'd.jenisKelamin',
      'd.tanggalLahir',
      'd.handphone',
      'd.email',
      kode('ikatan-kerja', 'd.id_ikatan_kerja').as('ikatanKerja'),
      kode('jabatan-fungsional', 'd.jabatan_fungsional').as('jabatanFungsional'),
      kode('pangkat-golongan', 'd.golongan').as('golongan'),
      kode('jenjang-pendidikan', 'd.pendidikan_tertinggi').as('pendidikan'),
      kode('status-keaktifan', 'd.id_status_keaktifan').as('statusKeaktifan'),
      bebanPa.as('bebanPa'),
      sksPeriode(asker.periode).as('sksPeriode'),
    ])
  return conditions(filter, asker).reduce((narrowed, condition) => narrowed.where(condition), query)
}
