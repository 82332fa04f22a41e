import { boleh } from '@sivitas/rules/platform/scope'
import type { Session } from '../auth/session'
import { tanpaHak } from '../kit/galat'

/** Refuses who may not write by any of the scopes; `apa` says what he wanted to change. @throws Galat 403 that names them */
export function assertMayWrite({ scopes }: Pick<Session, 'scopes'>, codes: readonly string[], apa: string): void {
  if (codes.some((scope) => boleh(scopes, { scope, access: 'T' }))) return
  const wanted = codes.map((code) => `${code}:T`)
  throw tanpaHak(`Perlu hak akses ${wanted.join(' atau ')} untuk mengubah ${apa}.`, { scope: wanted })
}
