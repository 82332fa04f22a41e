import { NAMA_BULAN } from '@sivitas/rules/platform/tanggal'
import { selisihHari, tambahHari } from '@sivitas/rules/platform/tanggal-sah'

/** A stretch of days on a line of the chart; both days belong to it. */
export type Batang = {
  id: string
  mulai: string
  selesai: string
  /** What it is and when, for the tooltip and for screen readers. */
  judul: string
  /** The college's own colour of its kind; a plain one where there is none. */
  warna?: string | null
  /** An exception is drawn thinner. */
  khusus?: boolean
}

export type BarisBagan = { id: string; label: string; batang: readonly Batang[] }

/** Answers the whole months that hold all bars, or null when there is none. */
export function rentangBagan(baris: readonly BarisBagan[]): { mulai: string; selesai: string } | null {
  const semua = baris.flatMap(({ batang }) => batang)
  const [awal] = semua.map(({ mulai }) => mulai).toSorted()
  const akhir = semua
    .map(({ selesai }) => selesai)
    .toSorted()
    .at(-1)
  if (awal === undefined || akhir === undefined) return null
  const sesudah = tambahHari(`${akhir.slice(0, 7)}-28`, 4).slice(0, 7)
  return { mulai: `${awal.slice(0, 7)}-01`, selesai: tambahHari(`${sesudah}-01`, -1) }
}

type Rentang = { mulai: string; selesai: string }

const panjang = ({ mulai, selesai }: Rentang): number => selisihHari(mulai, selesai) + 1

/** Answers where a stretch begins and how wide it is, in percent of the chart; what lies outside is cut. */
export function letak(rentang: Rentang, { mulai, selesai }: Rentang): { kiri: number; lebar: number } {
  const awal = Math.max(0, selisihHari(rentang.mulai, mulai))
  const akhir = Math.min(panjang(rentang), selisihHari(rentang.mulai, selesai) + 1)
  return { kiri: (100 * awal) / panjang(rentang), lebar: Math.max(0, (100 * (akhir - awal)) / panjang(rentang)) }
}

/** Answers the months of a chart with their place. */
export function bulanBagan(rentang: Rentang): { kunci: string; label: string; kiri: number; lebar: number }[] {
  const bulan: { kunci: string; label: string; kiri: number; lebar: number }[] = []
  for (let hari = rentang.mulai; hari <= rentang.selesai;) {
    const berikut = `${tambahHari(`${hari.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
    const nama = NAMA_BULAN[Number(hari.slice(5, 7)) - 1]?.slice(0, 3) ?? ''
    bulan.push({ kunci: hari, label: `${nama} ${hari.slice(2, 4)}`, ...letak(rentang, { mulai: hari, selesai: tambahHari(berikut, -1) }) })
    hari = berikut
  }
  return bulan
}

export type Tarikan = 'geser' | 'awal' | 'akhir'

/** Answers the days of a bar after it was dragged: moved whole, or one end of it, which never passes the other. */
export function setelahTarik({ mulai, selesai }: Rentang, jenis: Tarikan, hari: number): Rentang {
  if (jenis === 'geser') return { mulai: tambahHari(mulai, hari), selesai: tambahHari(selesai, hari) }
  if (jenis === 'awal') {
    const baru = tambahHari(mulai, hari)
    return { mulai: baru > selesai ? selesai : baru, selesai }
  }
  const baru = tambahHari(selesai, hari)
  return { mulai, selesai: baru < mulai ? mulai : baru }
}
