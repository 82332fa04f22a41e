import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporKodeJob, KODE_KIND } from './kode'
import { imporProdiLuarJob, imporPtJob, imporSekolahJob, PRODI_LUAR_KIND, PT_KIND, SEKOLAH_KIND } from './lembaga'
import { imporWilayahJob, WILAYAH_KIND } from './wilayah'

const calls = api.dataMaster

export const imporWilayah = importRouter(calls.imporWilayah, WILAYAH_KIND, imporWilayahJob)
export const imporSekolah = importRouter(calls.imporSekolah, SEKOLAH_KIND, imporSekolahJob)
export const imporPt = importRouter(calls.imporPt, PT_KIND, imporPtJob)
export const imporProdiLuar = importRouter(calls.imporProdiLuar, PRODI_LUAR_KIND, imporProdiLuarJob)
export const imporKode = importRouter(calls.imporKode, KODE_KIND, imporKodeJob)
