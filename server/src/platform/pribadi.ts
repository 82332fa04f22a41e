import { api } from '../auth/guard'
import { answerList } from '../kit/list-answer'
import { Notifikasi } from '@sivitas/contract/platform/pribadi'
import { findPreferensi, insertPermintaan, listPreferensi, markRead, selectNotifikasi, storePreferensi } from './pribadi-queries'

const calls = api.platform.pribadi

export const pribadi = calls.router({
  preferensi: calls.preferensi.handler(async ({ context: { db, session } }) => ({ data: await listPreferensi(db, session.uuid) })),
  ambilPreferensi: calls.ambilPreferensi.handler(async ({ input, context: { db, session } }) => ({
    data: (await findPreferensi(db, session.uuid, input.kunci))?.nilai ?? null,
  })),
  simpanPreferensi: calls.simpanPreferensi.handler(async ({ input, context: { db, session } }) => {
    await storePreferensi(db, { idAkun: session.uuid, kunci: input.kunci, nilai: input.nilai ?? null })
    return { data: null }
  }),
  notifikasi: calls.notifikasi.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectNotifikasi(context.db, context.session.uuid),
      sort: { dibuatPada: 'notifikasi.dibuatPada' },
      tie: 'notifikasi.id',
      show: (row) => row,
      schema: Notifikasi,
      title: 'Pemberitahuan',
    }),
  ),
  bacaNotifikasi: calls.bacaNotifikasi.handler(async ({ input, context: { db, session } }) => {
    await markRead(db, session.uuid, input.ids)
    return { data: null }
  }),
  mintaAkses: calls.mintaAkses.handler(async ({ input, context: { db, session } }) => {
    await insertPermintaan(db, { ...input, idAkun: session.uuid })
    return { status: { message: 'Permintaan akses telah dikirim kepada administrator.' }, data: null }
  }),
})
