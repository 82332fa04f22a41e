import { AntreanKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
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
    const { statusBoleh } = await pengaturanKartu(context.db, 'ktm')
    return await answerList(context, input, {
      query: selectAntrean(context.db, { jenis: 'ktm', hari: todayOf(context), statusBoleh }, input),
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
  cetak: calls.cetak.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Pencetakan berjalan. Hasilnya ada di Unduhan.' } }),
    data: await cetakKartu(context, input),
  })),
  orang: calls.orang.handler(async ({ input, context }) => ({ data: await kartuOrang(context, input.id) })),
})
