import { bawaanLuar } from '@sivitas/contract/akademik/konversi-jenis'
import type { BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { batasKonversi, galatKonversi, galatMbkm } from '@sivitas/rules/data-master/konversi'
import type { Kepala } from './kepala'

/** What a kind is held to: SKS recognised so far, the most there may be (none without a limit), and why it is too much. */
type BatasTampil = { semua: number; lain: number; paling: number | null; keterangan: string | null; galat: string | null }

/**
 * Transfers and RPL share one limit (DM-R21, AK-R53), activities of MBKM have one a period and one in all (AK-R54), his own grades
 * under another curriculum none.
 */
export function batasTampil({ batas, batasMbkm }: BahanKonversi, { jenis, periode }: Kepala, diakui: number): BatasTampil {
  if (bawaanLuar(jenis)) {
    const semua = diakui + batas.diakuiLain
    return {
      semua,
      lain: batas.diakuiLain,
      paling: batasKonversi(batas.sksLulus, batas.persen),
      keterangan: null,
      galat: galatKonversi(semua, batas),
    }
  }
  if (jenis === 'KURIKULUM') return { semua: diakui, lain: 0, paling: null, keterangan: 'Nilai sendiri, tanpa batas SKS', galat: null }
  const lain = batasMbkm.diakuiLain.reduce((n, satu) => n + satu.sks, 0)
  const galat = periode === null ? null : galatMbkm(diakui, periode, batasMbkm)
  return {
    semua: diakui + lain,
    lain,
    paling: batasMbkm.seluruhnya,
    keterangan: `Paling banyak ${batasMbkm.perPeriode} SKS satu periode`,
    galat,
  }
}
