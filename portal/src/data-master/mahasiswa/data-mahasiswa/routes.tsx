import { DataMahasiswaPage } from './data-mahasiswa-page'
import { MahasiswaPage } from './mahasiswa-page'
import { TambahPage } from './tambah/tambah-page'

export const routes = [
  { index: true, element: <DataMahasiswaPage /> },
  { path: 'tambah', element: <TambahPage /> },
  { path: ':id', element: <MahasiswaPage /> },
]
