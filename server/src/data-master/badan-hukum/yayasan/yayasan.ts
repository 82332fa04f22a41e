import { Akta } from '@sivitas/contract/data-master/badan-hukum/yayasan'
import { api } from '../../../auth/guard'
import { dropFile } from '../../../files/files'
import { Galat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { kecamatanOf } from '../../referensi/wilayah'
import { gantiBerkas } from '../ganti-berkas'
import { findAkta, findYayasan, selectAkta, type AktaRow } from './queries'

const calls = api.dataMaster.yayasan
const aktaCalls = api.dataMaster.aktaYayasan

const table = plainTable({ table: 'yayasan', name: 'Badan hukum', find: findYayasan, words: () => ({}) })
const aktaTable = plainTable({ table: 'aktaYayasan', name: 'Akta', find: findAkta, words: () => ({}) })

function showAkta({ namaBerkas, ukuranBerkas, ...row }: AktaRow): Akta {
  const { idBerkas: id } = row
  return { ...row, berkas: id && namaBerkas ? { id, nama: namaBerkas, ukuran: ukuranBerkas ?? 0 } : null }
}

const AKTA = { jenis: 'dokumen', pemilikJenis: 'akta-yayasan', field: 'idBerkas' } as const

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
        sort: { tanggal: 'a.tanggal', nomor: 'a.nomor', perihal: 'a.perihal' },
        tie: 'a.id',
        show: showAkta,
        schema: Akta,
        title: 'Akta Badan Hukum',
      },
    ),
  ),
  get: aktaCalls.get.handler(async ({ input, context }) => ({ data: showAkta(await aktaTable.get(context.db, input.id)) })),
  create: aktaCalls.create.handler(async ({ input, context: { db } }) => {
    const above = await findYayasan(db)
    if (!above) throw new Galat([409, 'belum_ada'], 'Isi data badan hukum terlebih dahulu.')
    const { id } = await aktaTable.create(db, { ...input, idYayasan: above.id })
    await gantiBerkas(db, { ...AKTA, idPemilik: id }, { baru: input.idBerkas, lama: null })
    return { data: showAkta(await aktaTable.get(db, id)) }
  }),
  update: aktaCalls.update.handler(async ({ input, context: { db } }) => {
    const { idBerkas } = await aktaTable.get(db, input.id)
    await gantiBerkas(db, { ...AKTA, idPemilik: input.id }, { baru: input.idBerkas, lama: idBerkas })
    return { data: showAkta(await aktaTable.update(db, input)) }
  }),
  remove: aktaCalls.remove.handler(async ({ input, context: { db } }) => {
    const { idBerkas } = await aktaTable.get(db, input.id)
    await aktaTable.remove(db, input.id)
    if (idBerkas) await dropFile(db, idBerkas)
    return { data: null }
  }),
})
