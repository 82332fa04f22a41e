import { URUT_STATUS, type HitunganStatus } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { masihStudi } from '@sivitas/rules/data-master/status'

export const KODE_MATRIKS = [...URUT_STATUS, 'jumlah'] as const

/** Answers the sums of all rows. */
export function jumlahOf(rows: readonly HitunganStatus[]): HitunganStatus {
  const jumlah = Object.fromEntries(KODE_MATRIKS.map((kode) => [kode, 0])) as HitunganStatus
  for (const row of rows) for (const kode of KODE_MATRIKS) jumlah[kode] += row[kode]
  return jumlah
}

/**
 * Answers the list of the students of a cell, as of the period and within the units that the report shows. By aktivitas who
 * left counts in one period alone, which no list of statuses says: null then.
 */
export function tautanOf(angkatan: number, kode: StatusMahasiswa | 'jumlah', search: string): string | null {
  const asal = new URLSearchParams(search)
  if (asal.get('mode') === 'aktivitas' && (kode === 'jumlah' || !masihStudi(kode))) return null
  const query = new URLSearchParams({ 'angkatan[]': String(angkatan) })
  for (const [nama, nilai] of asal) if (/^(prodi|kampus|periode)\b/.test(nama)) query.append(nama, nilai)
  for (const satu of kode === 'jumlah' ? URUT_STATUS : [kode]) query.append('status[]', satu)
  return `/data-master/mahasiswa/data-mahasiswa?${query.toString()}`
}
