import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatRupiah } from '@sivitas/rules/platform/rupiah'
import { formatTanggalPendek } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { clockOf, numberOf, plainText, undated } from '../cell'
import type { ColumnType } from '../columns'

/** Decimals with at least two places, so that IPK 3,5 reads 3,50, and at most the four that a share may have. */
function decimalText(value: number): string {
  const places = String(value).split('.')[1]?.length ?? 0
  return formatAngka(value, Math.min(4, Math.max(2, places)))
}

/**
 * A value as it is printed: Indonesian numbers, money, and dates with short months. Whole numbers stay without dots,
 * since most of them are years, semesters and codes. None is ''.
 */
export function listCell(type: ColumnType, value: unknown, zone: ZonaWaktu): string {
  if (type === 'text' || type === 'boolean') return plainText(value)
  if (type === 'date' || type === 'datetime') {
    const clock = clockOf(value, zone)
    if (clock === null) return undated(value)
    const day = formatTanggalPendek(clock.slice(0, 10), zone)
    return type === 'date' ? day : `${day} ${clock.slice(11, 16)}`
  }
  const number = numberOf(value)
  if (number === null) return plainText(value)
  if (type === 'rupiah') return formatRupiah(number)
  return type === 'int' ? String(number) : decimalText(number)
}
