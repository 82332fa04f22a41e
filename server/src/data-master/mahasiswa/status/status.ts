import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { BATAS_LANGSUNG, type StatusMahasiswaLengkap } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { masihStudi, transisiDari, tujuanDari } from '@sivitas/rules/data-master/status'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { tidakDitemukan } from '../../../kit/galat'
import { batalkanKeluar, halanganBatal, pesanBatal } from './batal'
import { mulaiStatusMassal } from './massal'
import { findKepala, listBaris } from './tampil-queries'
import { pelakuOf, ubahStatus, ubahStatusMassal } from './ubah'

const calls = api.dataMaster.statusMahasiswa

/** The timeline of a student with what may be done next. @throws Galat 404 */
async function lengkap(context: Context, id: string): Promise<StatusMahasiswaLengkap> {
  const { db } = context
  const kepala = await findKepala(db, id)
  if (!kepala) throw tidakDitemukan('Mahasiswa')
  const { nomorIjazah, ...rest } = kepala
  const riwayat = await listBaris(db, id)
  const keluar = riwayat.find((baris) => !baris.dibatalkan)
  return {
    ...rest,
    tujuan: tujuanDari(kepala.status).map((kode) => ({
      kode,
      nama: STATUS_MAHASISWA[kode].nama,
      supervisor: transisiDari(kepala.status, kode)?.supervisor ?? false,
    })),
    batal:
      keluar === undefined || masihStudi(keluar.status)
        ? null
        : { id: keluar.id, halangan: pesanBatal(halanganBatal(context, { status: keluar.status, nomorIjazah })) },
    riwayat,
  }
}

export const statusMahasiswa = calls.router({
  get: calls.get.handler(async ({ input, context }) => ({ data: await lengkap(context, input.id) })),
  ubah: calls.ubah.handler(async ({ input: { id, ...perintah }, context }) => ({
    data: await ubahStatus(pelakuOf(context), id, perintah),
    ...(perintah.pratinjau ? {} : { status: { message: 'Status berhasil diubah' } }),
  })),
  massal: calls.massal.handler(async ({ input: { data, ...perintah }, context }) => {
    const ids = [...new Set(data.map(({ idMahasiswa }) => idMahasiswa))]
    if (!perintah.pratinjau && ids.length > BATAS_LANGSUNG) return { data: await mulaiStatusMassal(context, ids, perintah) }
    return { data: { ...(await ubahStatusMassal(pelakuOf(context), ids, perintah)), idPekerjaan: null } }
  }),
  batal: calls.batal.handler(async ({ input, context }) => ({
    data: await batalkanKeluar(context, input),
    status: { message: 'Status keluar dibatalkan' },
  })),
})
