import { MAKS_HARI_PELIMPAHAN } from '@sivitas/contract/pengaturan/pelimpahan'
import { prodiDalamBatas } from '@sivitas/rules/platform/prodi-teks'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { beriTahu } from '../../notifikasi/queries'
import { insertPelimpahan, listHakPinjam, listPelimpahan, listRekan, prodiText, type Orang, type PelimpahanRow } from './queries'

const calls = api.pengaturan.pelimpahan
const HALAMAN = '/pemberitahuan?tab=pelimpahan'

type Masukan = {
  idPemberi?: number | undefined
  idPenerima: number
  idHakAkses: string[]
  berlakuMulai: string
  berlakuSelesai: string
  alasan: string
}

const todayOf = ({ tenant }: Context) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)
const seesAll = ({ session }: Context) => mayCall(session, { scope: 'O1', access: 'B' })

const shown =
  (context: Context) =>
  ({ dibuatOleh, ...row }: PelimpahanRow) => ({
    ...row,
    bolehAkhiri: ['terjadwal', 'berlaku'].includes(row.keadaan) && mayEnd(context, { ...row, dibuatOleh }),
  })

const mayEnd = ({ session }: Context, row: Pick<PelimpahanRow, 'idPemberi' | 'dibuatOleh'>) =>
  row.idPemberi === session.idOperator || row.dibuatOleh === session.uuid || mayCall(session, { scope: 'O1', access: 'T' })

/** Whose roles are lent: one's own; those of an absent colleague by a Supervisor of all his prodi, or by O1. */
async function giver(context: Context, idPemberi: number | undefined): Promise<Orang> {
  const { db, session } = context
  const id = idPemberi ?? session.idOperator
  const [person] = id === null ? [] : await listRekan(db, { hari: todayOf(context), id })
  if (!person) throw isianSalah('idPemberi', 'Operator tidak ditemukan atau tidak aktif.', 'tidak_ditemukan')
  const forOther = person.id !== session.idOperator
  const allowed = mayCall(session, { scope: 'O1', access: 'T' }) || (session.supervisor && prodiDalamBatas(session.prodi, person.prodi))
  if (forOther && !allowed)
    throw tanpaHak('Hanya Supervisor atau administrator yang dapat melimpahkan tugas orang lain.', { scope: ['O1:T'] })
  return person
}

function assertDays(context: Context, { berlakuMulai, berlakuSelesai }: Masukan): void {
  if (berlakuSelesai < todayOf(context)) throw isianSalah('berlakuSelesai', 'Tanggal selesai sudah lewat.')
  if (selisihHari(berlakuMulai, berlakuSelesai) > MAKS_HARI_PELIMPAHAN)
    throw isianSalah('berlakuSelesai', `Pelimpahan paling lama ${MAKS_HARI_PELIMPAHAN} hari.`)
}

async function limpahkan(context: Context, input: Masukan): Promise<PelimpahanRow> {
  const { db } = context
  const pemberi = await giver(context, input.idPemberi)
  if (input.idPenerima === pemberi.id) throw isianSalah('idPenerima', 'Pilih rekan lain.')
  const [penerima] = await listRekan(db, { hari: todayOf(context), id: input.idPenerima })
  if (!penerima) throw isianSalah('idPenerima', 'Rekan tidak ditemukan atau tidak aktif.', 'tidak_ditemukan')
  assertDays(context, input)
  const lendable = await listHakPinjam(db, pemberi.id, todayOf(context))
  if (!input.idHakAkses.every((id) => lendable.some((one) => one.id === id)))
    throw isianSalah('idHakAkses', 'Hanya hak akses yang sedang dimiliki, selain hak administrator, yang dapat dilimpahkan.')
  const { id } = await insertPelimpahan(db, {
    idPemberi: pemberi.id,
    idPenerima: penerima.id,
    idHakAkses: [...new Set(input.idHakAkses)],
    berlakuMulai: input.berlakuMulai,
    berlakuSelesai: input.berlakuSelesai,
    alasan: input.alasan,
  })
  await beriTahu(
    db,
    [penerima.idAkun, pemberi.idAkun].filter((uuid) => uuid !== context.session.uuid),
    {
      jenis: 'tugas',
      judul: `Tugas ${pemberi.nama} dilimpahkan kepada ${penerima.nama}`,
      isi: `${formatTanggal(input.berlakuMulai)} s.d. ${formatTanggal(input.berlakuSelesai)}: ${input.alasan}`,
      tautan: HALAMAN,
    },
  )
  return await one(context, id)
}

async function one(context: Context, id: string): Promise<PelimpahanRow> {
  const rows = await listPelimpahan(context.db, {
    hari: todayOf(context),
    idOperator: context.session.idOperator,
    semua: seesAll(context),
    id,
  })
  const [row] = rows
  if (!row) throw tidakDitemukan('Pelimpahan tugas')
  return row
}

export const pelimpahan = calls.router({
  list: calls.list.handler(async ({ context }) => ({
    data: (
      await listPelimpahan(context.db, { hari: todayOf(context), idOperator: context.session.idOperator, semua: seesAll(context) })
    ).map(shown(context)),
  })),
  rekan: calls.rekan.handler(async ({ input, context }) => ({
    data: (await listRekan(context.db, { hari: todayOf(context), ...input })).map(({ id, nama, username, prodi }) => ({
      id,
      nama,
      username,
      prodi: prodiText(prodi),
    })),
  })),
  hak: calls.hak.handler(async ({ input, context }) => ({
    data: await listHakPinjam(context.db, (await giver(context, input.idPemberi)).id, todayOf(context)),
  })),
  create: calls.create.handler(async ({ input, context }) => {
    const row = await limpahkan(context, input)
    context.services.sessions.forget()
    return { status: { message: 'Tugas dilimpahkan.' }, data: shown(context)(row) }
  }),
  akhiri: calls.akhiri.handler(async ({ input, context }) => {
    const row = await one(context, input.id)
    if (!mayEnd(context, row))
      throw tanpaHak('Hanya pemberi, pembuat, atau administrator yang dapat mengakhiri pelimpahan ini.', { scope: ['O1:T'] })
    if (row.keadaan === 'diakhiri' || row.keadaan === 'selesai') throw new Galat([409, 'final'], 'Pelimpahan ini sudah selesai.')
    await updateVersioned(context.db, 'pelimpahan', { id: input.id, versi: input.versi, diakhiriPada: new Date() })
    context.services.sessions.forget()
    return { status: { message: 'Pelimpahan diakhiri.' }, data: null }
  }),
})
