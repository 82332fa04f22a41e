import { PerubahanData } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { saatDari, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { acrossProdi } from '../../../auth/queries'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { todayOf } from '../../../tenant/today'
import { recordReveal } from '../biodata-queries'
import { ajukanPerubahan } from './ajukan'
import { findPerubahan, permintaanExists, ringkasPerubahan, selectPerubahan } from './perubahan-queries'
import { batalkan, putuskan } from './putuskan'
import { barisBerkas, tampilPerubahan, umurHari } from './tampil'

const calls = api.dataMaster.perubahanData

/** One request; masked values open with a trace (DM-R27). @throws Galat 403 of another prodi, 404 */
async function satu(context: Context, id: string, rahasia = false) {
  const { db, session, http } = context
  const row = await findPerubahan(db, id)
  if (!row) {
    const lain = await acrossProdi(db, () => permintaanExists(db, id))
    throw lain ? new Galat([403, 'prodi'], 'Program studi mahasiswa ini di luar akses Anda.') : tidakDitemukan('Permintaan perubahan')
  }
  if (rahasia)
    await recordReveal(db, {
      idBaris: row.idMahasiswa,
      label: row.nim,
      idAkun: session.uuid,
      alamatIp: http.ip,
      peramban: http.userAgent,
      requestId: http.requestId,
    })
  return tampilPerubahan(context, rahasia)(row)
}

/** 'Permintaan Perubahan Data': what students ask to have changed, with proof, and the decisions. */
export const perubahanData = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    const tampil = tampilPerubahan(context)
    const daftar = {
      query: selectPerubahan(context.db, input),
      sort: { diajukanPada: 'u.diajukanPada', nama: 'm.nama', nim: 'm.nim' },
      tie: 'u.id',
      schema: PerubahanData,
      title: 'Permintaan Perubahan Data',
    }
    if (!input.format) return await answerList(context, input, { ...daftar, show: tampil })
    const { meta } = await answerList(context, input, { ...daftar, show: barisBerkas(tampil) })
    return { data: [], meta }
  }),
  ringkasan: calls.ringkasan.handler(async ({ context }) => {
    const pagi = saatDari(`${todayOf(context)}T00:00`, context.tenant.college.zonaWaktu as ZonaWaktu)
    const { menunggu, tertua, diputusHariIni } = await ringkasPerubahan(context.db, new Date(pagi))
    return { data: { menunggu, tertuaHari: tertua === null ? null : umurHari(context, tertua), diputusHariIni } }
  }),
  get: calls.get.handler(async ({ input: { id, rahasia }, context }) => ({ data: await satu(context, id, rahasia) })),
  create: calls.create.handler(async ({ input, context }) => {
    const id = await ajukanPerubahan(context, input)
    return { status: { message: 'Permintaan berhasil diajukan' }, data: await satu(context, id) }
  }),
  putusan: calls.putusan.handler(async ({ input, context }) => {
    await putuskan(context, input)
    return { status: { message: 'Putusan berhasil disimpan' }, data: await satu(context, input.id) }
  }),
  batal: calls.batal.handler(async ({ input, context }) => {
    await batalkan(context, input)
    return { status: { message: 'Permintaan dibatalkan' }, data: await satu(context, input.id) }
  }),
})
