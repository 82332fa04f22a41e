import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { BaruPage } from './baru-page'
import { KonversiPage } from './konversi-page'
import { PemetaanPage } from './pemetaan-page'
import { RinciPage } from './rinci-page'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  return (
    <PageTabs
      label="Konversi nilai"
      tabs={[
        { to: base, label: 'Konversi' },
        { to: `${base}/pemetaan`, label: 'Pemetaan tersimpan', call: api.akademik.konversiNilai.pemetaan.list },
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
      { index: true, element: <KonversiPage /> },
      { path: 'pemetaan', element: <PemetaanPage /> },
    ],
  },
  { path: 'baru', element: <BaruPage /> },
  { path: ':id', element: <RinciPage /> },
]
