import { KesediaanMengajarPage } from './kesediaan-mengajar-page'
import { KesediaanPage } from './kesediaan-page'
import { PetaPage } from './peta-page'

export const routes = [
  { index: true, element: <KesediaanMengajarPage /> },
  { path: 'peta', element: <PetaPage /> },
  { path: ':id', element: <KesediaanPage /> },
]
