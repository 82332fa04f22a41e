import { JenisKelas } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/jenis-kelas'
import { api } from '../../../auth/guard'
import { acrossProdi } from '../../../auth/queries'
import { dipakai, duplikat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainHandlers } from '../../../kit/plain-handlers'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { countProdiOffering, findJenisKelas, findJenisKelasByKode, selectJenisKelas } from './jenis-kelas-queries'

const calls = api.dataMaster.jenisKelas

const table = plainTable({
  table: 'jenisKelas',
  name: 'Jenis kelas',
  find: findJenisKelas,
  words: (db, { kode }) => ({
    jenis_kelas_kode: async () => {
      const holder = await findJenisKelasByKode(db, typeof kode === 'string' ? kode : '')
      return duplikat('kode', `Kode jenis kelas sudah dipakai oleh ${holder?.nama ?? 'jenis kelas lain'}`)
    },
  }),
  usedBy: async (db, id) => {
    const uses = await acrossProdi(db, () => countUses(db, 'jenisKelas', id))
    const prodi = await countProdiOffering(db, id)
    const all = prodi > 0 ? { ...uses, program_studi: prodi } : uses
    return Object.keys(all).length > 0 ? dipakai(`Dipakai ${usesText(all)}. Nonaktifkan bila tidak dipakai lagi.`) : null
  },
})

/** 'Jenis Kelas': what a student's mode of study is, and so the code in his NIM and the hours of his classes. */
export const jenisKelas = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectJenisKelas(context.db, input),
      sort: { nama: 'jenisKelas.nama', kode: 'jenisKelas.kode', kodeNim: 'jenisKelas.kodeNim', jumlahMahasiswa: 'jumlahMahasiswa' },
      tie: 'jenisKelas.id',
      show: (row) => row,
      schema: JenisKelas,
      title: 'Jenis Kelas',
    }),
  ),
  ...plainHandlers(calls, table),
})
