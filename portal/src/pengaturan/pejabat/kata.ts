import { KEADAAN_PEJABAT, LINGKUP_PEJABAT, PENUGASAN } from '@sivitas/contract/pengaturan/pejabat'
import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import type { api } from '../../api'

export type PejabatRow = Awaited<ReturnType<typeof api.pengaturan.pejabat.list.call>>['data'][number]

const JABATAN = Object.entries(NAMA_JABATAN) as [KodeJabatan, string][]

export const PILIHAN_JABATAN = JABATAN.map(([value, nama]) => ({ value, label: value === 'LAIN' ? 'Jabatan lain' : nama }))

const NAMA_LINGKUP = { pt: 'Perguruan tinggi', fakultas: 'Fakultas', jurusan: 'Jurusan', prodi: 'Program studi' } as const
export const PILIHAN_LINGKUP = LINGKUP_PEJABAT.map((value) => ({ value, label: NAMA_LINGKUP[value] }))

export const NAMA_PENUGASAN = { definitif: 'Definitif', plt: 'Pelaksana tugas (Plt.)', plh: 'Pelaksana harian (Plh.)' } as const
export const PILIHAN_PENUGASAN = PENUGASAN.map((value) => ({ value, label: NAMA_PENUGASAN[value] }))

export const KEADAAN = {
  menjabat: { nama: 'Menjabat', tone: 'hijau' },
  akan: { nama: 'Akan menjabat', tone: 'biru' },
  selesai: { nama: 'Selesai', tone: 'abu' },
} as const
export const PILIHAN_KEADAAN = KEADAAN_PEJABAT.map((value) => ({ value, label: KEADAAN[value].nama }))
