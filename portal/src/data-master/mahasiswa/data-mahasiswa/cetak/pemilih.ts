import type { Target } from '../../../../kit/table/selection'

export type Pemilih = { pilih?: string[]; prodi?: string[]; angkatan?: number[]; status?: string[] }

/** Students that one job takes by name; above that they are chosen by prodi, angkatan and status. */
const PALING_BANYAK = 1000
const SARINGAN = new Set(['prodi', 'angkatan', 'status', 'order'])
const UUID = /^[0-9a-f-]{36}$/i

const teks = (nilai: unknown): string[] => (Array.isArray(nilai) ? nilai : nilai === undefined ? [] : [nilai]).map(String)
const isi = (nilai: unknown) => nilai !== undefined && nilai !== '' && !(Array.isArray(nilai) && nilai.length === 0)

/**
 * Answers whom a bulk print is for, as its call takes it; null when neither a short list of students nor the filters
 * prodi, angkatan and status alone say it.
 */
export function pemilihOf<Row>(target: Target<Row>): Pemilih | null {
  if (target.kind === 'ids') return target.ids.length > PALING_BANYAK ? null : { pilih: target.ids.map(String) }
  const lain = Object.entries(target.query).filter(([nama, nilai]) => !SARINGAN.has(nama) && isi(nilai))
  const { prodi, angkatan, status } = target.query
  const unit = teks(prodi)
  if (lain.length > 0 || target.except.length > 0 || !unit.every((id) => UUID.test(id))) return null
  return {
    ...(unit.length > 0 && { prodi: unit }),
    ...(isi(angkatan) && { angkatan: teks(angkatan).map(Number) }),
    ...(isi(status) && { status: teks(status) }),
  }
}
