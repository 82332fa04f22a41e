import { formatTanggal, formatTanggalJam } from '@sivitas/rules/platform/tanggal'

/** Answers a field of the log as words: 'tanggalSk' is 'Tanggal sk'. */
export function namaField(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Days and instants are stored as the database writes them. */
function teks(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatTanggal(value)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?[+Z]/.test(value) ? formatTanggalJam(value) : value
}

/** Answers a stored value as a person reads it; none is '-'. */
export function nilaiTeks(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (Array.isArray(value)) return value.map(nilaiTeks).join(', ') || '-'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'string') return teks(value)
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
