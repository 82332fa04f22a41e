import { BandingRole } from './banding-role'
import { HakAksesPage, PilihRole } from './hak-akses-page'
import { RoleBaru, RoleTersimpan } from './role-editor'

export const routes = [
  {
    path: '',
    element: <HakAksesPage />,
    children: [
      { index: true, element: <PilihRole /> },
      { path: 'tambah', element: <RoleBaru /> },
      { path: 'bandingkan', element: <BandingRole /> },
      { path: ':id', element: <RoleTersimpan /> },
    ],
  },
]
