import type { KeadaanPddikti } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'

const menurut = (kelompok: 'studi' | 'keluar') =>
  Object.entries(STATUS_MAHASISWA).flatMap(([kode, satu]) => (satu.kelompok === kelompok ? [kode] : []))

export const STUDI: readonly string[] = menurut('studi')
export const KELUAR_DARI_STUDI: readonly string[] = menurut('keluar')

/** Where a registration stands: what PDDikti said of it comes before what we think of it. */
export function keadaanDari({ statusPddikti, siap }: { statusPddikti: string; siap: boolean }): KeadaanPddikti {
  if (statusPddikti === 'TERKIRIM') return 'terkirim'
  if (statusPddikti === 'GAGAL') return 'gagal'
  return siap ? 'siap' : 'perlu'
}
