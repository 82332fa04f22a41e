/** Answers what of a typed or pasted text a letters-only field keeps: letters, space, apostrophe, hyphen, dot (C4). */
export function hanyaHuruf(teks: string): string {
  return teks.replaceAll(/[^\p{L}\p{M} .'’-]/gu, '')
}

/**
 * Answers what a numeric-only field keeps (C4): digits; with `desimal` > 0 one comma (a typed dot
 * becomes it) and at most that many digits behind it; a leading minus where allowed.
 */
export function hanyaAngka(teks: string, aturan: { desimal?: number; negatif?: boolean } = {}): string {
  const { desimal = 0, negatif = false } = aturan
  const minus = negatif && teks.trim().startsWith('-') ? '-' : ''
  const [utuh = '', ...pecahan] = teks
    .replaceAll('.', desimal > 0 ? ',' : '')
    .replaceAll(/[^\d,]/g, '')
    .split(',')
  if (desimal === 0) return minus + [utuh, ...pecahan].join('')
  return minus + (pecahan.length === 0 ? utuh : `${utuh},${pecahan.join('').slice(0, desimal)}`)
}
