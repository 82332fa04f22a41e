import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { jenisKelasRoutes } from './jenis-kelas.resource'
import { kelasRoutes } from './kelas.resource'
import { kelompokSesiRoutes } from './kelompok-sesi.resource'
import { PenempatanPage } from './penempatan-page'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { kelasDefault, jenisKelas: jenis, kelompokSesi: sesi } = api.dataMaster
  return (
    <PageTabs
      label="Penempatan"
      tabs={[
        { to: base, label: 'Mahasiswa' },
        { to: `${base}/kelas`, label: 'Kelas', call: kelasDefault.list },
        { to: `${base}/jenis-kelas`, label: 'Jenis Kelas', call: jenis.list },
        { to: `${base}/kelompok-sesi`, label: 'Kelompok Sesi', call: sesi.list },
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
      { index: true, element: <PenempatanPage /> },
      { path: 'kelas', children: kelasRoutes },
      { path: 'jenis-kelas', children: jenisKelasRoutes },
      { path: 'kelompok-sesi', children: kelompokSesiRoutes },
    ],
  },
]
