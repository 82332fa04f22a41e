import type { JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { TambahPanel } from './tambah-panel'
import { TemplateListPage } from './template-list-page'
import { TemplatePage } from './template-page'

/** The pages of one kind of template: its list, a new one, and the editor of a version. */
export function templateRoutes(jenis: JenisTemplate, daftar: string = `/pengaturan/template/${jenis}`) {
  const props = { jenis, daftar }
  return [
    { path: '', element: <TemplateListPage {...props} />, children: [{ path: 'add', element: <TambahPanel {...props} /> }] },
    { path: ':id', element: <TemplatePage {...props} /> },
  ]
}
