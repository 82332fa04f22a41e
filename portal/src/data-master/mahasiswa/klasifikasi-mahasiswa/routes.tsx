import type { RouteObject } from 'react-router'
import { KlasifikasiPage } from './klasifikasi-page'
import { klasifikasiPanel } from './klasifikasi.resource'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <KlasifikasiPage />,
    children: [{ path: 'tambah', element: klasifikasiPanel }, { path: 'ubah/:id', element: klasifikasiPanel }, { path: ':id' }],
  },
]
