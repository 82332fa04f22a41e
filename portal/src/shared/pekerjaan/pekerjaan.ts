import type { StatusPekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { api } from '../../api'

/** A job as the client answers it: times are texts. */
export type Pekerjaan = Awaited<ReturnType<typeof api.platform.pekerjaan.get.call>>['data']

export const STATUS = {
  antre: { nama: 'Antre', tone: 'abu' },
  berjalan: { nama: 'Berjalan', tone: 'biru' },
  selesai: { nama: 'Selesai', tone: 'hijau' },
  selesai_sebagian: { nama: 'Selesai sebagian', tone: 'kuning' },
  gagal: { nama: 'Gagal', tone: 'bahaya' },
  dibatalkan: { nama: 'Dibatalkan', tone: 'jingga' },
  kedaluwarsa: { nama: 'Kedaluwarsa', tone: 'abu' },
} as const satisfies Record<StatusPekerjaan, { nama: string; tone: string }>

/** Whether a job is still to come to an end. */
export const terbuka = ({ status }: Pick<Pekerjaan, 'status'>): boolean => status === 'antre' || status === 'berjalan'

/** Answers how far a job is in percent; null where nobody knows how much there is. */
export function persen({ total, selesai, gagalJumlah }: Pick<Pekerjaan, 'total' | 'selesai' | 'gagalJumlah'>): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((100 * (selesai + gagalJumlah)) / total))
}
