import { KelasDefault } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dipakai, duplikat, Galat } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { bagiKelompok } from './bagi'
import { cetakDaftarHadir } from './daftar-hadir'
import { findKelasDefault, selectKelasDefault } from './kelas-default-queries'

const calls = api.dataMaster.kelasDefault

type Stored = NonNullable<Awaited<ReturnType<typeof findKelasDefault>>>

const show = ({ jenjangProdi, namaProdi, ...row }: Stored): KelasDefault => ({ ...row, labelProdi: labelProdi(jenjangProdi, namaProdi) })

const table = plainTable({
  table: 'kelasDefault',
  name: 'Kelas',
  find: findKelasDefault,
  words: () => ({ kelas_default_kode: () => duplikat('kode', 'Kode kelas sudah dipakai pada program studi dan angkatan ini') }),
  usedBy: async (db, id) => {
    const { mahasiswa = 0, ...others } = await countUses(db, 'kelasDefault', id)
    if (mahasiswa > 0) return dipakai(`Kelas masih berisi ${formatAngka(mahasiswa)} mahasiswa. Pindahkan mereka terlebih dahulu.`)
    return Object.keys(others).length > 0 ? dipakai(`Dipakai ${usesText(others)}`) : null
  },
})

type Change = { id: string; kapasitas?: number | undefined; idProdi?: string | undefined; angkatan?: number | undefined }

/** Who sits in a class must still fit into it, and belong to it. @throws Galat 409 with how many they are */
async function assertFits(db: Db, { id, kapasitas, idProdi, angkatan }: Change): Promise<void> {
  const { terisi, ...before } = await table.get(db, id)
  if (terisi === 0) return
  if (kapasitas !== undefined && kapasitas < terisi)
    throw new Galat([409, 'terisi'], `Kelas berisi ${formatAngka(terisi)} mahasiswa. Kapasitas paling sedikit sebanyak itu.`)
  const moved = (idProdi ?? before.idProdi) !== before.idProdi || (angkatan ?? before.angkatan) !== before.angkatan
  if (moved)
    throw new Galat([409, 'terisi'], `Kelas berisi ${formatAngka(terisi)} mahasiswa, sehingga program studi dan angkatannya tetap.`)
}

/** 'Kelas': the classes in which a cohort sits. */
export const kelasDefault = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKelasDefault(context.db, input),
      sort: {
        kode: 'kelasDefault.kode',
        angkatan: 'kelasDefault.angkatan',
        terisi: 'terisi',
        kapasitas: 'kelasDefault.kapasitas',
        prodi: 'prodi.nama',
      },
      tie: 'kelasDefault.id',
      show,
      schema: KelasDefault,
      title: 'Kelas',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await table.get(context.db, input.id)) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: show(await table.create(context.db, input)) })),
  update: calls.update.handler(async ({ input, context }) => {
    await assertFits(context.db, input)
    return { data: show(await table.update(context.db, input)) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  bagi: calls.bagi.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Kelas berhasil dibentuk' } }),
    data: await bagiKelompok(context, input),
  })),
  daftarHadir: calls.daftarHadir.handler(async ({ input, context }) => {
    await cetakDaftarHadir(context, show(await table.get(context.db, input.id)), input)
    return { data: null }
  }),
})
