import { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dipakai, duplikat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { pindahMahasiswa } from './pindah'
import { findKonsentrasi, findKonsentrasiByKode, selectKonsentrasi } from './queries'

const calls = api.dataMaster.konsentrasi

type Stored = NonNullable<Awaited<ReturnType<typeof findKonsentrasi>>>

function show({ namaProdi, jenjangProdi, ...row }: Stored): Konsentrasi {
  return { ...row, labelProdi: labelProdi(jenjangProdi, namaProdi) }
}

const table = plainTable({
  table: 'konsentrasi',
  name: 'Konsentrasi',
  find: findKonsentrasi,
  words: (db, changes) => ({
    konsentrasi_kode: async () => duplikat('kode', `Kode konsentrasi sudah dipakai oleh ${await holderOf(db, changes)}`),
  }),
  usedBy: async (db, id) => {
    const { mahasiswa = 0, kurikulum_makul: makul = 0, ...others } = await countUses(db, 'konsentrasi', id)
    if (mahasiswa + makul > 0) return dipakai(`Dipakai ${formatAngka(mahasiswa)} mahasiswa dan ${formatAngka(makul)} mata kuliah`)
    return Object.keys(others).length > 0 ? dipakai(`Dipakai ${usesText(others)}`) : null
  },
})

/** Who holds the code in the prodi that the row has, or gets by this change. */
async function holderOf(db: Db, { id, idProdi, kode }: { id?: string; idProdi?: string; kode?: string }): Promise<string> {
  const before = id ? await findKonsentrasi(db, id) : undefined
  const holder = await findKonsentrasiByKode(db, {
    idProdi: idProdi ?? before?.idProdi ?? '',
    kode: kode ?? before?.kode ?? '',
  })
  return holder?.nama ?? 'konsentrasi lain'
}

export const konsentrasi = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKonsentrasi(context.db, input),
      sort: {
        prodi: 'prodi.nama',
        kode: 'konsentrasi.kode',
        nama: 'konsentrasi.nama',
        jumlahMahasiswa: 'jumlahMahasiswa',
        kuota: 'konsentrasi.kuota',
      },
      tie: 'konsentrasi.id',
      show,
      schema: Konsentrasi,
      title: 'Konsentrasi',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await table.get(context.db, input.id)) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: show(await table.create(context.db, input)) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: show(await table.update(context.db, input)) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  pindahMahasiswa: calls.pindahMahasiswa.handler(async ({ input, context }) => ({ data: await pindahMahasiswa(context.db, input) })),
})
