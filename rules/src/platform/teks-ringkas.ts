/** Answers a text cut to n characters + '...' when it is longer (PL-R39): crop('Universitas Contoh', 11) -> 'Universitas...'. */
export function crop(teks: string, n: number): string {
  const huruf = Array.from(teks)
  return huruf.length > n ? `${huruf.slice(0, n).join('')}...` : teks
}

/** Characters of a name that fit the top bar, wide and on a mobile (PL-R38). */
export const NAMA_BATAS = 20
export const NAMA_BATAS_MOBILE = 10

/**
 * Answers the name in the top bar (PL-R38): longer than the limit -> its first characters without
 * spaces at the end, then ' ...'; exactly the limit stays whole.
 */
export function namaPendek(nama: string, batas: number = NAMA_BATAS): string {
  const huruf = Array.from(nama)
  return huruf.length > batas ? `${huruf.slice(0, batas).join('').trimEnd()} ...` : nama
}

/** Answers the title of the browser tab: '{page} | {system name} Operator'; without a page '{system name} Operator' (PL-R37). */
export function judulHalaman(namaSistem: string, halaman?: string | null): string {
  const situs = `${namaSistem} Operator`
  return halaman === undefined || halaman === null || halaman.trim() === '' ? situs : `${halaman} | ${situs}`
}
