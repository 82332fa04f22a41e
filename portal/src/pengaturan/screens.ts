import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Pengaturan. */
export const pengaturan: Screen[] = [
  {
    path: '/pengaturan/operator/data-operator',
    title: 'Data Operator',
    opens: api.pengaturan.operator.list,
    routes: async () => (await import('./operator/data-operator/routes')).routes,
  },
  {
    path: '/pengaturan/operator/data-lokasi',
    title: 'Data Lokasi',
    opens: api.pengaturan.lokasi.list,
    routes: async () => (await import('./operator/data-lokasi/lokasi.resource')).routes,
  },
  {
    path: '/pengaturan/operator/hak-akses',
    title: 'Hak Akses',
    opens: api.pengaturan.hakAkses.list,
    routes: async () => (await import('./operator/hak-akses/routes')).routes,
  },
  {
    path: '/pengaturan/kata-sandi',
    title: 'Kata Sandi',
    opens: api.platform.masuk.gantiSandi,
    routes: async () => (await import('./kata-sandi/routes')).routes,
  },
]
