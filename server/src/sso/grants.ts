import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import { randomToken } from '../auth/token'
import { insertHibah } from './account-queries'
import { factsOf } from './client-metadata'
import { ask, work } from './work'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/**
 * The grant by which a signed-in person enters a client through the browser. Our own systems get a fresh one without
 * asking; others get the one that the person agreed to, and none before. It also ties the browser's session to the sesi
 * that was opened for it, so that everything ends together.
 */
export async function grantFor(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, account, result } = ctx.oidc
  if (!client || !session || !account) return undefined
  const opened = result?.['sesi']
  if (typeof opened === 'string') session.uid = opened
  if (!UUID.test(session.uid)) return undefined
  session.sidFor(client.clientId, session.uid)
  const { pihakPertama, peranDiizinkan } = factsOf(client)
  if (!(account['roles'] as string[]).some((role) => peranDiizinkan.includes(role))) return undefined
  return pihakPertama ? await openGrant(ctx, session.uid) : await agreedGrant(ctx)
}

/** What the person agreed to now or earlier in this session. */
async function agreedGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const agreed = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(oidc.client?.clientId ?? '')
  return agreed ? await oidc.provider.Grant.find(agreed) : undefined
}

/** A saved grant of all scopes that the client asked for, which the library has compared with its list already. */
async function openGrant({ oidc }: KoaContextWithOIDC, idSesi: string): Promise<Grant> {
  const grant = new oidc.provider.Grant({ accountId: oidc.account?.accountId, clientId: oidc.client?.clientId })
  grant.addOIDCScope((oidc.params?.['scope'] as string | undefined) ?? 'openid')
  const row = { idSesi, idAkun: oidc.account?.accountId ?? '', idKlien: oidc.client?.clientId ?? '', sebagai: null }
  grant.jti = randomToken()
  const { issuer } = work()
  await ask((db) => insertHibah(db, { ...row, id: grant.jti, issuer }))
  await grant.save()
  return grant
}
