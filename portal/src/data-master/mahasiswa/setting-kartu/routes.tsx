import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { CetakKartuPage } from './cetak-kartu-page'
import { PengaturanPage } from './pengaturan-form'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  return (
    <PageTabs
      label="Setting kartu"
      tabs={[
        { to: base, label: 'Pengaturan' },
        { to: `${base}/cetak-kartu`, label: 'Cetak Kartu', call: api.dataMaster.kartu.antrean },
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
      { index: true, element: <PengaturanPage /> },
      { path: 'cetak-kartu', element: <CetakKartuPage /> },
    ],
  },
]

/** The queue alone, under Kemahasiswaan's address. */
export const cetakKartuRoutes: RouteObject[] = [{ path: '', element: <CetakKartuPage /> }]
