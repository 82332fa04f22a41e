import type { Random } from '../kit/random'

/** Points of DM-R8 that a person can lack; those that the database requires are always there. */
export const TITIK = [
  'tempatLahir',
  'agama',
  'nik',
  'ibu',
  'kelurahan',
  'wilayah',
  'handphone',
  'email',
  'jalurDaftar',
  'pembiayaan',
  'biayaMasuk',
  'pendidikanAsal',
] as const
export type Titik = (typeof TITIK)[number]

/** Share of the students who lack something. */
const KURANG = 0.13

/**
 * Answers what a student lacks: 12 of 100 miss one to four points, each point in its turn, so that all occur;
 * `lengkap`: nothing at all.
 */
export function yangKurang(n: number, acak: Random, lengkap: boolean): ReadonlySet<Titik> {
  if (lengkap || acak.next() >= KURANG) return new Set()
  const kurang = new Set<Titik>([TITIK[n % TITIK.length] ?? 'nik'])
  for (let i = acak.int(0, 3); i > 0; i--) kurang.add(acak.pick(TITIK))
  return kurang
}

/**
 * Answers how many of the 20 points of DM-R8 are filled (the photo is not: the demo has no faces), and whether the row
 * may be reported: everything but photo and school, no doubtful NIK, the prodi mapped.
 */
export function nilaiKelengkapan(
  kurang: ReadonlySet<Titik>,
  lain: { pindahan: boolean; nikJanggal: boolean; prodiDipetakan: boolean },
): { titik: number; siap: boolean } {
  const menghalangi = [...kurang].some((t) => t !== 'pendidikanAsal' || lain.pindahan)
  return { titik: 19 - kurang.size, siap: !menghalangi && !lain.nikJanggal && lain.prodiDipetakan }
}
