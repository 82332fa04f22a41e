import { tanggalPemilih } from '@sivitas/rules/platform/tanggal'
import { jamDinding, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'

/** Dates that mean 'none' in the source system and in MySQL dumps (PL-R43). */
const NO_DATE = /^(0000|0001)-/

/** Names by which a referenced row is called, best first. */
const NAMES = ['label', 'nama', 'kode'] as const

/**
 * Any value as a person reads it: none and what is no number is '', yes and no are 'Ya' and 'Tidak', a list is joined
 * by '; ', a referenced row is its label, name or code.
 */
export function plainText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'boolean':
      return value ? 'Ya' : 'Tidak'
    case 'number':
      return Number.isFinite(value) ? String(value) : ''
    case 'object':
      return objectText(value)
    case 'bigint':
      return value.toString()
    default:
      return ''
  }
}

function objectText(value: object | null): string {
  if (value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (Array.isArray(value)) {
    const texts = value.map(plainText)
    return texts.filter((text) => text !== '').join('; ')
  }
  const named = NAMES.map((name) => (value as Record<string, unknown>)[name]).find((name) => typeof name === 'string')
  return named === undefined ? JSON.stringify(value) : plainText(named)
}

/** The number in a value, or null. Text counts only while it has no more digits than a number keeps exactly. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : null
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : null
}

/** The calendar day 'YYYY-MM-DD' of a value in the college's zone; null when there is none. */
export function dayOf(value: unknown, zone: ZonaWaktu): string | null {
  return typeof value === 'string' || value instanceof Date ? tanggalPemilih(value, zone) : null
}

/** What the college's clock shows at a value, 'YYYY-MM-DDTHH:mm:ss'; null when there is none. */
export function clockOf(value: unknown, zone: ZonaWaktu): string | null {
  const day = dayOf(value, zone)
  if (day === null || value === day) return day === null ? null : `${day}T00:00:00`
  return jamDinding(new Date(value as string | Date).getTime(), zone)
}

/** What stands in a date column without being a date, so that nothing is lost; the source's empty markers are ''. */
export function undated(value: unknown): string {
  const text = plainText(value)
  return NO_DATE.test(text) || (value instanceof Date && value.getUTCFullYear() <= 1) ? '' : text
}
