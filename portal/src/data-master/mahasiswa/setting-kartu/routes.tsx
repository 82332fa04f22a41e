import { Outlet, useResolvedPath, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'
import { KARTU_PETUGAS, NAMA_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { CetakKartuPage } from './cetak-kartu-page'
import { CetakPetugasPage } from './cetak-petugas-page'
import { PengaturanPage } from './pengaturan-form'

/** Kinds beside KTM, each with a queue of its own. */
const LAIN = ['kartu-perpustakaan', ...KARTU_PETUGAS] as const

function Tabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  return (
    <PageTabs
      label="Setting kartu"
      tabs={[
        { to: base, label: 'Pengaturan' },
        { to: `${base}/cetak-kartu`, label: 'Cetak Kartu', call: api.dataMaster.kartu.antrean },
        ...LAIN.map((jenis) => ({ to: `${base}/${jenis}`, label: NAMA_KARTU[jenis], call: api.dataMaster.kartu.petugas })),
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
      { path: 'cetak-kartu', element: <CetakKartuPage key="ktm" /> },
      { path: 'kartu-perpustakaan', element: <CetakKartuPage key="kartu-perpustakaan" jenis="kartu-perpustakaan" /> },
      ...KARTU_PETUGAS.map((jenis) => ({ path: jenis, element: <CetakPetugasPage key={jenis} jenis={jenis} /> })),
    ],
  },
]

/** The queue alone, under Kemahasiswaan's address. */
export const cetakKartuRoutes: RouteObject[] = [{ path: '', element: <CetakKartuPage /> }]
