import type { WarnaKlasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import type { WarnaStatus } from '../../../kit/theme/warna'

/** The tint that a klasifikasi's colour is drawn in; all can be read in both themes. */
export const TINT: Readonly<Record<WarnaKlasifikasi, WarnaStatus>> = {
  abu: 'abu',
  biru: 'biru',
  hijau: 'hijau',
  kuning: 'kuning',
  jingga: 'jingga',
  merah: 'bahaya',
}

export const PILIHAN_WARNA = [
  { value: 'abu', label: 'Abu-abu' },
  { value: 'biru', label: 'Biru' },
  { value: 'hijau', label: 'Hijau' },
  { value: 'kuning', label: 'Kuning' },
  { value: 'jingga', label: 'Jingga' },
  { value: 'merah', label: 'Merah' },
]
