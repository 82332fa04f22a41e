import type { StatusPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { WarnaStatus } from '../../../kit/theme/warna'

/** States of a request in a person's words, with their tints. */
export const LENCANA: Readonly<Record<StatusPerubahan, { nama: string; tone: WarnaStatus }>> = {
  diajukan: { nama: 'Menunggu', tone: 'kuning' },
  disetujui: { nama: 'Disetujui', tone: 'hijau' },
  ditolak: { nama: 'Ditolak', tone: 'bahaya' },
  dibatalkan: { nama: 'Dibatalkan', tone: 'abu' },
}
