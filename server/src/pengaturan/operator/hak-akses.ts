import { SCOPE_CODES } from '@sivitas/contract/kit/scope'
import { HakAkses, type ScopeHak } from '@sivitas/contract/pengaturan/operator/hak-akses'
import { bolehMenyentuh, galatMemberiHak, hakTambahan } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { dipakai, duplikat, Galat, tanpaHak } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { hakOf } from './grants'
import { keepingAdministrators } from './guardians'
import { findHakAkses, selectHakAkses, type HakAksesRow } from './hak-akses-queries'

const calls = api.pengaturan.hakAkses

const table = plainTable<HakAksesRow>({
  table: 'hakAkses',
  name: 'Hak akses',
  find: findHakAkses,
  words: () => ({ hak_akses_nama: () => duplikat('nama', 'Nama hak akses sudah dipakai') }),
  usedBy: async (db, id) => {
    const row = await findHakAkses(db, id)
    if (row?.bawaan) return new Galat([409, 'bawaan'], 'Hak akses bawaan tidak dapat dihapus. Salin, lalu ubah salinannya.')
    return row?.jumlahOperator ? dipakai(`Masih dipakai ${row.jumlahOperator} operator`) : null
  },
})

/** Rights in the order of the scope table, whatever the order in which they were stored. */
const show = (row: HakAksesRow): HakAkses => ({
  ...row,
  scopes: SCOPE_CODES.flatMap((kode) => {
    const tingkat = row.scopes[kode]
    return tingkat ? [{ kode, tingkat }] : []
  }),
})

const stored = (scopes: readonly ScopeHak[]) => Object.fromEntries(scopes.map(({ kode, tingkat }) => [kode, tingkat]))

/** @throws Galat 403 naming the scope that the caller would give without holding it */
function assertMayGive({ session }: Context, scopes: readonly ScopeHak[], old: readonly ScopeHak[] = []): void {
  const refusal = galatMemberiHak(session.scopesSendiri, hakTambahan(scopes, old))
  if (refusal) throw tanpaHak(refusal)
}

/** A role of administrators is changed by administrators only. */
async function openFor(context: Context, id: string): Promise<HakAksesRow> {
  const row = await table.get(context.db, id)
  if (!bolehMenyentuh(context.session.scopes, row.scopes))
    throw tanpaHak('Hak akses ini memuat A: hanya administrator setingkat yang dapat mengubahnya.', { scope: ['A'] })
  return row
}

export const hakAkses = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectHakAkses(context.db, input.cari),
      sort: { nama: 'hakAkses.nama', jumlahOperator: 'jumlahOperator' },
      tie: 'hakAkses.id',
      show,
      schema: HakAkses,
      title: 'Hak Akses',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await table.get(context.db, input.id)) })),
  create: calls.create.handler(async ({ input: { scopes, ...input }, context }) => {
    assertMayGive(context, scopes)
    return { data: show(await table.create(context.db, { ...input, scopes: stored(scopes) })) }
  }),
  update: calls.update.handler(async ({ input: { scopes, ...input }, context }) => {
    const { db, services } = context
    const old = await openFor(context, input.id)
    if (scopes) assertMayGive(context, scopes, hakOf(old) as ScopeHak[])
    const row = await keepingAdministrators(context, () => table.update(db, { ...input, ...(scopes ? { scopes: stored(scopes) } : {}) }))
    services.sessions.forget()
    return { status: { message: `Data berhasil diubah. Berlaku untuk ${row.jumlahOperator} operator` }, data: show(row) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await openFor(context, input.id)
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
