import { DashboardPage } from './dashboard-page'

export const routes = [{ index: true, element: <DashboardPage /> }]
