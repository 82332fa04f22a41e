import { PeriodePage } from './periode-page'

export const routes = [{ path: '', element: <PeriodePage /> }]
