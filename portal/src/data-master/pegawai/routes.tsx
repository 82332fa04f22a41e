import { PegawaiTambahPage, PegawaiUbahPage } from './pegawai-form-page'
import { PegawaiPage } from './pegawai-page'
import { routes as impor } from './pegawai.import'

export const routes = [
  { index: true, element: <PegawaiPage /> },
  { path: 'tambah', element: <PegawaiTambahPage /> },
  { path: 'impor', children: impor },
  { path: ':id', element: <PegawaiUbahPage /> },
]
