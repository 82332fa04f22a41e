import { IMPOR_KODE, IMPOR_PRODI_LUAR, IMPOR_PT, IMPOR_SEKOLAH, IMPOR_WILAYAH } from '@sivitas/contract/data-master/referensi/impor'
import type { RouteObject } from 'react-router'
import { api } from '../../api'
import { defineImport } from '../../kit/import/define-import'

const BASE = '/data-master/referensi'
const job = api.platform.pekerjaan.get
const calls = api.dataMaster

/** 'Perbarui dari berkas': each reference by its natural key (data-master, Imports: Referensi). */
export const imporRoutes: RouteObject[] = [
  {
    path: 'impor-kode',
    children: defineImport({ declaration: IMPOR_KODE, calls: calls.imporKode, job, back: BASE }).routes,
  },
  {
    path: 'wilayah/impor',
    children: defineImport({ declaration: IMPOR_WILAYAH, calls: calls.imporWilayah, job, back: `${BASE}/wilayah` }).routes,
  },
  {
    path: 'sekolah/impor',
    children: defineImport({ declaration: IMPOR_SEKOLAH, calls: calls.imporSekolah, job, back: `${BASE}/sekolah` }).routes,
  },
  {
    path: 'perguruan-tinggi/impor',
    children: defineImport({ declaration: IMPOR_PT, calls: calls.imporPt, job, back: `${BASE}/perguruan-tinggi` }).routes,
  },
  {
    path: 'program-studi/impor',
    children: defineImport({ declaration: IMPOR_PRODI_LUAR, calls: calls.imporProdiLuar, job, back: `${BASE}/program-studi` }).routes,
  },
]
