import type { MahasiswaFacet } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { TITIK_KELENGKAPAN } from '@sivitas/rules/data-master/kelengkapan'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { where, type ListQuery } from './list-queries'

/** Bit of the stored mask that says that there is no photo. */
const TANPA_FOTO = 1 << TITIK_KELENGKAPAN.indexOf('foto')

/** What a filter's values are read from. */
const KOLOM = {
  prodi: sql`m.id_prodi`,
  angkatan: sql`m.angkatan`,
  status: sql`m.status`,
  jenisKelas: sql`m.id_jenis_kelas`,
  kampus: sql`m.id_kampus`,
  jenisDaftar: sql`m.jenis_daftar`,
  jalurDaftar: sql`m.jalur_daftar`,
  gelombang: sql`m.gelombang`,
  jenisKelamin: sql`m.jenis_kelamin`,
  agama: sql`m.id_agama`,
  instansi: sql`m.id_instansi`,
} as const
/** Filters of yes and no, which the API writes 1 and 0. */
const TANDA = {
  tanpaPa: sql`m.id_dosen_pa IS NULL`,
  tanpaKelas: sql`m.id_kelas_default IS NULL`,
  lengkap: sql`m.kelengkapan = 20`,
  siapPddikti: sql`m.siap_pddikti`,
  adaFoto: sql`m.kurang & ${sql.lit(TANPA_FOTO)} = 0`,
} as const
type Nilai = keyof typeof KOLOM
type Tanda = keyof typeof TANDA
const TANDA_NAMA = Object.keys(TANDA) as Tanda[]

/**
 * Filters that are counted together; the flags, packed into one number, go with the last. A set of its own for each of
 * them costs 125 ms over 50,000 students, three sets of some hundred combinations 70: hashing a row costs more than
 * adding up their few rows afterwards.
 */
const HIMPUNAN: readonly (readonly Nilai[])[] = [
  ['prodi', 'angkatan', 'agama'],
  ['status', 'jenisDaftar', 'jalurDaftar', 'gelombang'],
  ['jenisKelas', 'kampus', 'jenisKelamin', 'instansi'],
]

type Hitungan = Partial<Record<MahasiswaFacet, Record<string, number>>>
type Baris = { tanda: number; jumlah: number; bit: number | null } & Record<string, string | number | null>
type Apa = { sets: readonly (readonly Nilai[])[]; tanda: readonly Tanda[] }
type Kunci = { nama: string; ekspresi: RawBuilder<unknown> }

/** One pass over what a query finds, counted by each filter of each set and by each flag. */
async function hitung(db: Db, query: ListQuery, { sets, tanda }: Apa): Promise<Hitungan> {
  const bit: Kunci[] = tanda.length === 0 ? [] : [{ nama: 'bit', ekspresi: sql.join(tanda.map(bitOf), sql` + `) }]
  const berisi = sets
    .map((set, n): Kunci[] => [...set.map((nama) => ({ nama, ekspresi: KOLOM[nama] })), ...(n === sets.length - 1 ? bit : [])])
    .filter((set) => set.length > 0)
  if (berisi.length === 0) return {}
  const semua = berisi.flat()
  const ref = ({ nama }: Kunci) => sql.ref(`k_${nama}`)
  const { rows } = await sql<Baris>`
    SELECT ${sql.join(semua.map((satu) => sql`${ref(satu)} AS ${sql.ref(satu.nama)}`))}, count(*)::int AS jumlah,
           grouping(${sql.join(berisi.map(([pertama]) => ref(pertama ?? { nama: '', ekspresi: sql`` })))}) AS tanda
      FROM (SELECT ${sql.join(semua.map((satu) => sql`${satu.ekspresi} AS ${ref(satu)}`))} FROM mahasiswa m ${where(query)}) x
     GROUP BY GROUPING SETS (${sql.join(berisi.map((set) => sql`(${sql.join(set.map(ref))})`))})`.execute(db)
  const hasil: Hitungan = {}
  berisi.forEach((set, n) => {
    // A row of the n-th set has every bit of grouping() but the n-th, counted from the highest.
    const milik = rows.filter((row) => row.tanda === 2 ** berisi.length - 1 - 2 ** (berisi.length - 1 - n))
    for (const { nama } of set)
      if (nama === 'bit') tanda.forEach((satu, letak) => (hasil[satu] = jumlahkan(milik, (row) => ((row.bit ?? 0) >> letak) & 1)))
      else hasil[nama as Nilai] = jumlahkan(milik, (row) => row[nama])
  })
  return hasil
}

const bitOf = (nama: Tanda, letak: number) => sql`(${TANDA[nama]})::int * ${sql.lit(1 << letak)}`

function jumlahkan(rows: readonly Baris[], nilaiDari: (row: Baris) => string | number | null | undefined): Record<string, number> {
  const jumlah: Record<string, number> = {}
  for (const row of rows) {
    const nilai = nilaiDari(row)
    if (nilai !== null && nilai !== undefined) jumlah[nilai] = (jumlah[nilai] ?? 0) + row.jumlah
  }
  return jumlah
}

/** Members of now of each klasifikasi among what a query finds; one may have several, so they are no column. */
async function hitungKlasifikasi(db: Db, query: ListQuery): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: string; jumlah: number }>`
    SELECT km.id_klasifikasi AS id, count(DISTINCT km.id_mahasiswa)::int AS jumlah
      FROM klasifikasi_mahasiswa km JOIN (SELECT m.college_id, m.id FROM mahasiswa m ${where(query)}) x ON x.college_id = km.college_id AND x.id = km.id_mahasiswa
     WHERE km.periode_akhir IS NULL GROUP BY km.id_klasifikasi`.execute(db)
  return Object.fromEntries(rows.map(({ id, jumlah }) => [id, jumlah]))
}

/**
 * Counts beside each filter value, each without its own filter, so that choosing another value shows what it would bring:
 * one pass for all filters that are not in use, and one for each that is. `pribadi`: also by what only F3 may see of a person.
 */
export async function facetMahasiswa(db: Db, query: ListQuery, pribadi: boolean): Promise<Record<string, Record<string, number>>> {
  const dipakai = (nama: MahasiswaFacet) => query.filter[nama] !== undefined
  // Of a past period the stored status says nothing.
  const terhitung = HIMPUNAN.map((set) =>
    set.filter((nama) => (nama !== 'status' || query.filter.periode === undefined) && (nama !== 'agama' || pribadi)),
  )
  const bebas = terhitung.map((set) => set.filter((nama) => !dipakai(nama)))
  const hasil = await hitung(db, query, { sets: bebas, tanda: TANDA_NAMA.filter((nama) => !dipakai(nama)) })
  const tanpa = (nama: MahasiswaFacet): ListQuery => ({ ...query, filter: { ...query.filter, [nama]: undefined } })
  for (const nama of terhitung.flat().filter(dipakai)) Object.assign(hasil, await hitung(db, tanpa(nama), { sets: [[nama]], tanda: [] }))
  for (const nama of TANDA_NAMA.filter(dipakai)) Object.assign(hasil, await hitung(db, tanpa(nama), { sets: [[]], tanda: [nama] }))
  hasil.klasifikasi = await hitungKlasifikasi(db, tanpa('klasifikasi'))
  return hasil
}
