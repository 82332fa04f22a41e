import { DataMahasiswaPage } from './data-mahasiswa-page'
import { MahasiswaPage } from './mahasiswa-page'

export const routes = [
  { index: true, element: <DataMahasiswaPage /> },
  { path: ':id', element: <MahasiswaPage /> },
]
