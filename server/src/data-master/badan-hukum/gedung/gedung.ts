import { Gedung } from '@sivitas/contract/data-master/badan-hukum/gedung'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dropFile } from '../../../files/files'
import { dipakai, duplikat, isianSalah } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { gantiBerkas } from '../ganti-berkas'
import { findGedung, findGedungByKode, highestFloor, selectGedung } from './queries'

const calls = api.dataMaster.gedung

const table = plainTable({
  table: 'gedung',
  name: 'Gedung',
  find: findGedung,
  words: (db, changes) => ({
    gedung_kode: async () => duplikat('kode', `Kode gedung sudah dipakai oleh ${await holderOf(db, changes)}`),
  }),
  usedBy: async (db, id) => {
    const row = await findGedung(db, id)
    return row?.jumlahRuang ? dipakai(`Gedung masih memiliki ${row.jumlahRuang} ruang`) : null
  },
})

async function holderOf(db: Db, { id, idKampus, kode }: { id?: string; idKampus?: string; kode?: string }): Promise<string> {
  const before = id ? await findGedung(db, id) : undefined
  return (await findGedungByKode(db, idKampus ?? before?.idKampus ?? '', kode ?? before?.kode ?? ''))?.nama ?? 'gedung lain'
}

const PLAN = { jenis: 'foto', pemilikJenis: 'gedung', field: 'idDenah' } as const

/** A building does not lose a floor on which there are rooms. */
async function assertFloors(db: Db, id: string, jumlahLantai: number | null | undefined): Promise<void> {
  const highest = jumlahLantai ? await highestFloor(db, id) : null
  if (jumlahLantai && highest !== null && highest > jumlahLantai) throw isianSalah('jumlahLantai', `Masih ada ruang di lantai ${highest}`)
}

export const gedung = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectGedung(context.db, input),
      sort: { nama: 'gedung.nama', kode: 'gedung.kode', kampus: 'kampus.nama' },
      tie: 'gedung.id',
      show: (row) => row,
      schema: Gedung,
      title: 'Gedung',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    const row = await table.create(db, input)
    await gantiBerkas(db, { ...PLAN, idPemilik: row.id }, { baru: input.idDenah, lama: null })
    return { data: row }
  }),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    const before = await table.get(db, input.id)
    await assertFloors(db, input.id, input.jumlahLantai)
    const row = await table.update(db, input)
    await gantiBerkas(db, { ...PLAN, idPemilik: input.id }, { baru: input.idDenah, lama: before.idDenah })
    return { data: row }
  }),
  remove: calls.remove.handler(async ({ input, context: { db } }) => {
    const { idDenah } = await table.get(db, input.id)
    await table.remove(db, input.id)
    if (idDenah) await dropFile(db, idDenah)
    return { data: null }
  }),
})
