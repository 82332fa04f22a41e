import { Jurusan } from '@sivitas/contract/data-master/badan-hukum/jurusan'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dipakai, duplikat, isianSalah } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { todayOf } from '../../../tenant/today'
import { bawaProdi, catatLetak, listProdiJurusan } from '../struktur/letak-queries'
import { findJurusan, findJurusanByKode, hasFakultas, selectJurusan } from './queries'

const calls = api.dataMaster.jurusan

const table = plainTable({
  table: 'jurusan',
  name: 'Jurusan',
  find: findJurusan,
  words: (db, { kode }) => ({
    jurusan_kode: async () =>
      duplikat('kode', `Kode jurusan sudah dipakai oleh ${(await findJurusanByKode(db, String(kode)))?.nama ?? 'jurusan lain'}`),
    jurusan_nama: () => duplikat('nama', 'Nama jurusan sudah dipakai di fakultas ini'),
  }),
  usedBy: async (db, id) => {
    const row = await findJurusan(db, id)
    return row?.jumlahProdi ? dipakai(`Jurusan masih memiliki ${row.jumlahProdi} program studi`) : null
  },
})

/** A universitas or institut has faculties, and each department stands in one (DM-R28). */
async function assertFakultas(db: Db, idFakultas: string | null | undefined): Promise<void> {
  if (!idFakultas && (await hasFakultas(db)))
    throw isianSalah('idFakultas', 'Fakultas wajib dipilih untuk universitas dan institut', 'wajib')
}

/** A department that gets another faculty by its form stands there from today on, and its prodi go with it (DM-R28). */
async function noteMove(db: Db, id: string, { idFakultas, tanggal }: { idFakultas: string | null; tanggal: string }): Promise<void> {
  await catatLetak(db, { jenis: 'jurusan', id, ke: { idFakultas, idJurusan: null } }, { tanggal })
  for (const prodi of await listProdiJurusan(db, id))
    await catatLetak(db, { jenis: 'prodi', id: prodi.id, ke: { idFakultas, idJurusan: id } }, { tanggal })
  await bawaProdi(db, id, idFakultas)
}

export const jurusan = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectJurusan(context.db, input),
      sort: { urut: 'jurusan.urut', kode: 'jurusan.kode', nama: 'jurusan.nama', fakultas: 'fakultas.nama' },
      tie: 'jurusan.id',
      show: (row) => row,
      schema: Jurusan,
      title: 'Jurusan',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    await assertFakultas(db, input.idFakultas)
    return { data: await table.create(db, input) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const { db } = context
    const before = await table.get(db, input.id)
    const idFakultas = input.idFakultas === undefined ? before.idFakultas : input.idFakultas
    await assertFakultas(db, idFakultas)
    if (idFakultas !== before.idFakultas) await noteMove(db, input.id, { idFakultas, tanggal: todayOf(context) })
    return { data: await table.update(db, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
