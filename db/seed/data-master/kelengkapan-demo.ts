import { topengKurang } from '@sivitas/rules/data-master/kelengkapan'
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

/** Points whose name in the rule is another. */
const NAMA_TITIK: Readonly<Partial<Record<Titik, string>>> = { nik: 'identitas', ibu: 'namaIbuKandung' }

/**
 * Answers how many of the 20 points of DM-R8 are filled, whether the row may be reported (everything but photo and
 * school, no doubtful NIK, the prodi mapped), and the mask of what is in the way.
 */
export function nilaiKelengkapan(
  kurang: ReadonlySet<Titik>,
  lain: { pindahan: boolean; nikJanggal: boolean; prodiDipetakan: boolean; berfoto: boolean },
): { titik: number; siap: boolean; topeng: number } {
  const menghalangi = [...kurang].some((t) => t !== 'pendidikanAsal' || lain.pindahan)
  const janggal = lain.nikJanggal && !kurang.has('nik')
  return {
    titik: (lain.berfoto ? 20 : 19) - kurang.size,
    siap: !menghalangi && !janggal && lain.prodiDipetakan,
    topeng: topengKurang([
      ...[...kurang].map((titik) => NAMA_TITIK[titik] ?? titik),
      ...(lain.berfoto ? [] : ['foto']),
      ...(janggal ? ['nikTidakCocok'] : []),
      ...(lain.prodiDipetakan ? [] : ['prodiBelumDipetakan']),
    ]),
  }
}
