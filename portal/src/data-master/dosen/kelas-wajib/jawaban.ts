import type { KeadaanWajib } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import type { api } from '../../../api'
import type { WarnaStatus } from '../../../kit/theme/warna'

/** A lecturer's obligation as the browser reads it, where instants are text. */
export type Kewajiban = Awaited<ReturnType<(typeof api.dataMaster.kelasWajib.list)['call']>>['data'][number]
export type BarisWajib = Kewajiban['baris'][number]

/** The tint of each state. */
export const NADA: Readonly<Record<KeadaanWajib, WarnaStatus>> = {
  kurang: 'kuning',
  cukup: 'hijau',
  lebih: 'bahaya',
  'belum-diatur': 'abu',
}
