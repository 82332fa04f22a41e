import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Data Master. */
export const dataMaster: Screen[] = [
  {
    path: '/data-master/mahasiswa/data-mahasiswa',
    title: 'Data Mahasiswa',
    opens: api.dataMaster.mahasiswa.list,
    routes: async () => (await import('./mahasiswa/data-mahasiswa/routes')).routes,
  },
]
