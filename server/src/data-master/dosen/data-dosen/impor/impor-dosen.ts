import { api } from '../../../../auth/guard'
import { importRouter } from '../../../../shared/import-router'
import { imporDosenJob, DOSEN_KIND } from './kind'

export const imporDosen = importRouter(api.dataMaster.imporDosen, DOSEN_KIND, imporDosenJob)
