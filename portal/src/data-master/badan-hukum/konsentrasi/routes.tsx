import type { RouteObject } from 'react-router'
import { KonsentrasiPage } from './konsentrasi-page'
import { konsentrasiPanel } from './konsentrasi.resource'

/** 'Konsentrasi': a list of its own, since students are moved from it; the panel is the resource's. */
export const routes: RouteObject[] = [{ path: '', element: <KonsentrasiPage />, children: konsentrasiPanel }]
