/** What an item asks of who looks; an empty list asks nothing (table menuPortal). */
export interface SyaratMenu {
  readonly statusMahasiswa: readonly string[]
  readonly angkatan: readonly number[]
  readonly prodi: readonly string[]
}

export interface ItemMenu {
  readonly jenis: string
  readonly tampil: boolean
  readonly syarat: SyaratMenu
}

/** The student for whom the menu is drawn. */
export interface Penonton {
  readonly statusMahasiswa: string
  readonly angkatan: number
  /** Code of the prodi. */
  readonly prodi: string
}

const memenuhi = <T>(daftar: readonly T[], nilai: T): boolean => daftar.length === 0 || daftar.includes(nilai)

const terlihat = ({ tampil, syarat }: ItemMenu, orang: Penonton): boolean =>
  tampil &&
  memenuhi(syarat.statusMahasiswa, orang.statusMahasiswa) &&
  memenuhi(syarat.angkatan, orang.angkatan) &&
  memenuhi(syarat.prodi, orang.prodi)

/** A separator that opens, closes or follows another one separates nothing. */
function tanpaPemisahLepas<I extends ItemMenu>(daftar: readonly I[]): I[] {
  const rapat = daftar.filter(({ jenis }, n) => jenis !== 'pemisah' || (n > 0 && daftar[n - 1]?.jenis !== 'pemisah'))
  return rapat.at(-1)?.jenis === 'pemisah' ? rapat.slice(0, -1) : rapat
}

/**
 * Answers the menu as one student sees it: items that are switched off or whose conditions he does not meet are gone
 * with everything below them, and so are separators that are left alone.
 */
export function menuTerlihat<A extends ItemMenu, I extends ItemMenu & { readonly anak: readonly A[] }>(
  pohon: readonly I[],
  orang: Penonton,
): (I & { anak: A[] })[] {
  const induk = pohon.filter((item) => terlihat(item, orang))
  return tanpaPemisahLepas(induk).map((item) => ({ ...item, anak: tanpaPemisahLepas(item.anak.filter((satu) => terlihat(satu, orang))) }))
}
