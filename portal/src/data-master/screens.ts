import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Data Master. */
export const dataMaster: Screen[] = [
  {
    path: '/data-master/badan-hukum/profil-pt',
    title: 'Profil Perguruan Tinggi',
    opens: api.dataMaster.yayasan.get,
    routes: async () => (await import('./badan-hukum/profil-pt/routes')).routes,
  },
  {
    path: '/data-master/badan-hukum/program-studi',
    title: 'Program Studi',
    opens: api.dataMaster.prodi.list,
    routes: async () => (await import('./badan-hukum/program-studi/routes')).routes,
  },
  {
    path: '/data-master/badan-hukum/konsentrasi',
    title: 'Konsentrasi',
    opens: api.dataMaster.prodi.list,
    routes: async () => (await import('./badan-hukum/konsentrasi.resource')).konsentrasiRoutes,
  },
  {
    path: '/data-master/mahasiswa/data-mahasiswa',
    title: 'Data Mahasiswa',
    opens: api.dataMaster.mahasiswa.list,
    routes: async () => (await import('./mahasiswa/data-mahasiswa/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/rekap',
    title: 'Rekap Mahasiswa',
    opens: api.dataMaster.rekap.hitung,
    routes: async () => (await import('./mahasiswa/rekap/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/template-kartu',
    title: 'Template Kartu',
    opens: api.pengaturan.template.list,
    routes: async () => (await import('../shared/template/routes')).templateRoutes('ktm', '/data-master/mahasiswa/template-kartu'),
  },
]
