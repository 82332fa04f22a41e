import { randomToken } from '../auth/token'
import { insertHibah } from './account-queries'
import type { Klien } from './klien-queries'
import { UMUR_KODE_DETIK } from './provider'
import type { SsoServers } from './servers'
import { ask, work } from './work'

export type Mint = {
  klien: Klien
  idSesi: string
  idAkun: string
  redirectUri: string
  /** The role in which the person enters. */
  sebagai: string
  amr: readonly string[]
  masukPada: Date
  nonce?: string | undefined
  codeChallenge?: string | undefined
}

/** A code for a client without its asking, for someone who is signed in here (PL-R11); answers the code. */
export async function mintCode(sso: SsoServers, mint: Mint): Promise<string> {
  const { college, issuer } = work()
  const provider = await sso.of(college.collegeId, issuer)
  const client = await provider.Client.find(mint.klien.id)
  if (!client) throw new Error(`Client ${mint.klien.id} is registered and can't be read.`)
  const scope = mint.klien.scopeOidc.join(' ')
  const grant = new provider.Grant({ accountId: mint.idAkun, clientId: client.clientId })
  grant.addOIDCScope(scope)
  grant.jti = randomToken()
  const hibah = { id: grant.jti, idSesi: mint.idSesi, idAkun: mint.idAkun, idKlien: client.clientId, sebagai: mint.sebagai, issuer }
  await ask((db) => insertHibah(db, hibah))
  await grant.save()
  const code = new provider.AuthorizationCode({
    accountId: mint.idAkun,
    client,
    grantId: grant.jti,
    gty: 'authorization_code',
    redirectUri: mint.redirectUri,
    scope,
    sid: mint.idSesi,
    sessionUid: mint.idSesi,
    amr: [...mint.amr],
    authTime: Math.floor(mint.masukPada.getTime() / 1000),
    ...(mint.nonce ? { nonce: mint.nonce } : {}),
    ...(mint.codeChallenge ? { codeChallenge: mint.codeChallenge, codeChallengeMethod: 'S256' } : {}),
    expiresIn: UMUR_KODE_DETIK,
  })
  return await code.save()
}
