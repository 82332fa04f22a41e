import { URUT_STATUS, type HitunganStatus } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import { STATUS_CODES, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'

export const KODE_MATRIKS = [...URUT_STATUS, 'jumlah'] as const

/** Answers the sums of all rows. */
export function jumlahOf(rows: readonly HitunganStatus[]): HitunganStatus {
  const jumlah = Object.fromEntries(KODE_MATRIKS.map((kode) => [kode, 0])) as HitunganStatus
  for (const row of rows) for (const kode of KODE_MATRIKS) jumlah[kode] += row[kode]
  return jumlah
}

/** Answers the list of the students of a cell, as of the period and within the units that the report shows. */
export function tautanOf(angkatan: number, kode: StatusMahasiswa | 'jumlah', search: string): string {
  const asal = new URLSearchParams(search)
  const query = new URLSearchParams({ 'angkatan[]': String(angkatan) })
  for (const [nama, nilai] of asal) if (/^(prodi|kampus|periode)\b/.test(nama)) query.append(nama, nilai)
  for (const satu of kode === 'jumlah' ? STATUS_CODES : [kode]) query.append('status[]', satu)
  return `/data-master/mahasiswa/data-mahasiswa?${query.toString()}`
}
