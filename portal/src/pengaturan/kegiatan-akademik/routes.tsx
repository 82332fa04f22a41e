import { KegiatanPage } from './kegiatan-page'
import { KegiatanPanel } from './kegiatan-panel'

export const routes = [
  {
    path: '',
    element: <KegiatanPage />,
    children: [
      { path: 'tambah', element: <KegiatanPanel /> },
      { path: ':id', element: <KegiatanPanel /> },
    ],
  },
]
