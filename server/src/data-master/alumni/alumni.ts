import { Alumni } from '@sivitas/contract/data-master/alumni/alumni'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../auth/guard'
import { isianSalah } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { sendFile } from '../../kit/send-file'
import { findWilayah } from '../referensi/wilayah-queries'
import { cetakAlumni } from './cetak'
import { findAlumni, selectAlumni } from './queries'

const calls = api.dataMaster.alumni

const table = plainTable({ table: 'alumni', name: 'Alumni', find: findAlumni, words: () => ({}) })

type Row = NonNullable<Awaited<ReturnType<typeof findAlumni>>>

const show = ({ jenjangProdi, namaProdi, sumber, ...row }: Row): Alumni => ({
  ...row,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
  sumber: sumber as Alumni['sumber'],
})

export const alumni = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectAlumni(context.db, input),
      sort: { nama: 'a.nama', nim: 'a.nim', tanggalLulus: 'a.tanggalLulus', angkatan: 'a.angkatan', ipk: 'a.ipk' },
      tie: 'a.id',
      show,
      schema: Alumni,
      title: 'Alumni',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await table.get(context.db, input.id)) })),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    const lama = await table.get(db, input.id)
    if (input.idWilayah && input.idWilayah !== lama.idWilayah && (await findWilayah(db, input.idWilayah))?.level !== 3)
      throw isianSalah('idWilayah', 'Pilih sampai tingkat kecamatan')
    return { data: show(await table.update(db, input)) }
  }),
  cetak: calls.cetak.handler(async ({ input, context }) => {
    const isi = await cetakAlumni(context, input)
    const name = input.bentuk === 'label' ? 'Label Alamat Alumni.pdf' : 'Direktori Alumni.pdf'
    await sendFile(context, { name, type: 'application/pdf', isi })
    return { data: null }
  }),
})
