import type { EndpointMeta } from '@sivitas/contract/kit/procedure'
import { bacaProdi, tulisProdi } from '@sivitas/rules/platform/prodi-teks'
import { bacaScopes, boleh, tulisScopes, type Akses, type Scopes } from '@sivitas/rules/platform/scope'
import { mayCall } from './rights'
import type { Session } from './session'

type Reach = Pick<Session, 'prodi' | 'idProdi'>
type Source = Reach & { scopes: Scopes }
export type Carried = {
  session: Session
  /** Whose lent role carries the call; the audit log names him (platform, Beyond 6). */
  untuk: string | null
}

/**
 * The session as one call may use it. A lent role reaches as far as its owner does and no further, so the prodi of a call
 * are those of the roles that open it: the operator's own, the lent ones, or both; calls without a scope run within the
 * operator's own. Of the scopes stay those that reach all of these prodi.
 */
export function carriedBy(session: Session, meta: Pick<EndpointMeta, 'scope' | 'access'>): Carried {
  if (session.pinjaman.length === 0) return { session, untuk: null }
  const own: Source = { scopes: session.scopesSendiri, prodi: session.prodi, idProdi: session.idProdi }
  const sources = [own, ...session.pinjaman]
  const opening = meta.scope === null ? [own] : sources.filter((source) => mayCall(source, meta))
  if (opening.length === 0) return { session, untuk: null }
  const reach = joined(opening)
  const untuk = opening.includes(own) ? null : (session.pinjaman.find((one) => opening.includes(one))?.dari ?? null)
  return { session: { ...session, ...reach, scopes: scopesOver(reach, sources) }, untuk }
}

function joined(reaches: readonly Reach[]): Reach {
  const lists = reaches.map(({ idProdi }) => idProdi)
  const bounded = lists.filter((list) => list !== null)
  if (bounded.length < lists.length) return { prodi: '', idProdi: null }
  return {
    prodi: tulisProdi([...new Set(reaches.flatMap(({ prodi }) => bacaProdi(prodi)))]),
    idProdi: [...new Set(bounded.flat())],
  }
}

function scopesOver(reach: Reach, sources: readonly Source[]): Scopes {
  const all = new Set(sources.flatMap(({ scopes }) => tulisScopes(scopes)))
  const kept = [...all].filter((text) => {
    const [scope, access] = text.split(':') as [string, Akses]
    const holders = sources.filter(({ scopes }) => boleh(scopes, { scope, access }))
    return holders.length > 0 && covers(joined(holders), reach)
  })
  return bacaScopes(kept)
}

const covers = (wide: Reach, narrow: Reach): boolean =>
  wide.idProdi === null || (narrow.idProdi?.every((id) => wide.idProdi?.includes(id)) ?? false)
