import { JenisKelasRef, KampusRef, KelasDefaultRef, KelompokSesiRef, ProdiRef } from '@sivitas/contract/data-master/referensi/unit'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../auth/guard'
import { mayTouchProdi } from '../../auth/prodi'
import { answerList } from '../../kit/list-answer'
import { countUses } from '../../kit/uses'
import { todayOf } from '../../tenant/today'
import { selectProdiRef } from '../badan-hukum/prodi/list-queries'
import { selectJenisKelasRef, selectKampusRef, selectKelasDefaultRef, selectKelompokSesiRef } from './unit-queries'

const calls = api.dataMaster.unitRef

export const unitRef = calls.router({
  prodi: calls.prodi.handler(({ input, context }) => {
    const { session, db } = context
    const day = todayOf(context)
    const { semua, id, status = id ? undefined : ['A'], ...filter } = input
    return answerList(context, input, {
      // A select that holds a prodi says its name, whoever asks.
      query: selectProdiRef(db, day, { ...filter, status, id, own: semua || id ? null : session.idProdi }),
      sort: { fakultas: 'fakultas.urut', nama: 'prodi.nama', kode: 'prodi.kode', jenjang: 'prodi.jenjang' },
      tie: 'prodi.id',
      show: ({ id: idProdi, kode, jenjangProdi, nama, idFakultas, idJurusan, namaPeringkat, tanggalBerakhir }) => ({
        id: idProdi,
        kode,
        jenjangProdi,
        namaProdi: nama,
        labelProdi: labelProdi(jenjangProdi, nama),
        idFakultas,
        idJurusan,
        akreditasi: mayTouchProdi(session, idProdi) && tanggalBerakhir !== null && tanggalBerakhir >= day ? namaPeringkat : null,
      }),
      schema: ProdiRef,
      title: 'Program Studi',
    })
  }),
  kampus: calls.kampus.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKampusRef(context.db, input),
      sort: { nama: 'kampus.nama' },
      tie: 'kampus.id',
      show: (row) => row,
      schema: KampusRef,
      title: 'Kampus',
    }),
  ),
  jenisKelas: calls.jenisKelas.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectJenisKelasRef(context.db, input),
      sort: { nama: 'jenisKelas.nama' },
      tie: 'jenisKelas.id',
      show: (row) => row,
      schema: JenisKelasRef,
      title: 'Jenis Kelas',
    }),
  ),
  kelompokSesi: calls.kelompokSesi.handler(async ({ input, context }) => {
    const answer = await answerList(context, input, {
      query: selectKelompokSesiRef(context.db, input),
      sort: { nama: 'kelompokSesi.nama' },
      tie: 'kelompokSesi.id',
      show: (row) => ({ ...row, jumlahSesi: 0 }),
      schema: KelompokSesiRef,
      title: 'Kelompok Sesi',
    })
    // A handful of rows; its slots are akademik's and are counted wherever they refer to it.
    for (const row of answer.data) row.jumlahSesi = (await countUses(context.db, 'kelompokSesi', row.id))['sesi_kuliah'] ?? 0
    return answer
  }),
  kelasDefault: calls.kelasDefault.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKelasDefaultRef(context.db, input),
      sort: { kode: 'kelasDefault.kode', nama: 'kelasDefault.nama' },
      tie: 'kelasDefault.id',
      show: (row) => row,
      schema: KelasDefaultRef,
      title: 'Kelas',
    }),
  ),
})
