/** Letters of the default scale (AK-R38) in the order of their codes; the last five stand outside the IP. */
export const HURUF = ['A', 'AB', 'B', 'BC', 'C', 'D', 'E', 'L', 'TL', 'T', 'W', 'K'] as const
export type Huruf = (typeof HURUF)[number]

/** Index of each letter in hundredths, null outside the IP. */
export const INDEKS: readonly (number | null)[] = [400, 350, 300, 250, 200, 100, 0, null, null, null, null, null]

/** Lower and upper bound in hundredths. */
export const BATAS: readonly (readonly [number, number] | null)[] = [
  [8000, 10_000],
  [7500, 7999],
  [7000, 7499],
  [6500, 6999],
  [5500, 6499],
  [4000, 5499],
  [0, 3999],
  null,
  null,
  null,
  null,
  null,
]

export const KODE = { A: 0, AB: 1, B: 2, BC: 3, C: 4, D: 5, E: 6, L: 7, TL: 8, T: 9, W: 10, K: 11 } as const satisfies Record<Huruf, number>

/** Answers the code of the letter for a mark in hundredths: 7999 -> AB, 8000 -> A. */
export function hurufDari(angka: number): number {
  const kode = BATAS.findIndex((b) => b !== null && angka >= b[0] && angka <= b[1])
  if (kode < 0) throw new RangeError(`Angka ${angka / 100} di luar skala.`)
  return kode
}

/** Whether a letter passes: D and above, and L. */
export const lulusDengan = (kode: number): boolean => kode <= KODE.D || kode === KODE.L

/** Whether a letter is an attempt that counts: all of the scale, L and TL; not T, W, K. */
export const terhitung = (kode: number): boolean => kode <= KODE.TL

/** Answers a quotient rounded half up; the sum is in hundredths, so no binary fraction is involved (AK-R47). */
export function bagiBulat(jumlah: number, pembagi: number): number {
  return Math.floor((2 * jumlah + pembagi) / (2 * pembagi))
}

/** Answers the load that an IPS in hundredths allows (AK-R20). */
export function hakDari(ips: number | null, semester: number): number {
  const pita = ips === null ? 20 : ips >= 300 ? 24 : ips >= 250 ? 21 : ips >= 200 ? 18 : ips >= 150 ? 15 : 12
  return semester <= 2 ? Math.min(pita, 20) : pita
}
