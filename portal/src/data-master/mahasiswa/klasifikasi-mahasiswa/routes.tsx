import type { RouteObject } from 'react-router'
import { ResourcePanel } from '../../../kit/resource/resource-form'
import { KlasifikasiPage } from './klasifikasi-page'
import { klasifikasi } from './klasifikasi.resource'

const panel = <ResourcePanel resource={klasifikasi} />

export const routes: RouteObject[] = [
  {
    path: '',
    element: <KlasifikasiPage />,
    children: [{ path: 'tambah', element: panel }, { path: 'ubah/:id', element: panel }, { path: ':id' }],
  },
]
