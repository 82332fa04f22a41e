import { bulatkan } from '../platform/bulat'

/** One attempt at a course, as a transcript needs it. */
export interface NilaiMakul {
  readonly idMakul: string
  /** Identity group of equivalent courses (AK-R10); left out, the course stands for itself. */
  readonly kelompok?: string
  readonly idPeriode: number
  readonly sks: number
  /** None while the grade is not final. */
  readonly huruf: string | null
  /** Index of the letter, 0-4; none for letters outside the IP (L, TL, T, W, K). */
  readonly indeks: number | null
  /** Whether the letter passes the course. */
  readonly lulus: boolean
  /** The course counts in the IP and is graded by index. */
  readonly masukIpk: boolean
  /** Recognised from elsewhere (AK-R52): in no IPS; `masukIpk` says whether it counts in the IPK. */
  readonly konversi?: boolean
  /** A recognised course that the student's sksDiakui holds; left out: every recognised one. */
  readonly diakui?: boolean
  /** Period of the change of curriculum that put another course in its place: from then on it is no attempt any more (AK-R10). */
  readonly digantiSejak?: number | null
}

export interface JumlahIp {
  /** Average with two decimals; null without counted SKS. */
  readonly ip: number | null
  /** Sum of sks x indeks. */
  readonly mutu: number
  /** SKS that the average stands on. */
  readonly sks: number
}

const perseratus = (nilai: number): number => bulatkan(nilai * 100)

/**
 * Answers mutu / sks with two decimals, rounded half up, or null for no SKS (AK-R47): 53.50 / 20 -> 2.68, 50 / 16 -> 3.13.
 * Both are taken in whole hundredths and divided once, so no binary fraction decides a letter or a limit.
 */
export function bagiIndeks(mutu: number, sks: number): number | null {
  const pembagi = perseratus(sks)
  if (pembagi <= 0) return null
  return Math.floor((2 * perseratus(mutu) * 100 + pembagi) / (2 * pembagi)) / 100
}

/** Answers the SKS-weighted mean of indexes, of rows that have one and count in the IP (AK-R45, AK-R47). */
export function rataIndeks(daftar: readonly Pick<NilaiMakul, 'sks' | 'indeks' | 'masukIpk'>[]): JumlahIp {
  let mutu = 0
  let sks = 0
  for (const { sks: beban, indeks, masukIpk } of daftar) {
    if (indeks === null || !masukIpk) continue
    mutu += perseratus(beban) * perseratus(indeks)
    sks += perseratus(beban)
  }
  const ip = sks === 0 ? null : Math.floor((2 * mutu + sks) / (2 * sks)) / 100
  return { ip, mutu: mutu / 10_000, sks: sks / 100 }
}

export interface JumlahIps extends JumlahIp {
  /** SKS taken in the period, pass/fail courses included, withdrawn ones (W) not. */
  readonly sksSemester: number
  readonly sksLulusSemester: number
}

/**
 * Answers the IPS of one period's attempts (AK-R45): 4 A, 3 AB, 3 B, 3 BC, 2 A, 3 E, 2 L -> 51 / 18 = 2.83, 20 SKS taken,
 * 17 passed. Without counted SKS `ip` is null, which a screen leaves empty. Recognised courses stay outside.
 */
export function ips(nilai: readonly NilaiMakul[]): JumlahIps {
  const sendiri = nilai.filter((n) => n.konversi !== true && n.huruf !== 'W')
  const jumlah = (daftar: readonly NilaiMakul[]): number => daftar.reduce((n, { sks }) => n + perseratus(sks), 0) / 100
  return { ...rataIndeks(sendiri), sksSemester: jumlah(sendiri), sksLulusSemester: jumlah(sendiri.filter((n) => n.lulus)) }
}
