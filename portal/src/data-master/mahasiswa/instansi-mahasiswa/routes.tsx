import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { PageTabs } from '../../../kit/page/page-tabs'
import { ResourcePanel } from '../../../kit/resource/resource-form'
import { InstansiList } from './instansi-list'
import { instansi } from './instansi.resource'
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
      ]}
    >
      <Outlet />
    </PageTabs>
  )
}

const panel = <ResourcePanel resource={instansi} />

export const routes: RouteObject[] = [
  {
    path: '',
    element: <Tabs />,
    children: [
      { path: 'mahasiswa', element: <MahasiswaInstansiPage /> },
      { path: 'rekap', element: <RekapPage /> },
      {
        path: '',
        element: <InstansiList />,
        children: [
          { path: 'tambah', element: panel },
          { path: ':id', element: panel },
        ],
      },
    ],
  },
]
