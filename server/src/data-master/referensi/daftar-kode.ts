import { api } from '../../auth/guard'
import { listKode } from './kode-queries'

const calls = api.dataMaster.kodeRef

export const kodeRef = calls.router({
  list: calls.list.handler(async ({ input: { daftar, ...filter }, context: { db } }) => ({ data: await listKode(db, daftar, filter) })),
})
