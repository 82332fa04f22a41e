import { AKTIF, type Hasil } from './hasil-studi'

/** A cohort that the documents name: its size, and what becomes of single students of it (decisions 7). */
export interface AngkatanTetap {
  /** Exact size, or the least one where the cohort may grow with the size of the demo. */
  readonly jumlah?: number
  readonly sekurangnya?: number
  /** What becomes of all but the named ones; without it the ordinary course of a cohort. */
  readonly lain?: Hasil
  readonly hasil?: readonly (readonly [hasil: Hasil, banyak: number])[]
  /** By the running number of the NIM. */
  readonly nomor?: ReadonlyMap<number, Hasil>
}

const keluar = (status: 'E' | 'M' | 'W', ke: number): Hasil => ({ jenis: 'keluar', status, ke })
const studi = (status: 'C' | 'N'): Hasil => ({ jenis: 'studi', status })
const lulus = (semester: number, lambat = false): Hasil => ({ jenis: 'lulus', semester, lambat })

function nomor(...daftar: readonly (readonly [Hasil, ...number[]])[]): ReadonlyMap<number, Hasil> {
  return new Map(daftar.flatMap(([hasil, ...n]) => n.map((i) => [i, hasil] as const)))
}

const deret = (dari: number, sampai: number): number[] => Array.from({ length: sampai - dari + 1 }, (_, i) => dari + i)

/** Keys are `kode prodi/angkatan`. */
export const ANGKATAN_TETAP: Readonly<Record<string, AngkatanTetap>> = {
  // At 20251: A 104, C 4, N 6, E 3, M 2, W 1.
  '55201/2023': {
    jumlah: 120,
    lain: AKTIF,
    nomor: nomor(
      [studi('C'), 4, 112, 113, 114],
      [studi('N'), 2, ...deret(107, 111)],
      [keluar('E', 1), 115],
      [keluar('E', 2), 116],
      [keluar('E', 4), 117],
      [keluar('M', 2), 118],
      [keluar('M', 3), 119],
      [keluar('W', 3), 120],
    ),
  },
  '55201/2025': { jumlah: 264, lain: AKTIF },
  '55201/2024': { sekurangnya: 110, nomor: nomor([AKTIF, ...deret(1, 60)]) },
  '55201/2022': { sekurangnya: 60, nomor: nomor([AKTIF, 1, 2, 3, 7, 10, 11, 20]) },
  '55201/2021': { sekurangnya: 80, nomor: nomor([AKTIF, 1, 10, 11, 21], [keluar('E', 5), 6]) },
  '55201/2020': { sekurangnya: 104, nomor: nomor([AKTIF, 1], [lulus(8), 10, 101], [lulus(9), 11]) },
  '57201/2023': { jumlah: 120, lain: AKTIF, nomor: nomor([studi('C'), 118], [studi('N'), 119], [keluar('E', 4), 120]) },
  '57201/2025': { sekurangnya: 110, lain: AKTIF },
  // The 48 of the yudisium of 31 October 2025 (Y4) and four of the one before (Y3).
  '57201/2021': { sekurangnya: 90, nomor: nomor([lulus(8, true), ...deret(1, 9), ...deret(14, 52)], [lulus(8), ...deret(10, 13)]) },
  '61101/2025': { jumlah: 95, lain: AKTIF },
  '61201/2025': { jumlah: 485, lain: AKTIF },
  // 96 of 200 have graduated by 31 August 2025.
  '61201/2021': {
    jumlah: 200,
    hasil: [
      [lulus(7), 6],
      [lulus(7, true), 10],
      [lulus(8), 80],
      [lulus(8, true), 6],
      [keluar('E', 2), 9],
      [keluar('E', 5), 5],
      [keluar('M', 3), 5],
      [keluar('W', 4), 1],
      [studi('C'), 2],
      [studi('N'), 6],
      [AKTIF, 70],
    ],
  },
  // 159 of 180 have graduated by 31 August 2025.
  '61201/2018': {
    jumlah: 180,
    hasil: [
      [lulus(8), 74],
      [lulus(8, true), 26],
      [lulus(9), 26],
      [lulus(10), 20],
      [lulus(12), 13],
      [keluar('E', 3), 8],
      [keluar('M', 4), 4],
      [keluar('E', 8), 3],
      [keluar('W', 6), 1],
      [studi('N'), 1],
      [AKTIF, 4],
    ],
  },
  // One graduate after 50 months, on a day of its own.
  '61201/2020': { sekurangnya: 20, nomor: nomor([lulus(8, true), 1], [lulus(10), 2]) },
}

/** Days of graduation that the documents name, by NIM. */
export const TANGGAL_LULUS: Readonly<Record<string, string>> = {
  '2001010101': '2024-08-31',
  '2003010001': '2024-11-15',
}

/** In 57201 exactly the named 48 graduate on 31 October 2025. */
export const TANPA_Y4_LAIN = '57201'
