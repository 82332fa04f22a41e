import { AnggotaKlasifikasi, Klasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../../auth/guard'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { dipakai, duplikat, Galat, tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses } from '../../../kit/uses'
import { findSingkat } from '../detail-queries'
import { lepasAnggota, tambahAnggota } from './anggota'
import { listOrangKlasifikasi, selectAnggota } from './anggota-queries'
import { alignKelompok, countGanda, findKlasifikasi, listKelompok, selectKlasifikasi } from './queries'

const calls = api.dataMaster.klasifikasi

const table = plainTable({
  table: 'klasifikasi',
  name: 'Klasifikasi',
  find: findKlasifikasi,
  words: () => ({
    klasifikasi_kode: () => duplikat('kode', 'Kode klasifikasi sudah dipakai'),
    klasifikasi_nama: () => duplikat('nama', 'Nama klasifikasi sudah dipakai'),
  }),
  usedBy: async (db, id) => {
    const { klasifikasi_mahasiswa: anggota = 0 } = await acrossProdi(db, () => countUses(db, 'klasifikasi', id))
    return anggota > 0
      ? dipakai(`Dipakai ${formatAngka(anggota)} mahasiswa, termasuk yang sudah berakhir. Nonaktifkan bila tidak dipakai lagi.`)
      : null
  },
})

/** A group allows one klasifikasi or several, all of it alike. @throws Galat 409 when students have several already */
async function seragamkan(
  db: Db,
  { kelompok, tunggalDalamKelompok }: Pick<Klasifikasi, 'kelompok' | 'tunggalDalamKelompok'>,
): Promise<void> {
  const ganda = tunggalDalamKelompok ? await acrossProdi(db, () => countGanda(db, kelompok)) : 0
  if (ganda > 0)
    throw new Galat(
      [409, 'ganda'],
      `${formatAngka(ganda)} mahasiswa memiliki lebih dari satu klasifikasi kelompok ${kelompok}. Akhiri dahulu kelebihannya.`,
    )
  await alignKelompok(db, kelompok, tunggalDalamKelompok)
}

async function orangKlasifikasi(db: Db, id: string, periode: number) {
  if (!(await findSingkat(db, id, periode))) throw tidakDitemukan('Mahasiswa')
  return await listOrangKlasifikasi(db, id)
}

/** 'Klasifikasi Mahasiswa': groups that a college sorts its students into, and who is in them. */
export const klasifikasi = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKlasifikasi(context.db, input),
      sort: { kelompok: 'klasifikasi.kelompok', nama: 'klasifikasi.nama', kode: 'klasifikasi.kode', jumlah: 'jumlah' },
      tie: 'klasifikasi.id',
      show: (row) => row,
      schema: Klasifikasi,
      title: 'Klasifikasi Mahasiswa',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    const row = await table.create(context.db, input)
    await seragamkan(context.db, row)
    return { data: await table.get(context.db, row.id) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const row = await table.update(context.db, input)
    await seragamkan(context.db, row)
    return { data: await table.get(context.db, row.id) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  anggota: calls.anggota.handler(async ({ input, context }) => {
    const { nama } = await table.get(context.db, input.id)
    return await answerList(context, input, {
      query: selectAnggota(context.db, input.id, input),
      sort: { nim: 'm.nim', nama: 'm.nama', periodeMulai: 'km.periodeMulai' },
      tie: 'km.id',
      show: ({ jenjangProdi, namaProdi, ...row }): AnggotaKlasifikasi => ({
        ...row,
        status: row.status as StatusMahasiswa,
        labelProdi: labelProdi(jenjangProdi, namaProdi),
      }),
      schema: AnggotaKlasifikasi,
      title: `Anggota ${nama}`,
    })
  }),
  tambahAnggota: calls.tambahAnggota.handler(async ({ input, context }) => ({ data: await tambahAnggota(context, input) })),
  lepasAnggota: calls.lepasAnggota.handler(async ({ input, context }) => {
    await lepasAnggota(context, input)
    return { status: { message: 'Anggota berhasil dilepas' }, data: null }
  }),
  orang: calls.orang.handler(async ({ input, context }) => ({
    data: await orangKlasifikasi(context.db, input.id, context.session.sesiSemester),
  })),
  kelompok: calls.kelompok.handler(async ({ context }) => ({ data: await listKelompok(context.db) })),
})
