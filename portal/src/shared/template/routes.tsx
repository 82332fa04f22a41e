import type { JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { JENIS_KARTU, NAMA_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { Outlet, type RouteObject } from 'react-router'
import { PageTabs } from '../../kit/page/page-tabs'
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

/** The pages of every kind of card: KTM under the address itself, the others below it. */
export function templateKartuRoutes(daftar: string): RouteObject[] {
  const tabs = JENIS_KARTU.map((jenis) => ({ to: jenis === 'ktm' ? daftar : `${daftar}/${jenis}`, label: NAMA_KARTU[jenis] }))
  return [
    {
      path: '',
      element: (
        <PageTabs label="Jenis kartu" tabs={tabs}>
          <Outlet />
        </PageTabs>
      ),
      children: JENIS_KARTU.toReversed().flatMap((jenis): RouteObject[] =>
        jenis === 'ktm' ? templateRoutes(jenis, daftar) : [{ path: jenis, children: templateRoutes(jenis, `${daftar}/${jenis}`) }],
      ),
    },
  ]
}
