import type { RouteObject } from 'react-router'
import { InspirePage } from './inspire-page'

export const routes: RouteObject[] = [{ index: true, element: <InspirePage /> }]
