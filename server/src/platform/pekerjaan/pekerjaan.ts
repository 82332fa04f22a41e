import { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { noteAct } from '../../auth/queries'
import { mayCall } from '../../auth/rights'
import { enqueue } from '../../jobs/enqueue'
import { send, unsend } from '../../jobs/queue-queries'
import { findResultDays, keepResults } from '../../jobs/queries'
import { Galat, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { follow } from './alur'
import { eksporDaftar } from './ekspor'
import { cancelJob, dropResults, findJob, listJobs, waitAgain, type JobShownRow } from './queries'
import { maySteer, show } from './show'

const calls = api.platform.pekerjaan

/** Administrators see everybody's jobs, others their own. */
const reach = ({ session }: Context) => ({ idAkun: mayCall(session, { scope: 'A', access: 'B' }) ? null : session.uuid })

async function visible(context: Context, id: string): Promise<JobShownRow> {
  const row = await findJob(context.db, id, reach(context))
  if (!row) throw tidakDitemukan('Pekerjaan')
  return row
}

/** @throws Galat 404, or 403 for an administrator who may only read */
async function steerable(context: Context, id: string): Promise<void> {
  if (!maySteer(context.session, await visible(context, id)))
    throw tanpaHak('Perlu hak akses A:T untuk pekerjaan orang lain.', { scope: ['A:T'] })
}

const one = async (context: Context, id: string) => ({ data: show(await visible(context, id), context.session) })

export const pekerjaan = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    const { milik, ...filter } = input
    if (milik === 'semua' && reach(context).idAkun !== null)
      throw tanpaHak('Perlu hak akses A:B untuk melihat pekerjaan semua orang.', { scope: ['A:B'] })
    const whose = milik === 'semua' ? null : context.session.uuid
    return await answerList(
      context,
      { ...input, order: input.order ?? { dibuatPada: 'desc' } },
      {
        query: listJobs(context.db, { ...filter, idAkun: whose }),
        sort: { dibuatPada: 'p.dibuatPada', judul: 'p.judul', status: 'p.status', selesaiPada: 'p.selesaiPada' },
        tie: 'p.id',
        show: (row) => show(row, context.session),
        schema: Pekerjaan,
        title: 'Pekerjaan',
      },
    )
  }),
  get: calls.get.handler(({ input, context }) => one(context, input.id)),
  batal: calls.batal.handler(async ({ input: { id }, context }) => {
    await steerable(context, id)
    await noteAct(context.db, { alasan: 'dibatalkan' })
    if (!(await cancelJob(context.db, id))) throw new Galat([409, 'sudah_berakhir'], 'Pekerjaan ini sudah berakhir.')
    await unsend(context.db, { id })
    // What was done stays done, and what was made can be fetched as long as other results.
    await keepResults(context.db, id, await findResultDays(context.db))
    return await one(context, id)
  }),
  ulang: calls.ulang.handler(async ({ input: { id }, context }) => {
    await steerable(context, id)
    const { status } = await visible(context, id)
    const message = await waitAgain(context.db, id)
    if (!message) {
      const open = status === 'antre' || status === 'berjalan'
      throw new Galat([409, 'sudah_berakhir'], open ? 'Pekerjaan ini masih berjalan.' : 'Pekerjaan ini tidak dapat diulangi.')
    }
    if (status !== 'gagal' && status !== 'dibatalkan') await dropResults(context.db, id)
    await send(context.db, message, { prioritas: message.prioritas })
    return await one(context, id)
  }),
  alur: calls.alur.handler(({ context, signal }) => follow(context, signal)),
  ekspor: calls.ekspor.handler(async ({ input, context }) => {
    await noteAct(context.db, { aksi: 'ekspor' })
    const { id } = await enqueue(context.db, eksporDaftar, { parameter: input, prioritas: 2 })
    return await one(context, id)
  }),
})
