import { randomOf, type Random } from '../kit/random'
import { ANGKATAN_TETAP, TANPA_Y4_LAIN, type AngkatanTetap } from './angkatan-tetap'
import { bagiHasil, periodeJalan, type Hasil } from './hasil-studi'
import type { ProdiDemo } from './prodi'

/** The students of a prodi who entered in one year. */
export interface Angkatan {
  readonly prodi: ProdiDemo
  readonly angkatan: number
  /** What becomes of each, in the order of the NIM. */
  readonly hasil: readonly Hasil[]
  /** Named by the documents: everyone in the ordinary morning class, so that NIM run through. */
  readonly bernama: boolean
}

/** Relative size of the intake of each year since 2012. */
const BOBOT_TAHUN = [1100, 1250, 1500, 1850, 2350, 2800, 3200, 3550, 3900, 4350, 5200, 5900, 7000, 8000] as const

interface Sel {
  readonly prodi: ProdiDemo
  readonly angkatan: number
  readonly tetap: AngkatanTetap | undefined
  jumlah: number
  readonly bobot: number
}

function sel(prodi: ProdiDemo, angkatan: number, lengkap: boolean): Sel {
  const tetap = lengkap ? ANGKATAN_TETAP[`${prodi.kode}/${angkatan}`] : undefined
  const bobot = tetap?.jumlah !== undefined ? 0 : prodi.bobot * (BOBOT_TAHUN[angkatan - 2012] ?? 0)
  return { prodi, angkatan, tetap, jumlah: tetap?.jumlah ?? 0, bobot }
}

/** Gives each free cohort its share; what rounding leaves goes to the largest ones, so that the sum is exact. */
function bagiJumlah(daftar: readonly Sel[], jumlah: number, minimal: number): void {
  const bebas = daftar.filter((s) => s.bobot > 0)
  const terikat = daftar.reduce((n, s) => n + (s.tetap?.jumlah ?? 0), 0)
  const paling = (s: Sel): number => s.tetap?.sekurangnya ?? minimal
  const dasar = bebas.reduce((n, s) => n + paling(s), 0)
  const total = bebas.reduce((n, s) => n + s.bobot, 0)
  const sisa = Math.max(0, jumlah - terikat - dasar)
  for (const s of bebas) s.jumlah = paling(s) + Math.floor((sisa * s.bobot) / total)
  let kurang = jumlah - daftar.reduce((n, s) => n + s.jumlah, 0)
  for (const s of bebas.toSorted((a, b) => b.bobot - a.bobot)) {
    if (kurang <= 0) break
    s.jumlah += 1
    kurang -= 1
  }
}

function hasilTetap(s: Sel, acak: Random): Hasil[] {
  const { tetap } = s
  const umum =
    tetap?.hasil !== undefined
      ? acak.shuffle(tetap.hasil.flatMap(([h, n]) => Array.from({ length: n }, () => h)))
      : tetap?.lain !== undefined
        ? Array.from({ length: s.jumlah }, () => tetap.lain as Hasil)
        : bagiHasil(s.prodi, s, acak)
  return umum.map((h, i) => tetap?.nomor?.get(i + 1) ?? tanpaY4(s, h))
}

/** A late graduation of the last Genap falls on 31 October 2025, which 57201 keeps for its named ones; one period may yet be added to the way. */
function tanpaY4(s: Sel, h: Hasil): Hasil {
  if (s.prodi.kode !== TANPA_Y4_LAIN || h.jenis !== 'lulus' || h.semester < periodeJalan(s.angkatan) - 2) return h
  return { ...h, lambat: false }
}

/**
 * Answers every cohort of a college, prodi by prodi, oldest first. `lengkap` is the full college with the named
 * cohorts of decisions section 7.
 */
export function daftarAngkatan(college: {
  id: string
  lengkap: boolean
  prodi: readonly ProdiDemo[]
  tahunAwal: number
  jumlah: number
  minimal: number
}): Angkatan[] {
  const acak = randomOf(college.id, 'angkatan')
  const daftar = college.prodi.flatMap((prodi) =>
    Array.from({ length: (prodi.tutup ?? 2025) - college.tahunAwal + 1 }, (_, i) => sel(prodi, college.tahunAwal + i, college.lengkap)),
  )
  bagiJumlah(daftar, college.jumlah, college.minimal)
  return daftar.map((s, i) => ({
    prodi: s.prodi,
    angkatan: s.angkatan,
    hasil: hasilTetap(s, acak.restart(i)),
    bernama: s.tetap !== undefined,
  }))
}
