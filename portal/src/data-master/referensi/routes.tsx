import type { RouteObject } from 'react-router'
import { DaftarKodePage } from './daftar-kode-page'
import { imporRoutes } from './impor'
import { ProdiLuarPage } from './prodi-luar-page'
import { PtLuarPage } from './pt-luar-page'
import { ReferensiTabs } from './referensi-tabs'
import { SekolahPage } from './sekolah-page'
import { WilayahPage } from './wilayah-page'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <ReferensiTabs />,
    children: [
      { index: true, element: <DaftarKodePage /> },
      { path: 'wilayah', element: <WilayahPage /> },
      { path: 'sekolah', element: <SekolahPage /> },
      { path: 'perguruan-tinggi', element: <PtLuarPage /> },
      { path: 'program-studi', element: <ProdiLuarPage /> },
    ],
  },
  ...imporRoutes,
]
