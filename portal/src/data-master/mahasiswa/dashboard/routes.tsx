import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { DashboardPage } from './dashboard-page'
import { PerPaPage } from './perlu-perhatian/per-pa-page'
import { PerluPerhatianPage } from './perlu-perhatian/perlu-perhatian-page'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { list: call, perPa } = api.dataMaster.perluPerhatian
  return (
    <PageTabs
      label="Dashboard mahasiswa"
      tabs={[
        { to: base, label: 'Ringkasan' },
        { to: `${base}/perlu-perhatian`, label: 'Perlu perhatian', call },
        { to: `${base}/per-pa`, label: 'Daftar per dosen PA', call: perPa },
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
      { index: true, element: <DashboardPage /> },
      { path: 'perlu-perhatian', element: <PerluPerhatianPage /> },
      { path: 'per-pa', element: <PerPaPage /> },
    ],
  },
]
