/** A font family that the server can print with; how to fetch the file of its preview, where it has one. */
export type KeluargaHuruf = { family: string; variants: readonly string[]; isi?: () => Promise<ArrayBuffer> }

/** What the picker hands out. */
export type HurufTerpilih = { family: string; variants: readonly string[] }

/** Previews that are drawn at once, and how many more each step of scrolling adds (C16). */
export const PRATINJAU_AWAL = 100
export const PRATINJAU_TAMBAH = 5

/** The source's own words, kept in English because they name the call that failed. */
export const GALAT_DAFTAR = 'Error trying to fetch the list of available fonts'
export const galatHuruf = (family: string): string => `Cannot update activeFont: The font ${family} is not in the font list`

/** Answers the fonts whose name contains what was typed, whatever its case. */
export function cariHuruf(daftar: readonly KeluargaHuruf[], ketikan: string): KeluargaHuruf[] {
  const cari = ketikan.trim().toLowerCase()
  return daftar.filter(({ family }) => family.toLowerCase().includes(cari))
}

const dimuat = new Map<string, Promise<unknown>>()

/** Loads the preview of a family once; one that can't be loaded simply shows in the standard font. */
export function muatPratinjau({ family, isi }: KeluargaHuruf): void {
  if (isi === undefined || dimuat.has(family)) return
  const muat = isi()
    .then(async (berkas) => document.fonts.add(await new FontFace(family, berkas).load()))
    .catch(() => dimuat.delete(family))
  dimuat.set(family, muat)
}
