import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporKalenderJob, KALENDER_KIND } from './kind'

export const imporKalender = importRouter(api.akademik.imporKalender, KALENDER_KIND, imporKalenderJob)
