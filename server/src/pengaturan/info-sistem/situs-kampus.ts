import { Situs } from '@sivitas/contract/pengaturan/info-sistem'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { dipakai, duplikat } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { findSitus, hasOtherMainSite, selectSitus } from './queries'

const calls = api.pengaturan.situsKampus

const table = plainTable({
  table: 'site',
  name: 'Situs',
  find: findSitus,
  words: () => ({ site_origin_key: () => duplikat('origin', 'Alamat sudah dipakai.') }),
})

const TERAKHIR = 'Ini situs utama terakhir yang aktif; tanpanya portal tidak dapat dibuka. Tambahkan situs lain dahulu.'

/** Nobody may lock a whole college out, or saw off the branch he sits on. */
async function assertStaysOpen({ db, tenant }: Context, id: string): Promise<void> {
  const site = await table.get(db, id)
  if (site.aktif && site.jenis === 'utama' && !(await hasOtherMainSite(db, id))) throw dipakai(TERAKHIR)
  if (tenant.site?.origin === site.origin) throw dipakai('Anda sedang memakai situs ini. Ubah dari situs lain.')
}

export const situsKampus = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectSitus(context.db, input.cari),
      sort: { origin: 'site.origin', jenis: 'site.jenis' },
      tie: 'site.id',
      show: (row) => row,
      schema: Situs,
      title: 'Situs',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    const data = await table.create(context.db, input)
    context.services.tenants.forget()
    return { data }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const before = await table.get(context.db, input.id)
    const closes = input.aktif === false || (input.jenis !== undefined && input.jenis !== before.jenis)
    const moves = input.origin !== undefined && input.origin !== before.origin
    if (closes || moves) await assertStaysOpen(context, input.id)
    const data = await table.update(context.db, input)
    context.services.tenants.forget()
    return { data }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await assertStaysOpen(context, input.id)
    await table.remove(context.db, input.id)
    context.services.tenants.forget()
    return { data: null }
  }),
})
