import { api } from '../../../../auth/guard'
import { importRouter } from '../../../../shared/import-router'
import { imporRuangJob, RUANG_KIND } from './kind'

export const imporRuang = importRouter(api.dataMaster.imporRuang, RUANG_KIND, imporRuangJob)
