import { Kampus } from '@sivitas/contract/data-master/badan-hukum/kampus'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dipakai, duplikat, isianSalah } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { kecamatanOf } from '../../referensi/wilayah'
import { clearMain, countProdiAt, findKampus, findKampusBy, findMain, selectKampus } from './queries'

const calls = api.dataMaster.kampus

const table = plainTable({
  table: 'kampus',
  name: 'Kampus',
  find: findKampus,
  words: (db, { kode, nama }) => ({
    kampus_kode: async () =>
      duplikat('kode', `Kode kampus sudah dipakai oleh ${(await findKampusBy(db, 'kode', String(kode)))?.nama ?? 'kampus lain'}`),
    kampus_nama: async () =>
      duplikat('nama', `Nama kampus sudah dipakai oleh ${(await findKampusBy(db, 'nama', String(nama)))?.nama ?? 'kampus lain'}`),
  }),
  usedBy: async (db, id) => {
    if ((await findKampus(db, id))?.utama) return dipakai('Kampus utama tidak dapat dihapus. Tetapkan kampus utama yang lain dahulu.')
    const prodi = await countProdiAt(db, id)
    const uses = { ...(await countUses(db, 'kampus', id)), ...(prodi > 0 ? { prodi } : {}) }
    return Object.keys(uses).length > 0 ? dipakai(`Kampus dipakai ${usesText(uses)}`) : null
  },
})

type Place = { idWilayah?: string | null | undefined }

/** The kota beside a kampus's name comes from its kecamatan. */
async function kotaOf(db: Db, { idWilayah }: Place): Promise<{ kota?: string | null }> {
  if (idWilayah === undefined) return {}
  return { kota: (await kecamatanOf(db, idWilayah))?.namaInduk ?? null }
}

const MAIN_STAYS = 'Harus ada satu kampus utama. Tetapkan kampus lain sebagai kampus utama.'

export const kampus = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKampus(context.db, input),
      sort: { nama: 'kampus.nama', kode: 'kampus.kode', kota: 'kampus.kota' },
      tie: 'kampus.id',
      show: (row) => row,
      schema: Kampus,
      title: 'Kampus',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    const utama = input.utama || !(await findMain(db))
    const kota = await kotaOf(db, input)
    if (utama) await clearMain(db)
    return { data: await table.create(db, { ...input, ...kota, utama }) }
  }),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    const before = await table.get(db, input.id)
    if (before.utama && input.utama === false) throw isianSalah('utama', MAIN_STAYS)
    if ((input.utama ?? before.utama) && input.aktif === false) throw isianSalah('aktif', 'Kampus utama harus aktif.')
    const kota = await kotaOf(db, input)
    if (input.utama && !before.utama) await clearMain(db)
    return { data: await table.update(db, { ...input, ...kota }) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
