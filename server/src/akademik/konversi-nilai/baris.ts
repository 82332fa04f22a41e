import type { BarisKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import type { AsalRow } from './queries'

/** Subjects that make one course together, in the order in which the first of each stands; the others alone. */
export function barisDari(rows: readonly AsalRow[]): BarisKonversi[] {
  const perMakul = new Map<string, BarisKonversi>()
  for (const { idKonversi: _konversi, urut, kode, nama, sks, nilai, indeks, idMakulAsal, ...tujuan } of rows) {
    const kunci = tujuan.idMakul ?? `asal ${urut}`
    const baris = perMakul.get(kunci) ?? { ...tujuan, asal: [] }
    baris.asal.push({ urut, kode, nama, sks, nilai, indeks, idMakulAsal })
    perMakul.set(kunci, baris)
  }
  return [...perMakul.values()]
}
