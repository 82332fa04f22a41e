import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporPegawaiJob, PEGAWAI_KIND } from './kind'

export const imporPegawai = importRouter(api.dataMaster.imporPegawai, PEGAWAI_KIND, imporPegawaiJob)
