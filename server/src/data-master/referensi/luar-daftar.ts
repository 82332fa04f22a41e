import { ProdiLuarRow, PtLuarRow } from '@sivitas/contract/data-master/referensi/luar-daftar'
import { api } from '../../auth/guard'
import { answerList } from '../../kit/list-answer'
import { selectProdiLuar, selectPtLuar } from './luar-daftar-queries'

const calls = api.dataMaster.luarDaftar

export const luarDaftar = calls.router({
  perguruanTinggi: calls.perguruanTinggi.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectPtLuar(context.db, input),
      sort: { nama: 'p.nama', kode: 'p.kode', kota: 'p.kota', jumlahProdi: 'jumlahProdi' },
      tie: 'p.id',
      show: (row) => row,
      schema: PtLuarRow,
      title: 'Referensi Perguruan Tinggi',
    }),
  ),
  prodi: calls.prodi.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectProdiLuar(context.db, input),
      sort: { nama: 'r.nama', kode: 'r.kode', perguruanTinggi: 'p.nama', jenjang: 'r.jenjang' },
      tie: 'r.id',
      show: (row) => row,
      schema: ProdiLuarRow,
      title: 'Referensi Program Studi',
    }),
  ),
})
