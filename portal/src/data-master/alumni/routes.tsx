import { AlumniDetailPage } from './alumni-detail-page'
import { AlumniPage } from './alumni-page'
import { routes as impor } from './alumni.import'

export const routes = [
  { index: true, element: <AlumniPage /> },
  { path: 'impor', children: impor },
  { path: ':id', element: <AlumniDetailPage /> },
]
