import type { RouteObject } from 'react-router'
import { DaftarPekerjaan } from '../../shared/pekerjaan/daftar-pekerjaan'

export const routes: RouteObject[] = [
  {
    index: true,
    element: (
      <DaftarPekerjaan
        title="Pekerjaan"
        screen="pengaturan/pekerjaan"
        milik="semua"
        empty="Pekerjaan semua orang dan pekerjaan terjadwal milik sistem muncul di sini."
      />
    ),
  },
]
