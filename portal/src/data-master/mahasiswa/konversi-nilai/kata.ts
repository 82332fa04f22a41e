import type { api } from '../../../api'
import { STATUS_KONVERSI, type StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'

export const ALAMAT = '/data-master/mahasiswa/konversi-nilai'

export const TONE_STATUS: Readonly<Record<StatusKonversi, 'abu' | 'kuning' | 'hijau' | 'bahaya'>> = {
  draf: 'abu',
  diajukan: 'kuning',
  disahkan: 'hijau',
  batal: 'bahaya',
}

export const PILIHAN_STATUS = Object.entries(STATUS_KONVERSI).map(([value, label]) => ({ value, label }))

/** A whole conversion as the browser gets it. */
export type KonversiTampil = Awaited<ReturnType<typeof api.akademik.konversiNilai.get.call>>['data']
