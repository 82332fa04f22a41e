import { tempatPeriode } from '../kit/calendar'
import { randomOf } from '../kit/random'
import type { NilaiPaksa } from './simulasi'
import { HURUF, INDEKS, KODE, bagiBulat, type Huruf } from './skala'
import { pilihan } from './makul'
import { makulKode, type MakulCollege, type Susunan } from './susunan'

/** One attempt that the documents settle. */
export interface BarisNaskah {
  readonly tempat: number
  readonly makul: MakulCollege
  readonly huruf: number
}

/** Reads 'IF101 C, MK101 A' as attempts of one period. */
function baca(susunan: Susunan, periode: number, teks: string): BarisNaskah[] {
  return teks.split(', ').map((bagian) => {
    const [kode = '', huruf = 'B'] = bagian.split(' ')
    return { tempat: tempatPeriode(periode), makul: makulKode(susunan, kode), huruf: HURUF.indexOf(huruf as Huruf) }
  })
}

/** Attempts written out, one line a period: for the students whose every letter the documents give. */
export function naskahTertulis(susunan: Susunan, periode: Readonly<Record<number, string>>): BarisNaskah[] {
  return Object.entries(periode)
    .flatMap(([p, teks]) => baca(susunan, Number(p), teks))
    .toSorted((a, b) => a.tempat - b.tempat)
}

export interface NaskahSasaran {
  readonly nim: string
  readonly angkatan: number
  /** Semesters taken in the order of the curriculum. */
  readonly semester: number
  /** IPK to reach, in hundredths. */
  readonly ipk: number
  readonly tanpa?: readonly string[]
  /** Electives and others outside of the packages, by semester. */
  readonly tambah?: Readonly<Record<number, readonly string[]>>
  readonly tetap?: Readonly<Record<string, Huruf>>
  /** Courses of the running period. */
  readonly kini: readonly string[]
}

/** Courses of a semester's package: the required ones and the electives that the plan counts on. */
function paket(susunan: Susunan, semester: number, sudah: ReadonlySet<string>): MakulCollege[] {
  let sks = [...sudah]
    .map((k) => makulKode(susunan, k))
    .filter(pilihan)
    .reduce((n, m) => n + m.sks, 0)
  return susunan.daftar.filter((m) => {
    if (m.semester !== semester || sudah.has(m.kode)) return false
    if (!pilihan(m)) return true
    if (m.sks !== 3 || sks + m.sks > susunan.sksPilihan) return false
    sks += m.sks
    return true
  })
}

function susunRencana(susunan: Susunan, s: NaskahSasaran): { tempat: number; makul: MakulCollege }[] {
  const sudah = new Set<string>()
  const rencana: { tempat: number; makul: MakulCollege }[] = []
  for (let k = 1; k <= s.semester; k++) {
    const tempat = tempatPeriode(s.angkatan * 10 + 1) + 2 * (k - 1)
    const kode = [
      ...paket(susunan, k, sudah)
        .map((m) => m.kode)
        .filter((x) => !(s.tanpa ?? []).includes(x)),
      ...(s.tambah?.[k] ?? []),
    ]
    for (const x of kode) {
      sudah.add(x)
      rencana.push({ tempat, makul: makulKode(susunan, x) })
    }
  }
  return rencana
}

/** Letters that lead to the IPK: steps up and down at random until the rounded mean fits. */
function hurufSasaran(susunan: readonly MakulCollege[], s: NaskahSasaran): number[] {
  const acak = randomOf(s.nim, 'huruf')
  const huruf: number[] = susunan.map((m) => (m.lulusTidak ? KODE.L : KODE[s.tetap?.[m.kode] ?? (s.ipk >= 340 ? 'AB' : 'B')]))
  const bebas = susunan.flatMap((m, i) => (m.lulusTidak || s.tetap?.[m.kode] !== undefined ? [] : [i]))
  const bobot = (i: number, h: number): number => (susunan[i]?.sks ?? 0) * (INDEKS[h] ?? 0)
  const sks = susunan.reduce((n, m) => n + (m.lulusTidak ? 0 : m.sks), 0)
  let jumlah = huruf.reduce((n, h, i) => n + bobot(i, h), 0)
  for (let coba = 0; coba < 20_000; coba++) {
    if (coba > 60 && bagiBulat(jumlah, sks) === s.ipk) return huruf
    const i = acak.pick(bebas)
    const lama = huruf[i] ?? 0
    const baru = Math.max(KODE.A, Math.min(KODE.C, lama + (acak.chance(0.5) ? 1 : -1)))
    const jadi = jumlah + bobot(i, baru) - bobot(i, lama)
    if (Math.abs(jadi - s.ipk * sks) > Math.abs(jumlah - s.ipk * sks) && !acak.chance(0.25)) continue
    huruf[i] = baru
    jumlah = jadi
  }
  throw new Error(`IPK ${s.ipk / 100} tidak tercapai untuk ${s.nim}.`)
}

/** Attempts of a student of whom the documents give the sums: SKS passed and IPK. */
export function naskahSasaran(susunan: Susunan, s: NaskahSasaran): BarisNaskah[] {
  const rencana = susunRencana(susunan, s)
  const huruf = hurufSasaran(
    rencana.map((r) => r.makul),
    s,
  )
  const lampau = rencana.map((r, i) => ({ ...r, huruf: huruf[i] ?? KODE.B }))
  const kini = s.kini.map((kode) => ({ tempat: tempatPeriode(20251), makul: makulKode(susunan, kode), huruf: KODE.B }))
  return [...lampau, ...kini]
}

/** Forty letters of IF201-A in 20242 as the report of grades shows them: A 14, AB 9, B 8, BC 4, C 3, D 1, E 1. */
const SEBARAN_IF201: readonly (readonly [Huruf, number])[] = [
  ['A', 14],
  ['AB', 9],
  ['B', 8],
  ['BC', 4],
  ['C', 3],
  ['D', 1],
  ['E', 1],
]

/** Number of the first and the last student of 55201 angkatan 2023 in IF201-A and IF202-A of 20242. */
export const ANGGOTA_IF201 = { dari: 21, sampai: 60 } as const
export const ANGGOTA_IF202 = { dari: 21, sampai: 57 } as const

/** Letters settled for the members of IF201-A and IF202-A, by NIM. */
export function nilaiPaksa(): ReadonlyMap<string, readonly NilaiPaksa[]> {
  const tempat = tempatPeriode(20242)
  const huruf201 = randomOf('IF201-A', 'huruf').shuffle(SEBARAN_IF201.flatMap(([h, n]) => Array.from({ length: n }, () => KODE[h])))
  const acak = randomOf('IF202-A', 'huruf')
  const paksa = new Map<string, NilaiPaksa[]>()
  for (let n = ANGGOTA_IF201.dari; n <= ANGGOTA_IF201.sampai; n++) {
    const daftar: NilaiPaksa[] = [{ tempat, kode: 'IF201', huruf: huruf201[n - ANGGOTA_IF201.dari] ?? KODE.B }]
    if (n <= ANGGOTA_IF202.sampai)
      daftar.push({ tempat, kode: 'IF202', huruf: acak.pick<number>([KODE.A, KODE.AB, KODE.AB, KODE.B, KODE.B, KODE.BC, KODE.C]) })
    paksa.set(`2301010${String(n).padStart(3, '0')}`, daftar)
  }
  return paksa
}
