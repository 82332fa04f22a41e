import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'
import { labelPeriode } from '../platform/periode'

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

/** Letters that other colleges give beside ours, by the index that they commonly have. */
const LAZIM: Readonly<Record<string, number>> = {
  A: 4,
  'A-': 3.7,
  AB: 3.5,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  BC: 2.5,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  CD: 1.5,
  'D+': 1.3,
  D: 1,
  E: 0,
  F: 0,
}

/** Answers what a letter of origin weighs where its transcript does not say: as the scale here has it, else as is common; null for others. */
export function indeksAsal(huruf: string, skala: readonly Huruf[]): number | null {
  const dicari = huruf.trim().toUpperCase()
  return skala.find((h) => h.huruf.toUpperCase() === dicari)?.indeks ?? LAZIM[dicari] ?? null
}

/** Answers the SKS that a course is recognised for unless told otherwise: those of origin, at most its own (AK-R52). */
export function sksDiakuiBawaan(asal: readonly { readonly sks: number }[], sksTujuan: number): number {
  return Math.min(
    sksTujuan,
    bulatkan(
      asal.reduce((jumlah, { sks }) => jumlah + sks, 0),
      2,
    ),
  )
}

/** Answers the SKS that may be recognised at most: floor(konversi_maks_persen % x sksLulus), 70% of 144 -> 100 (DM-R21). */
export function batasKonversi(sksLulus: number, persen = 70): number {
  return Math.floor((persen * sksLulus) / 100)
}

const teksSks = (sks: number): string => formatAngka(sks, Number.isInteger(sks) ? 0 : 2)

/** Answers the 422 for a sum above the limit, naming both numbers, or null (DM-R21, AK-R53). */
export function galatKonversi(
  sksDiakui: number,
  { sksLulus, persen = 70 }: { readonly sksLulus: number; readonly persen?: number },
): string | null {
  const batas = batasKonversi(sksLulus, persen)
  if (sksDiakui <= batas) return null
  return `Diakui ${teksSks(sksDiakui)} SKS, batasnya ${teksSks(batas)} SKS (${formatAngka(persen)}% dari ${teksSks(sksLulus)}).`
}

/** Answers the 422 for more SKS than the course here has, or null (AK-R52). */
export function galatSksTujuan(sksDiakui: number, sksTujuan: number): string | null {
  return sksDiakui <= sksTujuan ? null : `SKS diakui ${teksSks(sksDiakui)} melebihi SKS tujuan ${teksSks(sksTujuan)}.`
}

/** What may be recognised of activities outside (AK-R54); `diakuiLain` are the SKS of the student's other ones by period. */
export interface BatasKegiatan {
  readonly perPeriode: number
  readonly seluruhnya: number
  readonly diakuiLain: readonly { readonly periode: number; readonly sks: number }[]
}

/** Answers the 422 for more MBKM than fits a period or the whole of the studies, naming both numbers, or null (AK-R54). */
export function galatMbkm(sksDiakui: number, periode: number, { perPeriode, seluruhnya, diakuiLain }: BatasKegiatan): string | null {
  const jumlah = (lain: BatasKegiatan['diakuiLain']): number =>
    bulatkan(
      lain.reduce((n, { sks }) => n + sks, sksDiakui),
      2,
    )
  const seperiode = jumlah(diakuiLain.filter((lain) => lain.periode === periode))
  if (seperiode > perPeriode)
    return `Diakui ${teksSks(seperiode)} SKS MBKM pada ${labelPeriode(periode)}, batasnya ${teksSks(perPeriode)} SKS satu periode.`
  const semua = jumlah(diakuiLain)
  return semua > seluruhnya ? `Diakui ${teksSks(semua)} SKS MBKM, batasnya ${teksSks(seluruhnya)} SKS selama studi.` : null
}

/** A subject of origin that may be a course of the student himself. */
export interface AsalSendiri {
  readonly nilai: string
  readonly indeks?: number | null | undefined
  readonly idMakulAsal?: string | null | undefined
}

/**
 * Answers the letter that pass/fail courses of the student himself keep under another curriculum (AK-R10): L weighs nothing and has
 * no mean, so it goes over as it is. Null for all others.
 */
export function hurufTanpaBobot(asal: readonly AsalSendiri[]): string | null {
  const sama = asal.every(({ indeks, idMakulAsal }) => idMakulAsal && (indeks === null || indeks === undefined))
  return sama ? (asal[0]?.nilai ?? null) : null
}
