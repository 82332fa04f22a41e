import { IMPOR_PEGAWAI } from '@sivitas/contract/data-master/pegawai/impor-pegawai'
import { api } from '../../api'
import { defineImport } from '../../kit/import/define-import'

/** Staff from a file (data-master, Imports). */
export const { routes } = defineImport({
  declaration: IMPOR_PEGAWAI,
  calls: api.dataMaster.imporPegawai,
  job: api.platform.pekerjaan.get,
  back: '/data-master/pegawai',
})
