import { KlienPanel } from './klien-panel'
import { PanduPage } from './pandu-page'
import { SsoPage } from './sso-page'

export const routes = [
  { path: 'pandu', element: <PanduPage /> },
  {
    path: '',
    element: <SsoPage />,
    children: [
      { path: 'tambah', element: <KlienPanel /> },
      { path: ':id', element: <KlienPanel /> },
    ],
  },
]
