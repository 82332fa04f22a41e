import { RENTANG_IPK, type NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { sql, type RawBuilder } from 'kysely'
import { semesterKeOfMany } from '../filter-queries'
import { akmPada, ipkPada, statusPada } from '../posisi-queries'

/** The moment that is counted: the period, its last day or today, and whether no later period has been counted. */
export type Saat = { periode: number; tanggal: string; kini: boolean }

type Gabungan = 'prodi' | 'biodata' | 'penghasilan' | 'pekerjaan' | 'klasifikasi' | 'akm'

/**
 * What is grouped by as it is stored, one value for each key, and what is put behind it to make the key. Turning it into text
 * is left to the few groups: 50,000 ids written out cost more than counting them.
 */
type Ekspresi = { mentah: (saat: Saat) => RawBuilder<unknown>; akhiran?: string; butuh?: Gabungan }

const kolom = (nama: string, butuh?: Gabungan): Ekspresi => ({ mentah: () => sql.ref(nama), ...(butuh && { butuh }) })

/** Nobody is older. */
const TERTUA = 120

/**
 * Years since birth on a day: among the days of birth of those who turn 120, 119 ... 1, which a search by halves finds.
 * Reckoning with intervals takes as long for each of 50,000 persons as everything else together.
 */
const UMUR = (tanggal: string) => sql<number>`(${sql.lit(TERTUA)} - width_bucket(b.tanggal_lahir, ARRAY(
  SELECT (${tanggal}::date - make_interval(years => ${sql.lit(TERTUA + 1)} - tahun))::date + 1 FROM generate_series(1, ${sql.lit(TERTUA)}) tahun)))`

/** The bin of an IPK by its lower bound. */
export const rentang = (ipk: RawBuilder<unknown>) =>
  sql`CASE ${sql.join(
    [...RENTANG_IPK].toReversed().map(({ dari, kunci }) => sql`WHEN ${ipk} >= ${dari}::numeric THEN ${kunci}`),
    sql` `,
  )} END`

/** Where each dimension stands. */
const EKSPRESI: Record<NamaDimensi, Ekspresi> = {
  fakultas: kolom('p.id_fakultas', 'prodi'),
  jurusan: kolom('p.id_jurusan', 'prodi'),
  prodi: kolom('m.id_prodi'),
  jenjang: kolom('p.jenjang', 'prodi'),
  angkatan: kolom('m.angkatan'),
  status: { mentah: ({ periode }) => statusPada(periode) },
  jenisKelamin: kolom('m.jenis_kelamin'),
  agama: kolom('m.id_agama'),
  kewarganegaraan: kolom('b.kewarganegaraan', 'biodata'),
  jenisKelas: kolom('m.id_jenis_kelas'),
  kampus: kolom('m.id_kampus'),
  kelas: kolom('m.id_kelas_default'),
  jenisDaftar: kolom('m.jenis_daftar'),
  jalur: kolom('m.jalur_daftar'),
  gelombang: kolom('m.gelombang'),
  provinsi: { mentah: () => sql`left(b.id_wilayah, 2)`, akhiran: '0000', butuh: 'biodata' },
  kota: { mentah: () => sql`left(b.id_wilayah, 4)`, akhiran: '00', butuh: 'biodata' },
  sekolah: kolom('m.id_sekolah'),
  klasifikasi: kolom('kl.nama', 'klasifikasi'),
  instansi: kolom('m.id_instansi'),
  penghasilan: kolom('pg.id_penghasilan', 'penghasilan'),
  pekerjaan: kolom('pk.id_pekerjaan', 'pekerjaan'),
  semesterKe: { mentah: ({ periode }) => semesterKeOfMany(periode) },
  umur: { mentah: ({ tanggal }) => UMUR(tanggal), butuh: 'biodata' },
  ipk: { mentah: ({ periode, kini }) => rentang(ipkPada(periode, kini)), butuh: 'akm' },
  dosenPa: kolom('m.id_dosen_pa'),
}

/** Father, mother, guardian: who comes first and is known speaks for the household. */
const orangTua = (kolom: 'id_penghasilan' | 'id_pekerjaan') => sql`
  SELECT DISTINCT ON (o.id_biodata) o.id_biodata, o.${sql.ref(kolom)} FROM orang_tua o WHERE o.${sql.ref(kolom)} IS NOT NULL ORDER BY o.id_biodata, o.peran`

const GABUNGAN: Record<Gabungan, (saat: Saat) => RawBuilder<unknown>> = {
  prodi: () => sql`JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi`,
  biodata: () => sql`JOIN b ON b.id = m.id_biodata`,
  penghasilan: () => sql`LEFT JOIN (${orangTua('id_penghasilan')}) pg ON pg.id_biodata = m.id_biodata`,
  pekerjaan: () => sql`LEFT JOIN (${orangTua('id_pekerjaan')}) pk ON pk.id_biodata = m.id_biodata`,
  klasifikasi: ({ periode }) => sql`LEFT JOIN (
    SELECT x.id_mahasiswa, string_agg(k.nama, ' + ' ORDER BY k.nama) AS nama
      FROM klasifikasi_mahasiswa x JOIN klasifikasi k ON k.college_id = x.college_id AND k.id = x.id_klasifikasi
     WHERE urutan_periode(x.periode_mulai) <= urutan_periode(${periode})
       AND (x.periode_akhir IS NULL OR urutan_periode(x.periode_akhir) >= urutan_periode(${periode}))
     GROUP BY x.id_mahasiswa) kl ON kl.id_mahasiswa = m.id`,
  akm: ({ periode, kini }) => (kini ? sql`` : akmPada(periode)),
}

/**
 * What is counted by of the persons, read once: joined row by row, the planner takes the row-level conditions for a
 * sieve, expects few persons and looks 50,000 of them up one after the other, which takes three times as long.
 */
export const ORANG = sql`b AS MATERIALIZED (SELECT id, kewarganegaraan, id_wilayah, tanggal_lahir FROM biodata)`

/** What is grouped by for a dimension. */
export const mentahDimensi = (nama: NamaDimensi, saat: Saat): RawBuilder<unknown> => EKSPRESI[nama].mentah(saat)

/** Its key, of a column that holds what was grouped by. */
export function kunciDimensi(nama: NamaDimensi, kelompok: RawBuilder<unknown>): RawBuilder<string | null> {
  const { akhiran } = EKSPRESI[nama]
  return akhiran === undefined ? sql`${kelompok}::text` : sql`${kelompok} || ${sql.lit(akhiran)}`
}

export const umurPada = ({ tanggal }: Saat) => UMUR(tanggal)

/** The joins that these dimensions and averages need, each once. */
export function gabungan(dimensi: readonly NamaDimensi[], rata: { ipk: boolean; umur: boolean }, saat: Saat): RawBuilder<unknown> {
  const names = new Set(dimensi.flatMap((nama) => EKSPRESI[nama].butuh ?? []))
  if (rata.umur) names.add('biodata')
  if (rata.ipk) names.add('akm')
  return sql.join(
    [...names].map((name) => GABUNGAN[name](saat)),
    sql` `,
  )
}
