import { Kegiatan } from '@sivitas/contract/akademik/kegiatan-akademik'
import { api } from '../../auth/guard'
import { dipakai, duplikat, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { assertSasaran } from '../jadwal-sistem/izin'
import { findKegiatan, lastUrut, orderKegiatan, selectKegiatan } from './queries'

const calls = api.akademik.kegiatanAkademik

const table = plainTable({
  table: 'kegiatanAkademik',
  name: 'Kegiatan akademik',
  find: findKegiatan,
  words: () => ({ kegiatan_akademik_kode: () => duplikat('kode', 'Kode sudah dipakai') }),
  usedBy: async (db, id) => {
    const row = await findKegiatan(db, id)
    return row?.dipakai ? dipakai(`Kegiatan ini dipakai ${row.dipakai} entri kalender. Hapus atau pindahkan entri itu dahulu.`) : null
  },
})

export const kegiatanAkademik = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKegiatan(context.db, input),
      sort: { urut: 'urut', kode: 'kode', nama: 'nama', dipakai: 'dipakai' },
      tie: 'id',
      show: (row) => row,
      schema: Kegiatan,
      title: 'Kegiatan akademik',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    return { data: await table.create(context.db, { ...input, urut: await lastUrut(context.db) }) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    return { data: await table.update(context.db, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  urutkan: calls.urutkan.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    if ((await orderKegiatan(context.db, input.data)) < new Set(input.data).size) throw tidakDitemukan('Kegiatan akademik')
    return { data: null }
  }),
})
