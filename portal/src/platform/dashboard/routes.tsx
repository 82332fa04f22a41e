import type { RouteObject } from 'react-router'
import { DashboardPage } from './dashboard-page'

export const routes: RouteObject[] = [{ index: true, element: <DashboardPage /> }]
