import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { duplikat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { plainTable } from '../../kit/plain-table'
import { findTampilan, holdsRole, listTampilan, type TampilanRow } from './queries'

const calls = api.platform.tampilan

const table = plainTable<TampilanRow>({
  table: 'tampilanBersama',
  name: 'Tampilan',
  find: findTampilan,
  words: () => ({ tampilan_bersama_nama: () => duplikat('nama', 'Anda sudah punya tampilan dengan nama ini') }),
})

const todayOf = ({ tenant }: Context) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)

const shown =
  ({ session }: Context) =>
  ({ idAkun, ...row }: TampilanRow) => ({ ...row, milikSaya: idAkun === session.uuid })

/** Somebody else's view is changed by nobody: it does not exist for who only reads it. */
async function own(context: Context, id: string): Promise<TampilanRow> {
  const row = await findTampilan(context.db, id)
  if (!row || row.idAkun !== context.session.uuid) throw tidakDitemukan('Tampilan')
  return row
}

/** A view is shared with one's own roles; who looks after operators shares with any. */
export async function assertMayShare(context: Context, idHakAkses: string | null | undefined): Promise<void> {
  const { db, session } = context
  if (!idHakAkses || mayCall(session, { scope: 'O1', access: 'T' })) return
  if (!(await holdsRole(db, { idOperator: session.idOperator, idHakAkses, hari: todayOf(context) })))
    throw isianSalah('idHakAkses', 'Anda hanya dapat berbagi dengan hak akses yang Anda miliki.')
}

export const tampilan = calls.router({
  list: calls.list.handler(async ({ context }) => ({
    data: (await listTampilan(context.db, context.session.uuid, todayOf(context))).map(shown(context)),
  })),
  create: calls.create.handler(async ({ input, context }) => {
    await assertMayShare(context, input.idHakAkses)
    return { data: shown(context)(await table.create(context.db, { ...input, idAkun: context.session.uuid })) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    await own(context, input.id)
    await assertMayShare(context, input.idHakAkses)
    return { data: shown(context)(await table.update(context.db, input)) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await own(context, input.id)
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
