import type { HakOperator } from '@sivitas/contract/pengaturan/operator/operator'
import { galatMemberiHak, type Hak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import type { Context } from '../../auth/context'
import { isianSalah, tanpaHak } from '../../kit/galat'
import { listGrants, listRoleScopes, storeGrants, type Grant, type RoleScopes } from './rights-queries'

type GrantsChange = { before: string[]; after: string[] }

const sameDates = (a: Grant, b: Grant) => a.berlakuMulai === b.berlakuMulai && a.berlakuSelesai === b.berlakuSelesai

/**
 * Gives an operator exactly these roles. Only what is new or gets other dates needs the caller's own right: what somebody
 * else granted may stay.
 * @returns names of the roles before and after, or null when nothing changed
 * @throws Galat 422 on an unknown role, 403 naming the scope that the caller doesn't hold
 */
export async function assignRoles(context: Context, idOperator: number, wanted: readonly HakOperator[]): Promise<GrantsChange | null> {
  const { db } = context
  const old = await listGrants(db, idOperator)
  const grants = wanted.map(({ idHakAkses, berlakuMulai = null, berlakuSelesai = null }) => ({ idHakAkses, berlakuMulai, berlakuSelesai }))
  const gone = old.filter(({ idHakAkses }) => !grants.some((grant) => grant.idHakAkses === idHakAkses)).map(({ idHakAkses }) => idHakAkses)
  const changed = grants.filter((grant) => !old.some((one) => one.idHakAkses === grant.idHakAkses && sameDates(one, grant)))
  if (gone.length === 0 && changed.length === 0) return null
  const roles = await listRoleScopes(
    db,
    [...grants, ...old].map(({ idHakAkses }) => idHakAkses),
  )
  assertMayGive(context, changed, roles)
  await storeGrants(db, idOperator, { gone, changed })
  return { before: inWords(old, roles), after: inWords(grants, roles) }
}

function assertMayGive({ session }: Context, changed: readonly Grant[], roles: readonly RoleScopes[]): void {
  for (const { idHakAkses } of changed) {
    const role = roles.find(({ id }) => id === idHakAkses)
    if (!role) throw isianSalah('role', 'Hak akses tidak ditemukan.', 'tidak_ditemukan')
    const refusal = galatMemberiHak(session.scopesSendiri, hakOf(role))
    if (refusal) throw tanpaHak(refusal, { scope: hakOf(role).map(({ kode, tingkat }) => `${kode}:${tingkat}`) })
  }
}

/** The rights of a stored role as a list. */
export const hakOf = ({ scopes }: Pick<RoleScopes, 'scopes'>): Hak[] => Object.entries(scopes).map(([kode, tingkat]) => ({ kode, tingkat }))

function inWords(grants: readonly Grant[], roles: readonly RoleScopes[]): string[] {
  return grants.map(({ idHakAkses, berlakuMulai, berlakuSelesai }) => {
    const nama = roles.find(({ id }) => id === idHakAkses)?.nama ?? idHakAkses
    return berlakuMulai || berlakuSelesai ? `${nama} (${berlakuMulai ?? '...'} s.d. ${berlakuSelesai ?? '...'})` : nama
  })
}
