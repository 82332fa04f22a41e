/** Letters that the eye of a machine takes for digits, and the digits that they are. */
const ANGKA: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  E: '3',
  A: '4',
  S: '5',
  G: '6',
  '?': '7',
  T: '7',
  B: '8',
}
const HURUF: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '|': 'I', '!': 'I', '2': 'Z', '4': 'A', '5': 'S', '6': 'G', '8': 'B' }

const ganti = (teks: string, tabel: Readonly<Record<string, string>>): string =>
  Array.from(teks, (satu) => tabel[satu.toUpperCase()] ?? satu).join('')

/** Answers a text in which only digits are to be expected: '3273Ol71O1O5' -> '327301710105'. */
export const bacaAngka = (teks: string): string => ganti(teks.replaceAll('b', '6'), ANGKA)

/** Answers a text in which only letters are to be expected: 'S1T1 AM1NAH' -> 'SITI AMINAH'. */
export const bacaHuruf = (teks: string): string => ganti(teks, HURUF)

/** Answers what is left of a text when letters that look alike are one and all else is dropped: 'Kel/Desa' and 'KeI/De5a' alike. */
export const kerangka = (teks: string): string =>
  bacaHuruf(teks)
    .toUpperCase()
    .replaceAll('L', 'I')
    .replaceAll(/[^A-Z]/g, '')

/** Answers in how many letters two words differ: changed, missing or too many (Levenshtein). */
export function bedaHuruf(a: string, b: string): number {
  let sebelum = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, huruf] of Array.from(a).entries()) {
    const kini = [i + 1]
    for (const [j, lain] of Array.from(b).entries())
      kini.push(Math.min((kini[j] ?? 0) + 1, (sebelum[j + 1] ?? 0) + 1, (sebelum[j] ?? 0) + (huruf === lain ? 0 : 1)))
    sebelum = kini
  }
  return sebelum[b.length] ?? 0
}

/** Answers whether two words are the same but for one letter in four, as a photo has it. */
export function serupa(a: string, b: string): boolean {
  const [satu, dua] = [kerangka(a), kerangka(b)]
  return bedaHuruf(satu, dua) <= Math.floor(Math.max(satu.length, dua.length) / 4)
}

const ROMAWI = /^[IVX]+$/
/** Answers words of a card in capitals as they are stored: 'JL. MELATI III NO. 4' -> 'Jl. Melati III No. 4'. */
export const hurufAwal = (teks: string): string =>
  teks.replaceAll(/[\p{L}\p{M}]+/gu, (kata) =>
    ROMAWI.test(kata) ? kata : (Array.from(kata)[0] ?? '').toUpperCase() + Array.from(kata).slice(1).join('').toLowerCase(),
  )
