import type { Context } from '../context'
import { clearRefreshCookie, readRefreshCookie } from './cookie'
import { clearBrowserSession } from '../../sso/browser-session'
import { findSesiForRefresh, recordAct, revokeAllSesi, revokeFamily } from './queries'

/** Ends the session of the cookie, or all of its account; always succeeds, since leaving must never fail. */
export async function logout(context: Context, everywhere: boolean): Promise<void> {
  const { db, services } = context
  const claims = services.tokens.readRefresh(readRefreshCookie(context) ?? '')
  const sesi = claims ? await findSesiForRefresh(db, claims.sid) : undefined
  clearRefreshCookie(context)
  clearBrowserSession(context)
  if (!sesi || sesi.dicabutPada) return
  await revokeFamily(db, sesi.id, 'keluar')
  if (everywhere) await revokeAllSesi(db, sesi.idAkun, 'keluar')
  // Those that were handed over from it may be remembered, too.
  services.sessions.forget()
  await recordAct(context, { aksi: 'keluar', idAkun: sesi.idAkun, label: null })
}
