import { IMPOR_ALUMNI } from '@sivitas/contract/data-master/alumni/impor-alumni'
import { api } from '../../api'
import { defineImport } from '../../kit/import/define-import'

/** Alumni of the time before this system, from a file (data-master, Imports). */
export const { routes } = defineImport({
  declaration: IMPOR_ALUMNI,
  calls: api.dataMaster.imporAlumni,
  job: api.platform.pekerjaan.get,
  back: '/data-master/alumni',
})
