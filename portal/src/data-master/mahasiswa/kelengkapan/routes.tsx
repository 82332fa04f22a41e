import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { BarisPage } from './baris-page'
import { DuplikatPage } from './duplikat-page'
import { KonsistensiPage } from './konsistensi-page'
import { LembarPage } from './lembar-page'
import { PapanPage } from './papan-page'

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const call = api.dataMaster.kelengkapan.list
  return (
    <PageTabs
      label="Kelengkapan dan PDDikti"
      tabs={[
        { to: base, label: 'Papan' },
        { to: `${base}/perlu-diperbaiki`, label: 'Perlu diperbaiki', call },
        { to: `${base}/siap-dikirim`, label: 'Siap dikirim', call },
        { to: `${base}/terkirim`, label: 'Terkirim', call },
        { to: `${base}/gagal`, label: 'Gagal', call },
        { to: `${base}/duplikat`, label: 'Duplikat', call: api.dataMaster.duplikat.list },
        { to: `${base}/konsistensi`, label: 'Konsistensi', call: api.dataMaster.konsistensi.ringkasan },
      ]}
    >
      <Outlet />
    </PageTabs>
  )
}

export const routes: RouteObject[] = [
  { path: 'lembar', element: <LembarPage /> },
  {
    path: '',
    element: <Tabs />,
    children: [
      { index: true, element: <PapanPage /> },
      { path: 'semua', element: <BarisPage keadaan={null} kosong="Tidak ada mahasiswa yang dilaporkan pada periode ini." /> },
      {
        path: 'perlu-diperbaiki',
        element: <BarisPage keadaan="perlu" kosong="Semua data yang dilaporkan pada periode ini sudah siap dikirim." />,
      },
      {
        path: 'siap-dikirim',
        element: <BarisPage keadaan="siap" kosong="Belum ada data yang siap. Lengkapi dahulu yang ada di 'Perlu diperbaiki'." />,
      },
      { path: 'terkirim', element: <BarisPage keadaan="terkirim" kosong="Belum ada data yang diterima PDDikti." /> },
      { path: 'duplikat', element: <DuplikatPage /> },
      { path: 'konsistensi', element: <KonsistensiPage /> },
      { path: 'gagal', element: <BarisPage keadaan="gagal" kosong="Tidak ada data yang ditolak Neo Feeder." /> },
    ],
  },
]
