import { Instansi, MahasiswaInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { acrossProdi } from '../../../auth/queries'
import { dipakai, duplikat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { todayOf } from '../../../tenant/today'
import { cetakDaftarInstansi } from './daftar'
import { gabungInstansi } from './gabung'
import { findOrangInstansi, listRekap, selectMahasiswaInstansi } from './mahasiswa-queries'
import { aturInstansi, ubahOrang } from './penugasan'
import { findInstansi, findSenama, isBelow, listInstansiRef, selectInstansi } from './queries'

const calls = api.dataMaster.instansi

/** The writes of agencies, seen on the college's today. */
const tableOn = (hari: string) =>
  plainTable({
    table: 'instansi',
    name: 'Instansi',
    find: (db, id) => findInstansi(db, id, hari),
    words: (db, { nama }) => ({
      instansi_nama: async () =>
        duplikat(
          'nama',
          `Instansi sudah ada: ${(await findSenama(db, typeof nama === 'string' ? nama : ''))?.nama ?? 'dengan nama yang sama'}`,
        ),
      instansi_kode: () => duplikat('kode', 'Kode instansi sudah dipakai'),
      instansi_pks: () => isianSalah('berlakuSampai', 'Berlaku sampai harus setelah tanggal PKS'),
    }),
    usedBy: async (db, id) => {
      const uses = await acrossProdi(db, () => countUses(db, 'instansi', id))
      return Object.keys(uses).length > 0 ? dipakai(`Dipakai ${usesText(uses)}. Gabungkan dengan instansi lain, atau nonaktifkan.`) : null
    },
  })

const table = (context: Context) => tableOn(todayOf(context))

type Row = Awaited<ReturnType<ReturnType<typeof selectMahasiswaInstansi>['executeTakeFirstOrThrow']>>

const showMahasiswa = ({ jenjangProdi, namaProdi, ...row }: Row): MahasiswaInstansi => ({
  ...row,
  status: row.status as StatusMahasiswa,
  namaStatus: STATUS_MAHASISWA[row.status as StatusMahasiswa].nama,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

/** A unit can't stand below itself. */
async function assertTree({ db }: Context, { id, idInduk }: { id: string; idInduk?: string | null | undefined }): Promise<void> {
  if (idInduk && (idInduk === id || (await isBelow(db, idInduk, id))))
    throw isianSalah('idInduk', 'Instansi tidak dapat berada di bawah dirinya sendiri.')
}

/** 'Instansi Mahasiswa': the agencies that send students, and who comes from where. */
export const instansi = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectInstansi(context.db, todayOf(context), input),
      sort: { nama: 'i.nama', kode: 'i.kode', jumlahMahasiswa: 'jumlahMahasiswa', berlakuSampai: 'i.berlakuSampai' },
      tie: 'i.id',
      show: (row): Instansi => row,
      schema: Instansi,
      title: 'Instansi',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table(context).get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await table(context).create(context.db, input) })),
  update: calls.update.handler(async ({ input, context }) => {
    await assertTree(context, input)
    return { data: await table(context).update(context.db, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table(context).remove(context.db, input.id)
    return { data: null }
  }),
  ref: calls.ref.handler(async ({ input, context }) => ({ data: await listInstansiRef(context.db, input) })),
  gabung: calls.gabung.handler(async ({ input, context }) => {
    await gabungInstansi(context, input)
    return { status: { message: 'Instansi berhasil digabungkan' }, data: await table(context).get(context.db, input.idUtama) }
  }),
  mahasiswa: calls.mahasiswa.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectMahasiswaInstansi(context.db, input),
      sort: { nim: 'm.nim', nama: 'm.nama', instansi: 'i.nama', angkatan: 'm.angkatan' },
      tie: 'm.id',
      show: showMahasiswa,
      schema: MahasiswaInstansi,
      title: 'Mahasiswa Instansi',
    }),
  ),
  rekap: calls.rekap.handler(async ({ input, context }) => ({
    data: (await listRekap(context.db, input)).map((row) => ({ ...row, status: row.status as StatusMahasiswa })),
  })),
  daftarSurat: calls.daftarSurat.handler(async ({ input, context }) => {
    const row = await table(context).get(context.db, input.id)
    const rows = await selectMahasiswaInstansi(context.db, { instansi: [input.id], status: input.status })
      .orderBy('m.nim')
      .execute()
    await cetakDaftarInstansi(context, { instansi: row, rows: rows.map(showMahasiswa), format: input.format })
    return { data: null }
  }),
  atur: calls.atur.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Data berhasil diubah' } }),
    data: await aturInstansi(context, input),
  })),
  orang: calls.orang.handler(async ({ input, context }) => {
    const row = await findOrangInstansi(context.db, input.id)
    if (!row) throw tidakDitemukan('Mahasiswa')
    return { data: row }
  }),
  ubahOrang: calls.ubahOrang.handler(async ({ input, context }) => ({ data: await ubahOrang(context, input) })),
})
