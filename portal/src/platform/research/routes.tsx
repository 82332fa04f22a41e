import type { RouteObject } from 'react-router'
import { ResearchPage } from './research-page'

export const routes: RouteObject[] = [{ index: true, element: <ResearchPage /> }]
