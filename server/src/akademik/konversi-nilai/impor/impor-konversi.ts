import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporKonversiJob, KONVERSI_KIND } from './kind'

export const imporKonversi = importRouter(api.akademik.imporKonversi, KONVERSI_KIND, imporKonversiJob)
