import type { RouteObject } from 'react-router'
import { InfoSistemPage } from './info-sistem-page'
import { InfoTabs } from './info-tabs'
import { situsRoutes } from './situs.resource'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <InfoTabs />,
    children: [
      { index: true, element: <InfoSistemPage /> },
      { path: 'situs', children: situsRoutes },
    ],
  },
]
