import { bandingPeriode, periodeUtamaSebelum, periodeUtamaSesudah, urutanPeriode } from '../platform/periode'
import type { KodeStatus } from './status'

/** A live row of riwayatStatus: from this period on, until the next row, the student has this status. */
export interface BarisRiwayat {
  readonly periode: number
  readonly status: KodeStatus
}

/** Answers the status in a period: that of the row with the greatest period up to it (DM-R10); null before the first. */
export function posisiPada(riwayat: readonly BarisRiwayat[], periode: number): KodeStatus | null {
  const batas = urutanPeriode(periode)
  const [akhir] = riwayat.filter((baris) => urutanPeriode(baris.periode) <= batas).toSorted((a, b) => bandingPeriode(b.periode, a.periode))
  return akhir?.status ?? null
}

/** Answers the newest period that has a row of its own, or null. */
export const periodeTerakhir = (riwayat: readonly BarisRiwayat[]): number | null =>
  riwayat
    .map(({ periode }) => periode)
    .toSorted(bandingPeriode)
    .at(-1) ?? null

/** Answers the main periods of leave before a period, newest first; a row of leave lasts until the next row. */
function periodeCuti(riwayat: readonly BarisRiwayat[], sebelum: number): number[] {
  const [awal] = riwayat.map(({ periode }) => periode).toSorted(bandingPeriode)
  if (awal === undefined) return []
  const cuti: number[] = []
  for (let p = periodeUtamaSebelum(sebelum); urutanPeriode(p) >= urutanPeriode(awal); p = periodeUtamaSebelum(p))
    if (posisiPada(riwayat, p) === 'C') cuti.push(p)
  return cuti
}

export interface JumlahCuti {
  /** Right before the period, one after the other. */
  readonly berturut: number
  readonly total: number
}

/** Answers how many main periods of leave there were before a period (States, A -> C). */
export function cutiSebelum(riwayat: readonly BarisRiwayat[], periode: number): JumlahCuti {
  const cuti = periodeCuti(riwayat, periode)
  let berturut = 0
  for (let p = periodeUtamaSebelum(periode); cuti.includes(p); p = periodeUtamaSebelum(p)) berturut += 1
  return { berturut, total: cuti.length }
}

/**
 * Answers the row that has to be written beside the correction of a past period so that later periods keep what they say:
 * the old status at the next main period, unless that one has a row of its own. Null where nothing must be kept.
 */
export function penahanKoreksi(riwayat: readonly BarisRiwayat[], periode: number): BarisRiwayat | null {
  const berikut = periodeUtamaSesudah(periode)
  if (riwayat.some((baris) => baris.periode === berikut)) return null
  const status = posisiPada(riwayat, berikut)
  return status === null ? null : { periode: berikut, status }
}
