import type { RouteObject } from 'react-router'
import { AkreditasiInstitusiPage } from './akreditasi-institusi-page'
import { BadanHukumFormPage } from './badan-hukum-form-page'
import { BadanHukumPage } from './badan-hukum-page'
import { kampusRoutes } from './kampus.resource'
import { PerguruanTinggiFormPage } from './perguruan-tinggi-form-page'
import { PerguruanTinggiPage } from './perguruan-tinggi-page'
import { ProfilTabs } from './profil-tabs'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <ProfilTabs />,
    children: [
      { index: true, element: <PerguruanTinggiPage /> },
      { path: 'badan-hukum', element: <BadanHukumPage /> },
      { path: 'akreditasi-institusi', element: <AkreditasiInstitusiPage /> },
      { path: 'kampus', children: kampusRoutes },
    ],
  },
  { path: 'ubah', element: <PerguruanTinggiFormPage /> },
  { path: 'badan-hukum/ubah', element: <BadanHukumFormPage /> },
]
