import { bulatkan } from './bulat'

/** Answers digits with '.' between each three: '1234567' -> '1.234.567'. */
function pisahRibuan(angka: string): string {
  return angka.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/**
 * Answers a number as Indonesians write it: '.' between thousands, ',' before `desimal` decimals,
 * rounded half up (conventions 1): 51234 -> '51.234', (3.5, 2) -> '3,50'. None or NaN -> '-'.
 */
export function formatAngka(nilai: number | null | undefined, desimal = 0): string {
  if (nilai === null || nilai === undefined || !Number.isFinite(nilai)) return '-'
  const bulat = bulatkan(nilai, desimal)
  const [utuh = '0', pecahan] = Math.abs(bulat).toFixed(desimal).split('.')
  const teks = pecahan === undefined ? pisahRibuan(utuh) : `${pisahRibuan(utuh)},${pecahan}`
  return bulat < 0 ? `-${teks}` : teks
}

/**
 * Answers the number in a typed Indonesian decimal ('1.234,5' -> 1234.5, '3.25' -> 3.25), or null
 * when it is none. A dot is a separator only where it stands before exactly three digits and the
 * text is not a plain decimal such as '0.125'.
 */
export function bacaAngka(teks: string): number | null {
  const rapi = teks.trim()
  if (/^-?(0|[1-9]\d{0,2}(\.\d{3})+|\d+)(,\d+)?$/.test(rapi)) return Number(rapi.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+\.\d+$/.test(rapi) ? Number(rapi) : null
}
