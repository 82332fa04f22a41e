/** One fact of a version in words. */
export type BarisVersi = { label: string; nilai: string }

export type BarisBeda = { label: string; sekarang: string; menjadi: string }

const TIDAK_ADA = '-'

/** Answers what would change if an old version came back: facts whose value differs, in the order of the present version. */
export function bedaVersi(sekarang: readonly BarisVersi[], lama: readonly BarisVersi[]): BarisBeda[] {
  const kini = new Map(sekarang.map(({ label, nilai }) => [label, nilai]))
  const dulu = new Map(lama.map(({ label, nilai }) => [label, nilai]))
  return [...new Set([...kini.keys(), ...dulu.keys()])]
    .map((label) => ({ label, sekarang: kini.get(label) ?? TIDAK_ADA, menjadi: dulu.get(label) ?? TIDAK_ADA }))
    .filter((baris) => baris.sekarang !== baris.menjadi)
}
