import type { Target } from '../../../kit/table/selection'

const CETAK = '/data-master/mahasiswa/cetak/cetak-biasa'

/** Ticked students that an address still holds; more are better told by a filter. */
export const CENTANG_MAKS = 250

const isian = (nama: string, nilai: unknown): [string, string][] => {
  if (Array.isArray(nilai)) return nilai.map((satu, at) => [`${nama}[${at}]`, String(satu)])
  if (typeof nilai === 'object' && nilai !== null)
    return Object.entries(nilai).flatMap(([ujung, satu]) => (satu === undefined ? [] : [[`${nama}[${ujung}]`, String(satu)]]))
  return typeof nilai === 'string' || typeof nilai === 'number' ? (nilai === '' ? [] : [[nama, `${nilai}`]]) : []
}

/**
 * Answers where the students of a selection are printed: by their filters, or by name. Null where an address can't say it: too
 * many are ticked one by one, or some of all are left out.
 */
export function alamatCetak<Row>(target: Target<Row>): string | null {
  if (target.kind === 'ids') {
    if (target.ids.length > CENTANG_MAKS) return null
    return `${CETAK}?${new URLSearchParams(isian('pilih', target.ids)).toString()}`
  }
  if (target.except.length > 0) return null
  const { order: _order, ...saringan } = target.query
  return `${CETAK}?${new URLSearchParams(Object.entries(saringan).flatMap(([nama, nilai]) => isian(nama, nilai))).toString()}`
}
