import type { RouteObject } from 'react-router'
import { DaftarPekerjaan } from '../../shared/pekerjaan/daftar-pekerjaan'

export const routes: RouteObject[] = [
  {
    index: true,
    element: (
      <DaftarPekerjaan
        title="Unduhan"
        screen="unduhan"
        milik="saya"
        empty="Ekspor besar, cetak massal, dan impor yang Anda jalankan muncul di sini; hasilnya disimpan beberapa hari."
      />
    ),
  },
]
