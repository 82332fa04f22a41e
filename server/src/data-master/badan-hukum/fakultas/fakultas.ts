import { Fakultas } from '@sivitas/contract/data-master/badan-hukum/fakultas'
import { api } from '../../../auth/guard'
import { dipakai, duplikat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { findFakultas, findFakultasBy, selectFakultas } from './queries'

const calls = api.dataMaster.fakultas

const table = plainTable({
  table: 'fakultas',
  name: 'Fakultas',
  find: findFakultas,
  words: (db, { kode, kodeNim }) => {
    const owner = async (field: 'kode' | 'nama' | 'kodeNim', value: unknown) =>
      (await findFakultasBy(db, field, String(value)))?.nama ?? 'fakultas lain'
    return {
      fakultas_kode: async () => duplikat('kode', `Kode fakultas sudah dipakai oleh ${await owner('kode', kode)}`),
      fakultas_nama: () => duplikat('nama', 'Nama fakultas sudah dipakai'),
      fakultas_kode_nim: async () => duplikat('kodeNim', `Kode NIM sudah dipakai oleh ${await owner('kodeNim', kodeNim)}`),
    }
  },
  usedBy: async (db, id) => {
    const row = await findFakultas(db, id)
    if (row?.jumlahProdi) return dipakai(`Fakultas masih memiliki ${row.jumlahProdi} program studi`)
    return row?.jumlahJurusan ? dipakai(`Fakultas masih memiliki ${row.jumlahJurusan} jurusan`) : null
  },
})

export const fakultas = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectFakultas(context.db, input),
      sort: { urut: 'fakultas.urut', kode: 'fakultas.kode', nama: 'fakultas.nama' },
      tie: 'fakultas.id',
      show: (row) => row,
      schema: Fakultas,
      title: 'Fakultas',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await table.create(context.db, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await table.update(context.db, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
