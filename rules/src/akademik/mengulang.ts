import { urutanPeriode } from '../platform/periode'
import type { NilaiMakul } from './ips'

/** Rule key mk_ulang: which attempt of a retaken course counts (AK-R42). */
export type AturanUlang = 'terbaik' | 'terakhir'

export interface PilihanUlang {
  readonly aturan: AturanUlang
  /** Last period to look at, itself included, in the order of time (AK-R2); left out: all. */
  readonly sampai?: number
  /** Rule key ulang_nilai_maks: the best letter that a later attempt can bring. */
  readonly maksimum?: { readonly huruf: string; readonly indeks: number } | null
}

/** T is still open, W was withdrawn, K was left blank: none of them is an attempt with a result. */
const TANPA_HASIL: ReadonlySet<string | null> = new Set([null, 'T', 'W', 'K'])

const kelompokDari = (nilai: NilaiMakul): string => nilai.kelompok ?? nilai.idMakul

/** A pass without index outweighs every failure and yields to every index that passes. */
function bobot({ indeks, lulus }: NilaiMakul): number {
  if (indeks !== null) return lulus ? 10 + indeks : indeks
  return lulus ? 9 : -1
}

function batasi(nilai: NilaiMakul, { maksimum }: PilihanUlang): NilaiMakul {
  if (!maksimum || nilai.indeks === null || nilai.indeks <= maksimum.indeks) return nilai
  return { ...nilai, huruf: maksimum.huruf, indeks: maksimum.indeks }
}

/** Answers B (Baru) for the first attempt of each identity group and U (Ulang) for every later one (AK-R42), in the order given. */
export function jenisAmbil(nilai: readonly NilaiMakul[]): readonly ('B' | 'U')[] {
  const pertama = new Map<string, NilaiMakul>()
  for (const n of nilai.toSorted((a, b) => urutanPeriode(a.idPeriode) - urutanPeriode(b.idPeriode))) {
    if (!pertama.has(kelompokDari(n))) pertama.set(kelompokDari(n), n)
  }
  return nilai.map((n) => (pertama.get(kelompokDari(n)) === n ? 'B' : 'U'))
}

const sudahDiganti = ({ digantiSejak }: NilaiMakul, batas: number): boolean =>
  digantiSejak !== undefined && digantiSejak !== null && urutanPeriode(digantiSejak) <= batas

/**
 * Answers the one attempt of each identity group that counts, in the order of time (AK-R46): by `terbaik` the highest
 * index, of equals the later; by `terakhir` the last. T, W, K and grades that are not final are no attempts.
 * The caller hands over final grades only, conversions among them; what a change of curriculum has replaced by then is none either.
 */
export function percobaanTerhitung(nilai: readonly NilaiMakul[], pilihan: PilihanUlang): readonly NilaiMakul[] {
  const batas = pilihan.sampai === undefined ? Number.POSITIVE_INFINITY : urutanPeriode(pilihan.sampai)
  const urut = nilai
    .filter((n) => !TANPA_HASIL.has(n.huruf) && urutanPeriode(n.idPeriode) <= batas && !sudahDiganti(n, batas))
    .toSorted((a, b) => urutanPeriode(a.idPeriode) - urutanPeriode(b.idPeriode))
  const terpilih = new Map<string, NilaiMakul>()
  for (const asli of urut) {
    const kelompok = kelompokDari(asli)
    const lama = terpilih.get(kelompok)
    const n = lama === undefined ? asli : batasi(asli, pilihan)
    if (lama === undefined || pilihan.aturan === 'terakhir' || bobot(n) >= bobot(lama)) terpilih.set(kelompok, n)
  }
  return [...terpilih.values()].toSorted((a, b) => urutanPeriode(a.idPeriode) - urutanPeriode(b.idPeriode))
}
