import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The pages of no area: home, what is new, research, news. */
export const platform: Screen[] = [
  {
    path: '/dashboard',
    title: 'Beranda',
    opens: api.platform.beranda.dashboard,
    layout: 'dashboard',
    routes: async () => (await import('./dashboard/routes')).routes,
  },
  {
    path: '/login-as',
    title: 'Login sebagai',
    opens: api.platform.sso.loginSebagai,
    layout: 'dashboard',
    routes: async () => (await import('./login-as/routes')).routes,
  },
  {
    path: '/inspire',
    title: 'Inspirasi',
    opens: api.platform.beranda.rilis,
    layout: 'dashboard',
    routes: async () => (await import('./inspire/routes')).routes,
  },
  {
    path: '/research',
    title: 'Riset Data',
    opens: api.platform.riset.dataset,
    layout: 'dashboard',
    routes: async () => (await import('./research/routes')).routes,
  },
  {
    path: '/unduhan',
    title: 'Unduhan',
    opens: api.platform.pekerjaan.list,
    layout: 'dashboard',
    routes: async () => (await import('./unduhan/routes')).routes,
  },
  {
    path: '/berita',
    title: 'Berita',
    opens: api.komunikasi.pengumuman.list,
    layout: 'dashboard',
    routes: async () => (await import('./berita/routes')).routes,
  },
  {
    path: '/pemberitahuan',
    title: 'Pemberitahuan',
    opens: api.platform.pribadi.notifikasi,
    layout: 'dashboard',
    routes: async () => (await import('./pemberitahuan/routes')).routes,
  },
]
