import { IMPOR_RUANG } from '@sivitas/contract/data-master/badan-hukum/impor-ruang'
import { api } from '../../../../api'
import { defineImport } from '../../../../kit/import/define-import'

/** Rooms from a file, by their codes. */
export const { routes: imporRuangRoutes } = defineImport({
  declaration: IMPOR_RUANG,
  calls: api.dataMaster.imporRuang,
  job: api.platform.pekerjaan.get,
  back: '/data-master/badan-hukum/profil-pt/kampus-ruang',
})
