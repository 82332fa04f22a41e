import type { CollegeSeed } from '../college-seed'
import { Random, hash32 } from '../kit/random'
import { yangKurang, type Titik } from './kelengkapan-demo'

/** Year and prodi in the NIM of the cohorts without gaps: 55201 and 57201 of 2023, 57201 of 2021 and 2025. */
const TANPA_KURANG: ReadonlySet<string> = new Set(['2301', '2302', '2102', '2502'])

/** What a student lacks, the same answer for person, registration and school. */
export class Kekurangan {
  private readonly acak: Random
  constructor(private readonly college: CollegeSeed) {
    this.acak = new Random(hash32(`${college.id}/kelengkapan`))
  }
  dari(n: number): ReadonlySet<Titik> {
    if (this.tanpaNik(n)) return new Set<Titik>(['nik'])
    return yangKurang(n, this.acak.restart(n), this.lengkap(n))
  }
  /** Nobody whom the documents name lacks anything: the cohorts counted by hand, and the first numbers of the others. */
  private lengkap(n: number): boolean {
    const m = this.college.mahasiswa[n]
    return m !== undefined && m.bernama && (TANPA_KURANG.has(m.nim.slice(0, 4)) || Number(m.nim.slice(-4)) <= 25)
  }

  /** One of the 48 graduates of 57201 has no NIK (kelulusan); a second entry of a person neither. */
  private tanpaNik(n: number): boolean {
    return this.college.pengecualian.mirip.has(n) || (this.college.lengkap && this.college.mahasiswa[n]?.nim === '2102010007')
  }
}

/** The value of a point, or none where it is among those that lack. */
export const ada = (kurang: ReadonlySet<Titik>, titik: Titik, nilai: string): string | null => (kurang.has(titik) ? null : nilai)

/** Persons of a college in the order of their number: the first registration of each. */
export function* persons(college: CollegeSeed): Generator<number> {
  for (const m of college.mahasiswa) if (m.orang === m.n) yield m.n
}

/** Draws a mobile number. */
export const nomorHp = (acak: Random): string =>
  `+628${acak.pick(['12', '13', '21', '22', '52', '57', '78', '95', '96'])}${acak.int(1_000_000, 99_999_999)}`
