import type { RouteObject } from 'react-router'
import { AkreditasiInstitusiPage } from './akreditasi-institusi-page'
import { BadanHukumFormPage } from './badan-hukum-form-page'
import { BadanHukumPage } from './badan-hukum-page'
import { gedungRoutes } from './gedung.resource'
import { KampusRuangPage } from './kampus-ruang/kampus-ruang-page'
import { imporRuangRoutes } from './kampus-ruang/ruang.import'
import { ruangPanel } from './kampus-ruang/ruang.resource'
import { kampusRoutes } from './kampus.resource'
import { PerguruanTinggiFormPage } from './perguruan-tinggi-form-page'
import { PerguruanTinggiPage } from './perguruan-tinggi-page'
import { PimpinanPage } from './pimpinan-page'
import { ProfilTabs } from './profil-tabs'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <ProfilTabs />,
    children: [
      { index: true, element: <PerguruanTinggiPage /> },
      { path: 'badan-hukum', element: <BadanHukumPage /> },
      { path: 'akreditasi-institusi', element: <AkreditasiInstitusiPage /> },
      { path: 'pimpinan', element: <PimpinanPage /> },
      { path: 'kampus-ruang', element: <KampusRuangPage />, children: ruangPanel },
      { path: 'kampus', children: kampusRoutes },
      { path: 'gedung', children: gedungRoutes },
    ],
  },
  { path: 'ubah', element: <PerguruanTinggiFormPage /> },
  { path: 'badan-hukum/ubah', element: <BadanHukumFormPage /> },
  { path: 'kampus-ruang/impor', children: imporRuangRoutes },
]
