import { RENTANG_IPK, type NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { sql, type RawBuilder } from 'kysely'
import { semesterKeOfMany } from '../filter-queries'
import { akmSampai, ipkPada, statusPada } from '../posisi-queries'

/** The moment that is counted: the period, its last day or today, and whether no later period has been counted. */
export type Saat = { periode: number; tanggal: string; kini: boolean }

type Gabungan = 'prodi' | 'biodata' | 'orangTua' | 'klasifikasi' | 'akm'

type Ekspresi = { kunci: (saat: Saat) => RawBuilder<unknown>; butuh?: Gabungan }

const kolom = (nama: string, butuh?: Gabungan): Ekspresi => ({ kunci: () => sql`${sql.ref(nama)}::text`, ...(butuh && { butuh }) })

const UMUR = (tanggal: string) => sql<number>`date_part('year', age(${tanggal}::date, b.tanggal_lahir))::int`

/** The bin of an IPK by its lower bound. */
export const rentang = (ipk: RawBuilder<unknown>) =>
  sql`CASE ${sql.join(
    [...RENTANG_IPK].toReversed().map(({ dari, kunci }) => sql`WHEN ${ipk} >= ${dari}::numeric THEN ${kunci}`),
    sql` `,
  )} END`

/** Where each dimension's key stands. */
const EKSPRESI: Record<NamaDimensi, Ekspresi> = {
  fakultas: kolom('p.id_fakultas', 'prodi'),
  jurusan: kolom('p.id_jurusan', 'prodi'),
  prodi: kolom('m.id_prodi'),
  jenjang: kolom('p.jenjang', 'prodi'),
  angkatan: kolom('m.angkatan'),
  status: { kunci: ({ periode }) => statusPada(periode) },
  jenisKelamin: kolom('m.jenis_kelamin'),
  agama: kolom('b.id_agama', 'biodata'),
  kewarganegaraan: kolom('b.kewarganegaraan', 'biodata'),
  jenisKelas: kolom('m.id_jenis_kelas'),
  kampus: kolom('m.id_kampus'),
  kelas: kolom('m.id_kelas_default'),
  jenisDaftar: kolom('m.jenis_daftar'),
  jalur: kolom('m.jalur_daftar'),
  gelombang: kolom('m.gelombang'),
  provinsi: { kunci: () => sql`left(b.id_wilayah, 2) || '0000'`, butuh: 'biodata' },
  kota: { kunci: () => sql`left(b.id_wilayah, 4) || '00'`, butuh: 'biodata' },
  sekolah: kolom('m.id_sekolah'),
  klasifikasi: kolom('kl.nama', 'klasifikasi'),
  instansi: kolom('m.id_instansi'),
  penghasilan: kolom('ot.id_penghasilan', 'orangTua'),
  pekerjaan: kolom('ot.id_pekerjaan', 'orangTua'),
  semesterKe: { kunci: ({ periode }) => sql`(${semesterKeOfMany(periode)})::text` },
  umur: { kunci: ({ tanggal }) => sql`${UMUR(tanggal)}::text`, butuh: 'biodata' },
  ipk: { kunci: ({ periode, kini }) => rentang(ipkPada(periode, kini)), butuh: 'akm' },
  dosenPa: kolom('m.id_dosen_pa'),
}

const GABUNGAN: Record<Gabungan, (saat: Saat) => RawBuilder<unknown>> = {
  prodi: () => sql`JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi`,
  biodata: () => sql`JOIN b ON b.id = m.id_biodata`,
  // Father, mother, guardian: who comes first and is known speaks for the household.
  orangTua: () => sql`LEFT JOIN (
    SELECT o.id_biodata, (array_agg(o.id_penghasilan ORDER BY o.peran) FILTER (WHERE o.id_penghasilan IS NOT NULL))[1] AS id_penghasilan,
           (array_agg(o.id_pekerjaan ORDER BY o.peran) FILTER (WHERE o.id_pekerjaan IS NOT NULL))[1] AS id_pekerjaan
      FROM orang_tua o GROUP BY o.id_biodata) ot ON ot.id_biodata = m.id_biodata`,
  klasifikasi: ({ periode }) => sql`LEFT JOIN (
    SELECT x.id_mahasiswa, string_agg(k.nama, ' + ' ORDER BY k.nama) AS nama
      FROM klasifikasi_mahasiswa x JOIN klasifikasi k ON k.college_id = x.college_id AND k.id = x.id_klasifikasi
     WHERE urutan_periode(x.periode_mulai) <= urutan_periode(${periode})
       AND (x.periode_akhir IS NULL OR urutan_periode(x.periode_akhir) >= urutan_periode(${periode}))
     GROUP BY x.id_mahasiswa) kl ON kl.id_mahasiswa = m.id`,
  akm: ({ periode, kini }) => (kini ? sql`` : akmSampai(periode)),
}

/**
 * What is counted by of the persons, read once: joined row by row, the planner takes the row-level conditions for a
 * sieve, expects few persons and looks 50,000 of them up one after the other, which takes three times as long.
 */
export const ORANG = sql`b AS MATERIALIZED (SELECT id, id_agama, kewarganegaraan, id_wilayah, tanggal_lahir FROM biodata)`

export const kunciDimensi = (nama: NamaDimensi, saat: Saat): RawBuilder<unknown> => EKSPRESI[nama].kunci(saat)

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
