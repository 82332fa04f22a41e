import { TemplateRingkas } from '@sivitas/contract/pengaturan/template/template'
import { JENIS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import {
  createTemplate,
  getTemplate,
  listScopeNames,
  pratinjauTemplate,
  removeTemplate,
  selectTemplate,
  showTemplate,
  terbitkanTemplate,
  updateTemplate,
} from '../../../pengaturan/template/public'

import { listContohKartu } from './contoh-queries'

const calls = api.dataMaster.templateKartu

/** A template of a card. @throws Galat 404 for one of another kind: under this address there are none */
async function kartu(context: Context, id: string, access: 'B' | 'T' = 'B') {
  const row = await getTemplate(context, id, access)
  if (!(JENIS_KARTU as readonly string[]).includes(row.jenis)) throw tidakDitemukan('Template')
  return row
}

/** 'Template Kartu': the templates of cards that Pengaturan keeps, under Data Master's own address (platform, `template`). */
export const templateKartu = calls.router({
  list: calls.list.handler(async ({ input, context }) =>
    answerList(context, input, {
      query: selectTemplate(context.db, { ...input, jenis: input.jenis ? [input.jenis] : JENIS_KARTU }),
      sort: { nama: 't.nama', kode: 't.kode', nomorVersi: 't.nomorVersi', status: 't.status' },
      tie: 't.id',
      show: showTemplate(await listScopeNames(context.db)),
      schema: TemplateRingkas,
      title: 'Template Kartu',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await kartu(context, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await createTemplate(context, { ...input, kertas: 'CR80' }) })),
  update: calls.update.handler(async ({ input, context }) => {
    await kartu(context, input.id, 'T')
    return { data: await updateTemplate(context, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await kartu(context, input.id, 'T')
    await removeTemplate(context, input.id)
    return { data: null }
  }),
  terbit: calls.terbit.handler(async ({ input, context }) => {
    await terbitkanTemplate(context, await kartu(context, input.id, 'T'), input)
    return { data: await kartu(context, input.id) }
  }),
  contoh: calls.contoh.handler(async ({ input, context }) => ({ data: await listContohKartu(context.db, input.jenis) })),
  pratinjau: calls.pratinjau.handler(async ({ input, context }) =>
    pratinjauTemplate(context, { ...(await kartu(context, input.id)), idPemilik: input.mahasiswa }),
  ),
})
