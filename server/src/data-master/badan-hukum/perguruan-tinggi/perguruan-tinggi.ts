import { PerguruanTinggiInput, type PerguruanTinggi } from '@sivitas/contract/data-master/badan-hukum/perguruan-tinggi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { mayCall } from '../../../auth/rights'
import { tidakDitemukan } from '../../../kit/galat'
import { plainTable } from '../../../kit/plain-table'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import { kecamatanOf } from '../../referensi/wilayah'
import { listAkreditasi } from '../akreditasi/queries'
import { ringkasan } from '../akreditasi/ringkas'
import { findPerguruanTinggi } from './queries'

const calls = api.dataMaster.perguruanTinggi

const table = plainTable({ table: 'perguruanTinggi', name: 'Perguruan tinggi', find: findPerguruanTinggi, words: () => ({}) })

type Stored = NonNullable<Awaited<ReturnType<typeof findPerguruanTinggi>>>

/** Account, land and tax numbers show only to F1; everybody else gets what a letterhead says. */
async function show(context: Context, { namaYayasan, ...row }: Stored): Promise<PerguruanTinggi> {
  const akreditasi = ringkasan(await listAkreditasi(context.db, null), todayOf(context))
  const yayasan = row.idYayasan && namaYayasan ? { id: row.idYayasan, nama: namaYayasan } : null
  const { npwp, bank, unitCabang, nomorRekening, mbs, luasTanahMilik, luasTanahBukanMilik, idPddikti, ...open } = row
  const own = mayCall(context.session, { scope: 'F1', access: 'B' })
  const hidden = { npwp, bank, unitCabang, nomorRekening, mbs, luasTanahMilik, luasTanahBukanMilik, idPddikti }
  return {
    ...open,
    ...(own ? hidden : {}),
    bentukPt: row.bentukPt as PerguruanTinggi['bentukPt'],
    statusMilik: row.statusMilik as PerguruanTinggi['statusMilik'],
    statusPt: row.statusPt as PerguruanTinggi['statusPt'],
    yayasan,
    akreditasi,
  }
}

export const perguruanTinggi = calls.router({
  get: calls.get.handler(async ({ context }) => {
    const row = await findPerguruanTinggi(context.db)
    if (!row) throw tidakDitemukan('Profil perguruan tinggi')
    return { data: await show(context, row) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const { db } = context
    const { id, versi, ...changes } = input
    assertWholeRow(PerguruanTinggiInput, await table.get(db, id), changes)
    await kecamatanOf(db, changes.idWilayah)
    return { data: await show(context, await table.update(db, { id, versi, ...changes })) }
  }),
})
