import type { Random } from '../kit/random'
import type { ProdiDemo } from './prodi'

export type StatusStudi = 'A' | 'C' | 'N' | 'S' | 'U' | 'O'
export type StatusKeluar = 'L' | 'M' | 'D' | 'E' | 'P' | 'W' | '0'

/** What becomes of a student up to the running period. */
export type Hasil =
  | { readonly jenis: 'studi'; readonly status: StatusStudi }
  /** `semester` active semesters; `lambat`: at the second yudisium after them. */
  | { readonly jenis: 'lulus'; readonly semester: number; readonly lambat: boolean }
  /** Leaves in main period number `ke` after entry (0 = the first). */
  | { readonly jenis: 'keluar'; readonly status: Exclude<StatusKeluar, 'L'>; readonly ke: number }

export const AKTIF: Hasil = { jenis: 'studi', status: 'A' }

/** Main periods from the entry in Ganjil of `angkatan` to the running one, both included. */
export const periodeJalan = (angkatan: number): number => 2 * (2025 - angkatan) + 1

/** Share of a cohort that has graduated within `lebih` semesters beyond the normal time. */
const LULUS_KUMULATIF = [0.5, 0.63, 0.73, 0.78, 0.815, 0.825, 0.835, 0.845, 0.855] as const

/** Share of a cohort that has left by the number of main periods since entry. */
const KELUAR_KUMULATIF = [0.004, 0.02, 0.045, 0.065, 0.08, 0.095, 0.11, 0.12, 0.13, 0.14, 0.145, 0.15, 0.155, 0.16] as const

function statusKeluar(acak: Random): Exclude<StatusKeluar, 'L'> {
  return acak.weighted([
    ['E', 42],
    ['P', 24],
    ['M', 17],
    ['D', 13],
    ['W', 4],
  ] as const)
}

/** Kampus Merdeka in the years meant for it, waiting for the competence exam at the end of a vocational degree. */
function statusKhusus(prodi: ProdiDemo, jalan: number, dadu: number): StatusStudi {
  if (prodi.masaTempuh === 8 && jalan >= 5 && jalan <= 7 && dadu > 0.965) return 'S'
  if (['22', '23', '31'].includes(prodi.jenjang) && jalan >= prodi.masaTempuh && dadu > 0.9) return 'U'
  return jalan >= 3 && dadu > 0.996 ? 'O' : 'A'
}

function statusKini(prodi: ProdiDemo, jalan: number, acak: Random): StatusStudi {
  const dadu = acak.next()
  if (jalan >= 3 && dadu < 0.022) return 'C'
  if (jalan >= 2 && dadu < (jalan > prodi.masaTempuh ? 0.15 : 0.06)) return 'N'
  return statusKhusus(prodi, jalan, dadu)
}

/** How many main periods a prodi lets a student stay (DM-R7). */
export const batasStudi = (prodi: ProdiDemo): number => 2 * prodi.masaTempuh

function keluarPada(prodi: ProdiDemo, jalan: number, acak: Random): Hasil {
  const akhir = Math.min(jalan - 1, batasStudi(prodi) - 1)
  const ke = Math.min(akhir, 1 + Math.floor(akhir * acak.next() ** 1.6))
  return { jenis: 'keluar', status: statusKeluar(acak), ke: Math.max(0, ke) }
}

/**
 * Answers what becomes of each of the `jumlah` students of an ordinary cohort, in no order. Who has used up the time
 * of the prodi is dismissed: nobody studies past the limit.
 */
export function bagiHasil(prodi: ProdiDemo, cohort: { angkatan: number; jumlah: number }, acak: Random): Hasil[] {
  const jalan = periodeJalan(cohort.angkatan)
  const normal = prodi.masaTempuh
  const hasil: Hasil[] = []
  const keluar = Math.round(cohort.jumlah * (KELUAR_KUMULATIF[Math.min(jalan, KELUAR_KUMULATIF.length) - 1] ?? 0.14))
  for (let i = 0; i < keluar; i++) hasil.push(keluarPada(prodi, jalan, acak))
  let lulus = 0
  const terlama = Math.min(jalan - 1, batasStudi(prodi))
  for (let k = normal; k <= terlama; k++) {
    const sampai = Math.round(cohort.jumlah * (LULUS_KUMULATIF[Math.min(k - normal, LULUS_KUMULATIF.length - 1)] ?? 0))
    for (; lulus < sampai && hasil.length < cohort.jumlah; lulus++) hasil.push({ jenis: 'lulus', semester: k, lambat: acak.chance(0.3) })
  }
  while (hasil.length < cohort.jumlah) {
    if (jalan > batasStudi(prodi)) hasil.push({ jenis: 'keluar', status: acak.chance(0.6) ? 'D' : 'P', ke: batasStudi(prodi) })
    else hasil.push({ jenis: 'studi', status: statusKini(prodi, jalan, acak) })
  }
  return acak.shuffle(hasil)
}
