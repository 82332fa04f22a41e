import { daftarPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { TemplateRingkas } from '@sivitas/contract/pengaturan/template/template'
import { api } from '../../auth/guard'
import { answerList } from '../../kit/list-answer'
import { assertJenis, createTemplate, duplikatkan, getTemplate, kindsOf, removeTemplate, shown, updateTemplate } from './acts'
import { pratinjau } from './preview'
import { terbitkan } from './publish'
import { listScopeNames, selectTemplate } from './queries'
import { hasilUji, uji } from './test-print'

const calls = api.pengaturan.template

export const template = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    if (input.jenis) assertJenis(context, input.jenis, 'B')
    return await answerList(context, input, {
      query: selectTemplate(context.db, { ...input, jenis: input.jenis ? [input.jenis] : kindsOf(context) }),
      sort: {
        nama: 't.nama',
        kode: 't.kode',
        nomorVersi: 't.nomorVersi',
        status: 't.status',
        terbitPada: 't.terbitPada',
        diubahPada: 't.diubahPada',
      },
      tie: 't.id',
      show: shown(await listScopeNames(context.db)),
      schema: TemplateRingkas,
      title: 'Template',
    })
  }),
  placeholder: calls.placeholder.handler(({ input, context }) => {
    assertJenis(context, input.jenis, 'B')
    return { data: [...daftarPlaceholder(input.jenis)] }
  }),
  get: calls.get.handler(async ({ input, context }) => ({ data: await getTemplate(context, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await createTemplate(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await updateTemplate(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await removeTemplate(context, input.id)
    return { data: null }
  }),
  pratinjau: calls.pratinjau.handler(async ({ input, context }) => {
    assertJenis(context, input.jenis, 'B')
    return await pratinjau(context, input)
  }),
  uji: calls.uji.handler(async ({ input, context }) => ({ data: await uji(context, await getTemplate(context, input.id, 'T'), input) })),
  hasilUji: calls.hasilUji.handler(async ({ input, context }) => await hasilUji(context, await getTemplate(context, input.id))),
  terbitkan: calls.terbitkan.handler(async ({ input, context }) => {
    await terbitkan(context, await getTemplate(context, input.id, 'T'), input)
    return { data: await getTemplate(context, input.id) }
  }),
  duplikat: calls.duplikat.handler(async ({ input, context }) => ({ data: await duplikatkan(context, input) })),
})
