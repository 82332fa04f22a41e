import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { GabungPage } from './gabung-page'
import { instansiRoutes } from './instansi.resource'
import { MahasiswaInstansiPage } from './mahasiswa-instansi-page'
import { RekapPage } from './rekap-page'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  return (
    <PageTabs
      label="Instansi mahasiswa"
      tabs={[
        { to: base, label: 'Instansi' },
        { to: `${base}/mahasiswa`, label: 'Mahasiswa' },
        { to: `${base}/rekap`, label: 'Rekap' },
        { to: `${base}/gabung`, label: 'Gabungkan', call: api.dataMaster.instansi.gabung },
      ]}
    >
      <Outlet />
    </PageTabs>
  )
}

export const routes: RouteObject[] = [
  {
    path: '',
    element: <Tabs />,
    children: [
      { path: 'mahasiswa', element: <MahasiswaInstansiPage /> },
      { path: 'rekap', element: <RekapPage /> },
      { path: 'gabung', element: <GabungPage /> },
      ...instansiRoutes,
    ],
  },
]
