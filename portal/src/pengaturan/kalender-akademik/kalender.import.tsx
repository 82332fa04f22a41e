import { IMPOR_KALENDER } from '@sivitas/contract/akademik/impor-kalender'
import { api } from '../../api'
import { defineImport } from '../../kit/import/define-import'

/** Calendar entries from a file (platform, Documents, imports, jobs). */
export const { routes } = defineImport({
  declaration: IMPOR_KALENDER,
  calls: api.akademik.imporKalender,
  job: api.platform.pekerjaan.get,
  back: '/pengaturan/kalender-akademik',
})
