import { formatAngka } from './angka'

/** Digits that a number holds exactly; more can't be typed or pasted into a currency field. */
const DIGIT_MAKS = 15

/** Answers money for the screen: 1234567 -> 'Rp 1.234.567', -5000 -> '-Rp 5.000', none -> '-' (PL-R42). */
export function formatRupiah(nilai: number | null | undefined): string {
  if (nilai === null || nilai === undefined || !Number.isFinite(nilai)) return '-'
  const teks = formatAngka(Math.abs(nilai))
  return nilai < 0 && teks !== '0' ? `-Rp ${teks}` : `Rp ${teks}`
}

/** Where the cents begin, or the length of the text. */
function awalSen(teks: string): number {
  const pemisah = [...teks.matchAll(/[.,]/g)]
  const titikDulu = pemisah[0]?.[0] === '.'
  const adaKoma = pemisah.some((p) => p[0] === ',')
  for (const tanda of pemisah) {
    const diikutiTiga = /^\d{3}(?!\d)/.test(teks.slice(tanda.index + 1))
    if (tanda[0] === ',' && (titikDulu || !diikutiTiga)) return tanda.index
    // '1,250,000.50': behind separating commas the dot begins the cents.
    if (tanda[0] === '.' && !titikDulu && adaKoma) return tanda.index
  }
  return teks.length
}

/**
 * Answers the rupiah in a typed or pasted text, or null when it has no digit (PL-R42): digits only;
 * from a decimal comma on it is cut ('Rp 1.250.000,50' -> 1250000); a comma before exactly three
 * digits is a separator ('1,250,000' -> 1250000) unless dots already separate. A lone dot always
 * separates, because a person deletes '1.250' digit by digit to '1.25' and means 125.
 */
export function bacaRupiah(teks: string): number | null {
  const digit = teks
    .slice(0, awalSen(teks))
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, DIGIT_MAKS)
  return digit === '' ? null : Number(digit)
}
