import { DataDosenPage } from './data-dosen-page'
import { routes as impor } from './dosen.import'
import { DosenPage } from './dosen-page'
import { TambahDosenPage } from './tambah-page'

export const routes = [
  { index: true, element: <DataDosenPage /> },
  { path: 'tambah', element: <TambahDosenPage /> },
  { path: 'impor', children: impor },
  { path: ':id', element: <DosenPage /> },
]
