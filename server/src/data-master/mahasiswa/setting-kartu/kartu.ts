import { AntreanKartu, AntreanPetugas, type StatusKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { NAMA_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { todayOf } from '../../../tenant/today'
import { findSingkat } from '../detail-queries'
import { selectAntrean } from './antrean-queries'
import { cetakKartu } from './cetak'
import { listKartuOrang } from './kartu-queries'
import { selectPetugas } from './petugas-queries'
import { pengaturanKartu } from './setting-kartu'

const calls = api.dataMaster.kartu

/** An empty list would say that the student is there. */
async function kartuOrang(context: Context, id: string) {
  if (!(await findSingkat(context.db, id, context.session.sesiSemester))) throw tidakDitemukan('Mahasiswa')
  return await listKartuOrang(context.db, id, todayOf(context))
}

/** 'Cetak Kartu': who gets a card, and the cards that were issued. */
export const kartu = calls.router({
  antrean: calls.antrean.handler(async ({ input, context }) => {
    const { statusBoleh } = await pengaturanKartu(context.db, input.jenis)
    return await answerList(context, input, {
      query: selectAntrean(context.db, { jenis: input.jenis, hari: todayOf(context), statusBoleh }, input),
      sort: { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan' },
      tie: 'm.id',
      show: ({ jenjangProdi, namaProdi, ...row }): AntreanKartu => ({
        ...row,
        status: row.status as StatusMahasiswa,
        adaFoto: row.idFoto !== null,
        labelProdi: labelProdi(jenjangProdi, namaProdi),
      }),
      schema: AntreanKartu,
      title: 'Antrean Kartu',
    })
  }),
  petugas: calls.petugas.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectPetugas(context.db, { jenis: input.jenis, hari: todayOf(context) }, input),
      sort: { nama: 'o.nama', nomorInduk: 'o.nim', unit: 'o.unit' },
      tie: 'o.id',
      show: ({ nim, statusKartu, ...row }): AntreanPetugas => ({
        ...row,
        nomorInduk: nim,
        adaFoto: row.idFoto !== null,
        statusKartu: statusKartu as StatusKartu | null,
      }),
      schema: AntreanPetugas,
      title: `Antrean ${NAMA_KARTU[input.jenis]}`,
    }),
  ),
  cetak: calls.cetak.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Pencetakan berjalan. Hasilnya ada di Unduhan.' } }),
    data: await cetakKartu(context, input),
  })),
  orang: calls.orang.handler(async ({ input, context }) => ({ data: await kartuOrang(context, input.id) })),
})
