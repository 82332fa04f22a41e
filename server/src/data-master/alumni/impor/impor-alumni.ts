import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporAlumniJob, ALUMNI_KIND } from './kind'

export const imporAlumni = importRouter(api.dataMaster.imporAlumni, ALUMNI_KIND, imporAlumniJob)
