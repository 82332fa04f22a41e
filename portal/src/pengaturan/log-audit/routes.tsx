import type { RouteObject } from 'react-router'
import { LogAuditPage } from './log-audit-page'

export const routes: RouteObject[] = [{ index: true, element: <LogAuditPage /> }]
