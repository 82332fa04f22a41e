import type { RouteObject } from 'react-router'
import { PerubahanPage } from './perubahan-page'

export const routes: RouteObject[] = [{ path: '', element: <PerubahanPage /> }]
