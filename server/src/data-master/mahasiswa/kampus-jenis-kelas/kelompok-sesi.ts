import { KelompokSesi } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelompok-sesi'
import { api } from '../../../auth/guard'
import { acrossProdi } from '../../../auth/queries'
import { dipakai, duplikat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainHandlers } from '../../../kit/plain-handlers'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { findKelompokSesi, findKelompokSesiByKode, selectKelompokSesi } from './kelompok-sesi-queries'

const calls = api.dataMaster.kelompokSesi

const table = plainTable({
  table: 'kelompokSesi',
  name: 'Kelompok sesi',
  find: findKelompokSesi,
  words: (db, { kode }) => ({
    kelompok_sesi_kode: async () => {
      const holder = await findKelompokSesiByKode(db, typeof kode === 'string' ? kode : '')
      return duplikat('kode', `Kode kelompok sesi sudah dipakai oleh ${holder?.nama ?? 'kelompok sesi lain'}`)
    },
  }),
  usedBy: async (db, id) => {
    const uses = await acrossProdi(db, () => countUses(db, 'kelompokSesi', id))
    return Object.keys(uses).length > 0 ? dipakai(`Dipakai ${usesText(uses)}. Nonaktifkan bila tidak dipakai lagi.`) : null
  },
})

/** 'Kelompok Sesi': days on which a group of students has its hours; the hours themselves are akademik's. */
export const kelompokSesi = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKelompokSesi(context.db, input),
      sort: { nama: 'kelompokSesi.nama', kode: 'kelompokSesi.kode' },
      tie: 'kelompokSesi.id',
      show: (row) => row,
      schema: KelompokSesi,
      title: 'Kelompok Sesi',
    }),
  ),
  ...plainHandlers(calls, table),
})
