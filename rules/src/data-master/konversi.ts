import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'

export interface NilaiAsal {
  readonly sks: number
  readonly indeks: number
}

export interface Huruf {
  readonly huruf: string
  readonly indeks: number
}

export interface HasilKonversi {
  /** sks-weighted mean of the subjects of origin, two decimals. */
  readonly rata: number
  /** The greatest grade of the scale not above it; null when even the lowest is above. */
  readonly nilai: Huruf | null
}

/** Answers the grade that subjects of origin make here (DM-R21): 3 sks 4,00 + 2 sks 3,00 = 3,60 -> AB 3,50. Null without SKS. */
export function konversiNilai(asal: readonly NilaiAsal[], skala: readonly Huruf[]): HasilKonversi | null {
  const sks = asal.reduce((jumlah, baris) => jumlah + baris.sks, 0)
  if (sks <= 0) return null
  const bobot = asal.reduce((jumlah, baris) => jumlah + baris.sks * bulatkan(baris.indeks * 100), 0)
  const rata = bulatkan(bobot / sks / 100, 2)
  const [nilai] = skala.filter((h) => h.indeks <= rata).toSorted((a, b) => b.indeks - a.indeks)
  return { rata, nilai: nilai ?? null }
}

/** Answers the SKS that may be recognised at most: floor(konversi_maks_persen % x sksLulus), 70% of 144 -> 100 (DM-R21). */
export function batasKonversi(sksLulus: number, persen = 70): number {
  return Math.floor((persen * sksLulus) / 100)
}

/** Answers the 422 for a sum above the limit, naming both numbers, or null (DM-R21). */
export function galatKonversi(sksDiakui: number, batas: number): string | null {
  return sksDiakui <= batas ? null : `SKS diakui ${formatAngka(sksDiakui)} melebihi batas ${formatAngka(batas)}`
}
