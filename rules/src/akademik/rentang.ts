import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'

/** A closed range of numbers with two decimals; the next one begins a hundredth above. */
export interface Rentang {
  readonly bawah: number
  readonly atas: number
}

export type CacatRentang<R> =
  | { readonly jenis: 'terbalik'; readonly baris: R }
  | { readonly jenis: 'tumpang'; readonly baris: R; readonly dengan: R }
  | { readonly jenis: 'celah'; readonly baris: R; readonly bawah: number; readonly atas: number }

const perseratus = (nilai: number): number => bulatkan(nilai * 100)

/** Answers '2,91-2,99', or '2,99' where both ends are one. */
export function teksRentang(bawah: number, atas: number): string {
  return perseratus(bawah) === perseratus(atas) ? formatAngka(bawah, 2) : `${formatAngka(bawah, 2)}-${formatAngka(atas, 2)}`
}

/**
 * Answers what keeps ranges from covering `seluruh` without gap or overlap, compared in whole hundredths
 * (PL-R34, PL-R36, AK-R38). A gap is told at the row above it, at the highest row where it lies above all.
 */
export function cacatRentang<R extends Rentang>(daftar: readonly R[], seluruh: Rentang): readonly CacatRentang<R>[] {
  const terbalik = daftar.filter((r) => perseratus(r.bawah) > perseratus(r.atas))
  if (terbalik.length > 0) return terbalik.map((baris) => ({ jenis: 'terbalik', baris }))
  const urut = daftar.toSorted((a, b) => a.bawah - b.bawah || a.atas - b.atas)
  const cacat: CacatRentang<R>[] = []
  let sampai = perseratus(seluruh.bawah) - 1
  let tertinggi: R | undefined
  for (const baris of urut) {
    const bawah = perseratus(baris.bawah)
    if (bawah > sampai + 1) cacat.push({ jenis: 'celah', baris, bawah: (sampai + 1) / 100, atas: (bawah - 1) / 100 })
    if (tertinggi !== undefined && bawah <= sampai) cacat.push({ jenis: 'tumpang', baris, dengan: tertinggi })
    if (perseratus(baris.atas) <= sampai && tertinggi !== undefined) continue
    sampai = perseratus(baris.atas)
    tertinggi = baris
  }
  const akhir = perseratus(seluruh.atas)
  if (tertinggi !== undefined && sampai < akhir) {
    cacat.push({ jenis: 'celah', baris: tertinggi, bawah: (sampai + 1) / 100, atas: akhir / 100 })
  }
  return cacat
}
