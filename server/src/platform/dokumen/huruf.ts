import { readFile } from 'node:fs/promises'
import type { Huruf } from '@sivitas/contract/platform/dokumen'
import { FONT_FAMILIES } from '../../kit/export/pdf/font-families'
import { tidakDitemukan } from '../../kit/galat'

/** Families that documents can be set in, by name. */
export const daftarHuruf = (): Huruf[] =>
  Object.entries(FONT_FAMILIES).map(([family, { kategori, metrik, variants, files }]) => ({
    family,
    kategori,
    metrik,
    variants: [...variants],
    pratinjau: Object.keys(files).length > 0,
  }))

/** The file of a font. @throws Galat 404 for an unknown one, and for those that Typst alone has */
export async function berkasHuruf({ family, variant }: { family: string; variant: string }): Promise<File> {
  const path = Object.hasOwn(FONT_FAMILIES, family) ? FONT_FAMILIES[family]?.files[variant] : undefined
  if (path === undefined) throw tidakDitemukan('Berkas huruf')
  return new File([await readFile(path)], `${family} ${variant}.ttf`, { type: 'font/ttf' })
}
