import type { BentukAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'

/** Who may set a key besides MM (platform.md, Calls: 'MM, A1 or A4 by key'). */
export type HakAturan = 'A1' | 'A4' | 'MM'

/** A rule key: what it holds, what people read, who owns and who reads it (platform.md, aturan; decisions, section 2). */
export type DefinisiAturan = BentukAturan & {
  readonly label: string
  readonly kelompok: string
  /** Area document that settles its meaning. */
  readonly pemilik: string
  /** Room whose behaviour hangs on it. */
  readonly pembaca: string
  readonly hak: HakAturan
  readonly satuan?: string
}

/** A college's scale may have more letters; these are the ones that a rule may name. */
export const HURUF = { A: 'A', AB: 'AB', B: 'B', BC: 'BC', C: 'C', D: 'D', E: 'E' } as const

/** Where a key belongs: group, owning document, reading room and the right that sets it. */
export type Tempat = Pick<DefinisiAturan, 'kelompok' | 'pemilik' | 'pembaca' | 'hak'>

/** Makers of the common kinds, all for one place; the limits come after the default. */
export function kunciDi<const T extends Tempat>(tempat: T) {
  return {
    angka: <const B extends number | null>(label: string, bawaan: B, [min, max, satuan]: readonly [number, number, string?]) => ({
      tipe: 'angka' as const,
      label,
      bawaan,
      min,
      max,
      ...(satuan === undefined ? {} : { satuan }),
      ...tempat,
    }),
    bool: (label: string, bawaan: 0 | 1) => ({ tipe: 'bool' as const, label, bawaan, ...tempat }),
    pilih: <const P extends Readonly<Record<string, string>>, const B extends (keyof P & string) | null>(
      label: string,
      bawaan: B,
      pilihan: P,
    ) => ({
      tipe: 'pilihan' as const,
      label,
      bawaan,
      pilihan,
      ...tempat,
    }),
  }
}
