import type { Context } from '../context'
import { authenticate, type Credentials } from './authenticate'
import { assertMayUsePortal, openPortalSession } from './open-session'
import { recordAct } from './queries'

/** Signs an operator in with name, password and, where he has an authenticator, its code. */
export async function login(context: Omit<Context, 'session'>, credentials: Credentials) {
  const { akun, amr } = await authenticate(context, credentials)
  assertMayUsePortal(akun)
  const opened = await openPortalSession(context, akun, { amr })
  await recordAct(context, { aksi: 'masuk', idAkun: akun.uuid, label: akun.username })
  return opened
}
