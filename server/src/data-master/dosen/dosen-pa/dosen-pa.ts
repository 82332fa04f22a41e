import { DosenPembimbing } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { tidakDitemukan } from '../../../kit/galat'
import { answerRows } from '../../../kit/list-rows'
import { listDosenBaris } from '../barisan-queries'
import { pindahkanBimbingan } from '../pembimbing/pindahkan'
import { bagiRata } from './bagi'
import { daftarBimbingan } from './daftar-bimbingan'
import { bebanSemua, countTanpaPa, findMahasiswa, listRiwayatPa } from './queries'
import { cetakSk } from './sk'
import { siapkanSk } from './sk-job'
import { tetapkanBanyak } from './tetapkan-job'

const calls = api.dataMaster.dosenPa

type Saring = { prodi?: string[] | undefined; cari?: string | undefined; penuh?: boolean | undefined }

/** Who may advise, and who still does although he has left. */
async function pembimbing(db: Db, { prodi, cari, penuh }: Saring): Promise<DosenPembimbing[]> {
  const [dosen, beban] = [await listDosenBaris(db, { prodi, cari }), await bebanSemua(db)]
  return dosen
    .map(({ id, nama, namaLengkap, nidn, homebase, idProdi, aktif, maksBimbinganPa: maks }) => {
      const banyak = beban.get(id) ?? 0
      return { id, nama, namaLengkap, nidn, homebase, idProdi, aktif, beban: banyak, maks, sisa: aktif ? Math.max(0, maks - banyak) : 0 }
    })
    .filter((satu) => (satu.aktif || satu.beban > 0) && (penuh === undefined || (satu.sisa === 0) === penuh))
}

async function ringkasan(db: Db, prodi: string[] | undefined) {
  const rows = await countTanpaPa(db, prodi)
  return {
    tanpaPa: rows.reduce((jumlah, row) => jumlah + row.tanpaPa, 0),
    perProdi: rows.map(({ idProdi, kode, jenjangProdi, nama, tanpaPa }) => ({
      idProdi,
      kode,
      tanpaPa,
      labelProdi: labelProdi(jenjangProdi, nama),
    })),
  }
}

/** An empty history would say that the student is there. */
async function riwayat({ db }: Context, id: string) {
  if (!(await findMahasiswa(db, id))) throw tidakDitemukan('Mahasiswa')
  return await listRiwayatPa(db, id)
}

export const dosenPa = calls.router({
  list: calls.list.handler(async ({ input, context }) =>
    answerRows(context, input, {
      rows: await pembimbing(context.db, input),
      sort: { nama: ({ nama }) => nama, beban: ({ beban }) => beban, sisa: ({ sisa }) => sisa },
      key: ({ id }) => id,
      schema: DosenPembimbing,
      title: 'Beban dosen PA',
    }),
  ),
  ringkasan: calls.ringkasan.handler(async ({ input, context }) => ({ data: await ringkasan(context.db, input.prodi) })),
  mahasiswa: calls.mahasiswa.handler(({ input, context }) => daftarBimbingan(context, input)),
  riwayat: calls.riwayat.handler(async ({ input, context }) => ({ data: await riwayat(context, input.id) })),
  bulk: calls.bulk.handler(async ({ input, context }) => ({ data: await tetapkanBanyak(context, input) })),
  bagi: calls.bagi.handler(async ({ input, context }) => ({ data: await bagiRata(context, input) })),
  pindah: calls.pindah.handler(async ({ input, context }) => ({ data: await pindahkanBimbingan(context, input) })),
  siapkanSk: calls.siapkanSk.handler(async ({ input, context }) => ({ data: await siapkanSk(context, input) })),
  sk: calls.sk.handler(async ({ input, context }) => {
    await cetakSk(context, input)
    return { data: null }
  }),
})
