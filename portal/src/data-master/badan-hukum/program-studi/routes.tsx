import type { RouteObject } from 'react-router'
import { fakultasRoutes } from './fakultas.resource'
import { jurusanRoutes } from './jurusan.resource'
import { ProdiTambahPage, ProdiUbahPage } from './prodi-form-page'
import { ProdiPage } from './prodi-page'
import { ProgramStudiPage } from './program-studi-page'
import { StrukturPage } from './struktur/struktur-page'
import { UnitTabs } from './unit-tabs'

export const routes: RouteObject[] = [
  {
    path: '',
    element: <UnitTabs />,
    children: [
      { index: true, element: <ProgramStudiPage /> },
      { path: 'fakultas', children: fakultasRoutes },
      { path: 'jurusan', children: jurusanRoutes },
      { path: 'struktur', element: <StrukturPage /> },
    ],
  },
  { path: 'tambah', element: <ProdiTambahPage /> },
  { path: ':id', element: <ProdiPage /> },
  { path: ':id/ubah', element: <ProdiUbahPage /> },
]
