import { NAMA_BULAN } from '@sivitas/rules/platform/tanggal'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'

type Rentang = { tanggalMulai: string; tanggalSelesai: string }

/** A month as weeks from Monday; days of other months are none. */
export type Bulan = { kunci: string; judul: string; pekan: readonly (readonly (string | null)[])[] }

function bulanDari(kunci: string): Bulan {
  const awal = new Date(`${kunci}-01T00:00:00Z`)
  const geser = (awal.getUTCDay() + 6) % 7
  const banyak = new Date(Date.UTC(awal.getUTCFullYear(), awal.getUTCMonth() + 1, 0)).getUTCDate()
  const hari = Array.from({ length: Math.ceil((geser + banyak) / 7) * 7 }, (_, n) =>
    n < geser || n >= geser + banyak ? null : `${kunci}-${String(n - geser + 1).padStart(2, '0')}`,
  )
  const pekan = Array.from({ length: hari.length / 7 }, (_, n) => hari.slice(n * 7, n * 7 + 7))
  return { kunci, judul: `${NAMA_BULAN[awal.getUTCMonth()]} ${awal.getUTCFullYear()}`, pekan }
}

/** Answers the twelve months of an academic year: from the month of its first entry, August where there is none. */
export function duaBelasBulan(tahun: number, entri: readonly Rentang[]): Bulan[] {
  const bawaan = `${tahun - 1}-08`
  const pertama = entri
    .map(({ tanggalMulai }) => tanggalMulai.slice(0, 7))
    .toSorted()
    .at(0)
  let kunci = pertama !== undefined && pertama > `${tahun - 1}-05` && pertama < bawaan ? pertama : bawaan
  return Array.from({ length: 12 }, () => {
    const bulan = bulanDari(kunci)
    kunci = tambahHari(`${kunci}-28`, 4).slice(0, 7)
    return bulan
  })
}

/** Answers the entries that touch a month, in time. */
export const entriBulan = <Satu extends Rentang>(kunci: string, entri: readonly Satu[]): Satu[] =>
  entri.filter(({ tanggalMulai, tanggalSelesai }) => tanggalMulai.slice(0, 7) <= kunci && kunci <= tanggalSelesai.slice(0, 7))

/** Answers the entry whose colour a day takes: a holiday first, then the shortest, since a long one would hide it. */
export function entriHari<Satu extends Rentang & { libur: boolean }>(hari: string, entri: readonly Satu[]): Satu | undefined {
  const panjang = ({ tanggalMulai, tanggalSelesai }: Satu) => Date.parse(tanggalSelesai) - Date.parse(tanggalMulai)
  return entri
    .filter(({ tanggalMulai, tanggalSelesai }) => tanggalMulai <= hari && hari <= tanggalSelesai)
    .toSorted((a, b) => Number(b.libur) - Number(a.libur) || panjang(a) - panjang(b))[0]
}
