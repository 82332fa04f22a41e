import { randomBytes } from 'node:crypto'
import { UMUR_SESI_DETIK } from '@sivitas/rules/platform/rotasi'
import type { RequestContext } from '../auth/context'
import { addCookie } from '../auth/masuk/cookie'
import type { Db } from '../db/client'
import { ssoCookieName } from './cookie-name'
import { putToken } from './token-queries'

type Answering = Pick<RequestContext, 'http' | 'reply'>

const cookie = ({ http: { secure } }: Answering, value: string, seconds: number) =>
  `${ssoCookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

/**
 * Lets other systems know, when they send the browser here, that somebody has signed in to the portal. A cookie of its own:
 * such visits come from other sites, and the one with the refresh token must never travel with them (PL-R3).
 */
export async function openBrowserSession(
  context: Answering & { db: Db },
  { idSesi, idAkun, amr }: { idSesi: string; idAkun: string; amr: readonly string[] },
): Promise<void> {
  const id = randomBytes(32).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const isi = { kind: 'Session', iat: now, exp: now + UMUR_SESI_DETIK, uid: idSesi, accountId: idAkun, loginTs: now, amr }
  await putToken(context.db, { jenis: 'Session', id, isi, idHibah: null, uid: idSesi, ttl: UMUR_SESI_DETIK })
  addCookie(context, cookie(context, id, UMUR_SESI_DETIK))
}

export const clearBrowserSession = (context: Answering): void => addCookie(context, cookie(context, '', 0))
