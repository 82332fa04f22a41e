import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'

/** What may be chosen: extensions without dot, in lower case, and the largest size in bytes. */
export type SyaratBerkas = { terima: readonly string[]; maksBytes: number }

/** Answers the extension of a file name in lower case; '' where there is none. */
export function ekstensi(nama: string): string {
  const titik = nama.lastIndexOf('.')
  return titik <= 0 ? '' : nama.slice(titik + 1).toLowerCase()
}

const sebutan = (terima: readonly string[]) =>
  new Intl.ListFormat('id', { type: 'disjunction' }).format(terima.map((satu) => satu.toUpperCase()))

/** Answers the help line of an upload: 'JPG, PNG, atau WEBP, paling besar 2,00 MB'. */
export const keteranganBerkas = ({ terima, maksBytes }: SyaratBerkas): string =>
  `${sebutan(terima)}, paling besar ${ukuranBerkas(maksBytes)}`

/**
 * Answers why a file is refused before it is sent, or null (C8). The server looks at its real
 * content; here the name and the size spare the person a long wait for a certain no.
 */
export function periksaBerkas(berkas: { name: string; size: number }, syarat: SyaratBerkas): string | null {
  const jenis = ekstensi(berkas.name)
  const setara = jenis === 'jpeg' ? 'jpg' : jenis
  if (!syarat.terima.includes(setara) && !syarat.terima.includes(jenis))
    return `Jenis berkas tidak diterima. Pilih ${sebutan(syarat.terima)}.`
  if (berkas.size > syarat.maksBytes) return `Ukuran berkas ${ukuranBerkas(berkas.size)} melebihi batas ${ukuranBerkas(syarat.maksBytes)}.`
  return berkas.size === 0 ? 'Berkas kosong. Pilih berkas lain.' : null
}

/** Answers the `accept` attribute of the file chooser. */
export const atributTerima = (terima: readonly string[]): string =>
  terima.flatMap((satu) => (satu === 'jpg' ? ['.jpg', '.jpeg'] : [`.${satu}`])).join(',')

/** Answers whether the browser can show a file as a picture. */
export const gambar = (nama: string): boolean => ['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg'].includes(ekstensi(nama))
