import { PejabatPage } from './pejabat-page'
import { PejabatPanel } from './pejabat-panel'

export const routes = [
  {
    path: '',
    element: <PejabatPage />,
    children: [
      { path: 'tambah', element: <PejabatPanel /> },
      { path: ':id', element: <PejabatPanel /> },
    ],
  },
]
