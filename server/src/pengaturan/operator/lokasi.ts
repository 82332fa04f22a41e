import { Lokasi } from '@sivitas/contract/pengaturan/operator/lokasi'
import { api } from '../../auth/guard'
import { dipakai, duplikat, isianSalah } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainHandlers } from '../../kit/plain-handlers'
import { plainTable } from '../../kit/plain-table'
import { findLokasi, findLokasiByAddress, selectLokasi } from './lokasi-queries'

const calls = api.pengaturan.lokasi

const table = plainTable({
  table: 'lokasi',
  name: 'Lokasi',
  find: findLokasi,
  words: () => ({
    lokasi_kode: () => duplikat('kode', 'Kode sudah dipakai'),
    lokasi_college_id_id_kampus_fkey: () => isianSalah('idKampus', 'Kampus tidak ditemukan.', 'tidak_ditemukan'),
  }),
  usedBy: async (db, id) => {
    const row = await findLokasi(db, id)
    return row?.jumlahOperator ? dipakai(`Masih dipakai ${row.jumlahOperator} operator`) : null
  },
})

export const lokasi = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectLokasi(context.db, input),
      sort: { kode: 'lokasi.kode', nama: 'lokasi.nama', kota: 'lokasi.kota', jumlahOperator: 'jumlahOperator' },
      tie: 'lokasi.id',
      show: (row) => row,
      schema: Lokasi,
      title: 'Data Lokasi',
    }),
  ),
  ...plainHandlers(calls, table),
  ujiAlamat: calls.ujiAlamat.handler(async ({ context: { db, http } }) => ({
    data: { alamatIp: http.ip, lokasi: await findLokasiByAddress(db, http.ip) },
  })),
})
