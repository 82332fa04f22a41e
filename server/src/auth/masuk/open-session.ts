import { randomUUID } from 'node:crypto'
import { akhirSesi, UMUR_AKSES_DETIK } from '@sivitas/rules/platform/rotasi'
import { tulisScopes } from '@sivitas/rules/platform/scope'
import { Galat } from '../../kit/galat'
import { openBrowserSession } from '../../sso/browser-session'
import type { Context } from '../context'
import { setRefreshCookie } from './cookie'
import { assertAllowedNetwork } from './network'
import { insertSesi, type AkunMasuk } from './queries'

type Opening = Omit<Context, 'session'>

/** Only operators work in this portal; asked after the right password, so that the answer tells a stranger nothing. */
export function assertMayUsePortal(akun: Pick<AkunMasuk, 'roles'>): void {
  if (!akun.roles.includes('ROLE_OPERATOR'))
    throw new Galat([403, 'bukan_operator'], 'Akun Anda tidak memiliki akses ke portal operator.', { keepsWrites: true })
}

/**
 * Opens a session of the portal: access token in the answer, refresh token and the browser's session for other systems in
 * cookies. `idInduk` is the session that it was handed over from, which ends it too.
 */
export async function openPortalSession(
  context: Opening,
  akun: AkunMasuk,
  { amr, idInduk = null }: { amr: string[]; idInduk?: string | null },
) {
  const { db, http, services, tenant, collegeId } = context
  await assertAllowedNetwork(context, akun)
  const sid = randomUUID()
  const ends = akhirSesi(Date.now())
  await insertSesi(db, {
    id: sid,
    idAkun: akun.uuid,
    berakhirPada: new Date(ends),
    versiToken: akun.versiToken,
    alamatIp: http.ip,
    peramban: http.userAgent,
    amr,
    idInduk,
  })
  const claims = { sid, sub: akun.uuid, college: collegeId, versi: akun.versiToken }
  const session = await services.sessions.forWrite(db, claims, tenant.college)
  if (!session) throw new Galat([403, 'hak_akses'], 'Akun dinonaktifkan. Hubungi administrator.')
  setRefreshCookie(context, services.tokens.refreshToken(sid, 1), ends)
  await openBrowserSession(context, { idSesi: sid, idAkun: akun.uuid, amr })
  return {
    access_token: await services.tokens.sign(claims),
    token_type: 'Bearer' as const,
    expires_in: UMUR_AKSES_DETIK,
    user: {
      uuid: akun.uuid,
      username: akun.username,
      roles: akun.roles as ('ROLE_OPERATOR' | 'ROLE_MAHASISWA' | 'ROLE_DOSEN')[],
      scopes: tulisScopes(session.scopes),
      wajibGantiSandi: akun.wajibGantiSandi,
      wajibTotp: session.wajibTotp,
    },
  }
}
