import { saatDari, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'

const BERZONA = /(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * The instant that a typed moment means: with its own zone, else by the college's clock. A bare day is its first second
 * as a beginning and its last one as an end.
 */
export function saatOf(teks: string, zona: ZonaWaktu, batas: 'mulai' | 'selesai'): Date {
  const rapi = teks.replace(' ', 'T')
  if (/T/.test(rapi) && BERZONA.test(rapi)) return new Date(rapi)
  const lengkap = /T/.test(rapi) || batas === 'mulai' ? rapi : `${rapi}T23:59:59`
  return new Date(saatDari(lengkap, zona))
}
