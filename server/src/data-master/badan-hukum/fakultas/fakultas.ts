import { Fakultas } from '@sivitas/contract/data-master/badan-hukum/fakultas'
import { api } from '../../../auth/guard'
import { dipakai, duplikat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainHandlers } from '../../../kit/plain-handlers'
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
  ...plainHandlers(calls, table),
})
