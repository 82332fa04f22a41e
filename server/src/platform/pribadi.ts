import { Notifikasi } from '@sivitas/contract/platform/pribadi'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { api } from '../auth/guard'
import type { Context } from '../auth/context'
import { answerList } from '../kit/list-answer'
import { pemegangHak } from '../notifikasi/queries'
import { countUnread, findPreferensi, listHakSaya, listPreferensi, markRead, selectNotifikasi, storePreferensi } from './pribadi-queries'

const calls = api.platform.pribadi
/** Names that answer 'who can lift this?'; more would be a list of everybody. */
const PEMEGANG = 5

const todayOf = ({ tenant }: Pick<Context, 'tenant'>) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)

export const pribadi = calls.router({
  preferensi: calls.preferensi.handler(async ({ context: { db, session } }) => ({ data: await listPreferensi(db, session.uuid) })),
  ambilPreferensi: calls.ambilPreferensi.handler(async ({ input, context: { db, session } }) => ({
    data: (await findPreferensi(db, session.uuid, input.kunci))?.nilai ?? null,
  })),
  simpanPreferensi: calls.simpanPreferensi.handler(async ({ input, context: { db, session } }) => {
    await storePreferensi(db, { idAkun: session.uuid, kunci: input.kunci, nilai: input.nilai ?? null })
    return { data: null }
  }),
  notifikasi: calls.notifikasi.handler(async ({ input, context }) => {
    const { db, session } = context
    const answer = await answerList(context, input, {
      query: selectNotifikasi(db, session.uuid, input),
      sort: { dibuatPada: 'notifikasi.dibuatPada' },
      tie: 'notifikasi.id',
      show: (row) => row,
      schema: Notifikasi,
      title: 'Pemberitahuan',
    })
    // The bell counts what is unread among all of them, not only on the page that it shows.
    return { ...answer, meta: { ...answer.meta, facet: { dibaca: { belum: await countUnread(db, session.uuid) } } } }
  }),
  bacaNotifikasi: calls.bacaNotifikasi.handler(async ({ input, context: { db, session } }) => {
    await markRead(db, session.uuid, input.semua ? 'semua' : input.ids)
    return { data: null }
  }),
  hakSaya: calls.hakSaya.handler(async ({ context }) => {
    const { idOperator } = context.session
    return { data: idOperator === null ? [] : await listHakSaya(context.db, idOperator, todayOf(context)) }
  }),
  pemegangHak: calls.pemegangHak.handler(async ({ input, context }) => {
    const holders = await pemegangHak(context.db, input, todayOf(context))
    return { data: holders.slice(0, PEMEGANG).map(({ nama, supervisor }) => ({ nama, supervisor })) }
  }),
})
