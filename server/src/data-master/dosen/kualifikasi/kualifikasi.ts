import { api } from '../../../auth/guard'
import { todayOf } from '../../../tenant/today'
import { matriks, usulan } from './matriks'
import { setujuiKualifikasi } from './queries'
import { tulisSel } from './tulis'

const calls = api.dataMaster.kualifikasi

export const kualifikasi = calls.router({
  matriks: calls.matriks.handler(async ({ input, context }) => ({ data: await matriks(context.db, input) })),
  usulan: calls.usulan.handler(async ({ input, context }) => ({ data: await usulan(context.db, input) })),
  bulk: calls.bulk.handler(async ({ input, context }) => ({ data: await tulisSel(context.db, input.data) })),
  setujui: calls.setujui.handler(async ({ input, context }) => {
    const disetujui = await setujuiKualifikasi(context.db, input.data, todayOf(context))
    return { data: { disetujui, sudah: input.data.length - disetujui } }
  }),
})
