import type { RouteObject } from 'react-router'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { KonsentrasiPage } from './konsentrasi-page'
import { konsentrasi } from './konsentrasi.resource'

/** 'Konsentrasi': a list of its own, since students are moved from it; the panel is the resource's. */
export const routes: RouteObject[] = [{ path: '', element: <KonsentrasiPage />, children: resourceRoutes(konsentrasi)[0]?.children ?? [] }]
