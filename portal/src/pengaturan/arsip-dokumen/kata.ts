import { STATUS_DOKUMEN, type PEMILIK_DOKUMEN } from '@sivitas/contract/platform/dokumen'
import { JENIS_TEMPLATE, KODE_JENIS_TEMPLATE } from '@sivitas/contract/pengaturan/template/jenis'
import type { api } from '../../api'

export type DokumenRow = Awaited<ReturnType<typeof api.platform.dokumen.list.call>>['data'][number]
export type DokumenIsi = Awaited<ReturnType<typeof api.platform.dokumen.get.call>>['data']

export const STATUS = {
  draf: { nama: 'Draf', tone: 'abu' },
  terbit: { nama: 'Terbit', tone: 'hijau' },
  diganti: { nama: 'Diganti', tone: 'kuning' },
  dibatalkan: { nama: 'Dibatalkan', tone: 'bahaya' },
} as const

export const PILIHAN_STATUS = STATUS_DOKUMEN.map((value) => ({ value, label: STATUS[value].nama }))
export const PILIHAN_JENIS = KODE_JENIS_TEMPLATE.map((value) => ({ value, label: JENIS_TEMPLATE[value].nama }))

const NAMA_PEMILIK: Readonly<Record<(typeof PEMILIK_DOKUMEN)[number], string>> = {
  mahasiswa: 'Mahasiswa',
  dosen: 'Dosen',
  'mata-kuliah': 'Mata kuliah',
  'perguruan-tinggi': 'Perguruan tinggi',
}
export const namaPemilik = (jenis: (typeof PEMILIK_DOKUMEN)[number]) => NAMA_PEMILIK[jenis]
