import { Akta } from '@sivitas/contract/data-master/badan-hukum/yayasan'
import { api } from '../../../auth/guard'
import { Galat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { kecamatanOf } from '../../referensi/wilayah'
import { findAkta, findYayasan, selectAkta } from './queries'

const calls = api.dataMaster.yayasan
const aktaCalls = api.dataMaster.aktaYayasan

const table = plainTable({ table: 'yayasan', name: 'Badan hukum', find: findYayasan, words: () => ({}) })
const aktaTable = plainTable({ table: 'aktaYayasan', name: 'Akta', find: findAkta, words: () => ({}) })

export const yayasan = calls.router({
  get: calls.get.handler(async ({ context }) => ({ data: (await findYayasan(context.db)) ?? null })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    const existing = await findYayasan(db)
    if (existing) throw new Galat([409, 'duplikat'], `Perguruan tinggi ini sudah bernaung di bawah ${existing.nama}.`)
    await kecamatanOf(db, input.idWilayah)
    return { data: await table.create(db, input) }
  }),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    await kecamatanOf(db, input.idWilayah)
    return { data: await table.update(db, input) }
  }),
})

export const aktaYayasan = aktaCalls.router({
  list: aktaCalls.list.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { tanggal: 'desc' } },
      {
        query: selectAkta(context.db, input.cari),
        sort: { tanggal: 'tanggal', nomor: 'nomor', perihal: 'perihal' },
        tie: 'id',
        show: (row) => row,
        schema: Akta,
        title: 'Akta Badan Hukum',
      },
    ),
  ),
  get: aktaCalls.get.handler(async ({ input, context }) => ({ data: await aktaTable.get(context.db, input.id) })),
  create: aktaCalls.create.handler(async ({ input, context: { db } }) => {
    const above = await findYayasan(db)
    if (!above) throw new Galat([409, 'belum_ada'], 'Isi data badan hukum terlebih dahulu.')
    return { data: await aktaTable.create(db, { ...input, idYayasan: above.id }) }
  }),
  update: aktaCalls.update.handler(async ({ input, context }) => ({ data: await aktaTable.update(context.db, input) })),
  remove: aktaCalls.remove.handler(async ({ input, context }) => {
    await aktaTable.remove(context.db, input.id)
    return { data: null }
  }),
})
