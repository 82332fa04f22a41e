import { IMPOR_DOSEN } from '@sivitas/contract/data-master/dosen/impor-dosen'
import { api } from '../../../api'
import { defineImport } from '../../../kit/import/define-import'

/** Lecturers from a file (data-master, Imports). */
export const { routes } = defineImport({
  declaration: IMPOR_DOSEN,
  calls: api.dataMaster.imporDosen,
  job: api.platform.pekerjaan.get,
  back: '/data-master/dosen/data-dosen',
})
