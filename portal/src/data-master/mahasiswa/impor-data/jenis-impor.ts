import { IMPOR_MAHASISWA_BARU } from '@sivitas/contract/data-master/mahasiswa/impor-data/mahasiswa-baru'
import { IMPOR_DOSEN_PA } from '@sivitas/contract/data-master/mahasiswa/impor-data/dosen-pa'
import { IMPOR_PERBARUI_DATA } from '@sivitas/contract/data-master/mahasiswa/impor-data/perbarui-data'
import { IMPOR_STATUS_KELUAR } from '@sivitas/contract/data-master/mahasiswa/impor-data/status-keluar'
import type { ImportDeclaration } from '@sivitas/contract/kit/import'
import { api } from '../../../api'
import type { ImportClient } from '../../../kit/import/import-parts'

export const DASAR = '/data-master/mahasiswa/impor-data'

/** One kind of import of this screen. */
export type JenisImpor = {
  /** Last part of its address. */
  slug: string
  label: string
  /** What a file of this kind does, in one sentence. */
  uraian: string
  declaration: ImportDeclaration
  calls: ImportClient
}

/** The kinds, in the order of the tabs (data-master, Imports). */
export const JENIS_IMPOR: readonly JenisImpor[] = [
  {
    slug: 'mahasiswa-baru',
    label: 'Mahasiswa baru',
    uraian: 'Satu baris satu mahasiswa baru. NIM yang kosong dibuat menurut pola, dan orang yang mirip menunggu keputusan Anda.',
    declaration: IMPOR_MAHASISWA_BARU,
    calls: api.dataMaster.imporMahasiswaBaru,
  },
  {
    slug: 'perbarui-data',
    label: 'Perbarui data',
    uraian:
      'Satu baris satu NIM dengan kolom yang ingin diubah saja. Sel kosong dibiarkan, #KOSONG mengosongkan; nilai lama tampil di samping yang baru.',
    declaration: IMPOR_PERBARUI_DATA,
    calls: api.dataMaster.imporPerbaruiData,
  },
  {
    slug: 'status-keluar',
    label: 'Status keluar',
    uraian: 'Satu baris satu mahasiswa yang lulus atau keluar pada satu periode, dengan SK-nya. Syaratnya sama seperti Ubah status.',
    declaration: IMPOR_STATUS_KELUAR,
    calls: api.dataMaster.imporStatusKeluar,
  },
  {
    slug: 'dosen-pa',
    label: 'Dosen PA',
    uraian: 'Satu baris satu NIM dengan NIDN atau NUPTK dosen PA-nya, berlaku mulai periode kerja Anda.',
    declaration: IMPOR_DOSEN_PA,
    calls: api.dataMaster.imporDosenPa,
  },
]
