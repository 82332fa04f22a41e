import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Akademik. */
export const akademik: Screen[] = [
  {
    path: '/akademik/periode',
    title: 'Periode Akademik',
    opens: api.akademik.periode.list,
    routes: async () => (await import('./periode/routes')).routes,
  },
]
