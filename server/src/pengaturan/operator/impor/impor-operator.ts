import { api } from '../../../auth/guard'
import { importRouter } from '../../../shared/import-router'
import { imporOperatorJob, OPERATOR_KIND } from './kind'

export const imporOperator = importRouter(api.pengaturan.imporOperator, OPERATOR_KIND, imporOperatorJob)
