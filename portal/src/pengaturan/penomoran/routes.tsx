import { NomorPage } from './nomor-page'
import { PenomoranPage } from './penomoran-page'
import { PenomoranPanel } from './penomoran-panel'

export const routes = [
  { path: ':id/nomor', element: <NomorPage /> },
  {
    path: '',
    element: <PenomoranPage />,
    children: [
      { path: 'tambah', element: <PenomoranPanel /> },
      { path: ':id', element: <PenomoranPanel /> },
    ],
  },
]
