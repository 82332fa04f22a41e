import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Jurusan. */
export const jurusan: Screen[] = [
  {
    path: '/jurusan/ktm/template-ktm',
    title: 'Template KTM',
    opens: api.pengaturan.template.list,
    routes: async () => (await import('../shared/template/routes')).templateRoutes('ktm', '/jurusan/ktm/template-ktm'),
  },
]
