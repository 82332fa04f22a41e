import { urutanPeriode } from '../platform/periode'
import type { NilaiTercatat } from './hasil-studi'

export const KEADAAN_MAKUL = ['belum_diambil', 'berjalan', 'lulus', 'belum_lulus'] as const
export type KeadaanMakul = (typeof KEADAAN_MAKUL)[number]

type Percobaan = Pick<NilaiTercatat, 'idPeriode' | 'huruf' | 'lulus' | 'final'>

export interface JejakMakul {
  readonly keadaan: KeadaanMakul
  /** Letter and period of the attempt that says so; none where there is none, and no letter while it runs. */
  readonly huruf: string | null
  readonly periode: number | null
}

const terbaru = (percobaan: readonly Percobaan[]): Percobaan | undefined =>
  percobaan.toSorted((a, b) => urutanPeriode(b.idPeriode) - urutanPeriode(a.idPeriode))[0]

/**
 * Answers how far a student is with one course, such as kerja praktik or skripsi: passed as the transcript counts it
 * (AK-R46), else running while an attempt has no final grade, else not passed, else not taken. Withdrawn attempts (W) are none.
 */
export function keadaanMakul(semua: readonly Percobaan[], terhitung: Percobaan | undefined): JejakMakul {
  const percobaan = semua.filter(({ huruf }) => huruf !== 'W')
  const jejak = (keadaan: KeadaanMakul, satu: Percobaan | undefined): JejakMakul => ({
    keadaan,
    huruf: satu?.final ? satu.huruf : null,
    periode: satu?.idPeriode ?? null,
  })
  if (terhitung?.lulus) return jejak('lulus', terhitung)
  const berjalan = terbaru(percobaan.filter(({ final }) => !final))
  if (berjalan) return jejak('berjalan', berjalan)
  const akhir = terbaru(percobaan)
  return jejak(akhir ? 'belum_lulus' : 'belum_diambil', akhir)
}
