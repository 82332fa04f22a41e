import type { RouteObject } from 'react-router'
import { PemberitahuanPage } from './pemberitahuan-page'

export const routes: RouteObject[] = [{ index: true, element: <PemberitahuanPage /> }]
