import type { EndpointMeta } from '@sivitas/contract/kit/procedure'
import { boleh } from '@sivitas/rules/platform/scope'
import { Galat } from '../kit/galat'
import type { Session } from './session'

/** Whether the session's scopes allow the endpoint; of several codes any is enough. */
export function mayCall(session: Pick<Session, 'scopes'>, { scope, access }: Pick<EndpointMeta, 'scope' | 'access'>): boolean {
  if (scope === null) return true
  const codes = typeof scope === 'string' ? [scope] : scope
  return codes.some((code) => boleh(session.scopes, { scope: code, access }))
}

/** @throws Galat 403 that names the missing scope */
export function assertMayCall(session: Session, meta: EndpointMeta): void {
  if (meta.own || mayCall(session, meta)) return
  const codes = (typeof meta.scope === 'string' ? [meta.scope] : (meta.scope ?? [])).map((code) => `${code}:${meta.access}`)
  throw new Galat([403, 'hak_akses'], `Perlu hak akses ${codes.join(' atau ')}.`, { rincian: { scope: codes } })
}
