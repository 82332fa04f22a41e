import { api } from '../../auth/guard'
import { listSesi } from './queries'

const calls = api.akademik.sesiKuliah

export const sesiKuliah = calls.router({
  list: calls.list.handler(async ({ input, context }) => ({
    data: (await listSesi(context.db, input)).map(({ menit: _menit, ...sesi }) => sesi),
  })),
})
