import { createHash, timingSafeEqual } from 'node:crypto'
import type { JWK } from 'jose'
import type * as OidcProvider from 'oidc-provider'
import type { Account, Client, Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import { UMUR_AKSES_DETIK, UMUR_SESI_DETIK } from '@sivitas/rules/platform/rotasi'
import { findGrantFacts, findPerson } from './account-queries'
import { makeAdapter } from './adapter'
import { callOf } from './call'
import { claimsOf, CLAIMS_OF_SCOPE } from './claims'
import { factsOf } from './client-metadata'
import { ssoCookieName } from './cookie-name'
import { fotoAddress } from './foto'
import { grantFor } from './grants'
import { failurePage, leavePage, leftPage } from './pages'
import { makePolicy } from './policy'
import { dropTokensOfGrant } from './token-queries'
import { ask, work } from './work'

/** A code for another system lives so long (states: kode SSO). */
export const UMUR_KODE_DETIK = 120
const UMUR_INTERAKSI_DETIK = 3600

export type ProviderSettings = { issuer: string; keys: JWK[]; cookieKey: string; secure: boolean }

type Library = typeof OidcProvider

/** Loaded when somebody first signs in elsewhere: it is large, and most starts of a test never need it. */
let library: Promise<Library> | null = null
const loadLibrary = (): Promise<Library> => (library ??= quietly(() => import('oidc-provider')))

/** The library warns of Node 20 on the console; it is tested on it here, and the console belongs to the operator. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn.apply(console, words)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

/** The authorization server of one site of one college (PL-R12). */
export async function makeProvider(settings: ProviderSettings): Promise<Provider> {
  const { default: Provider, errors, interactionPolicy } = await loadLibrary()
  const refuseUsed = async (idHibah: string | null): Promise<never> => {
    if (idHibah)
      for (const jenis of ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Grant'])
        await ask((db) => dropTokensOfGrant(db, jenis, idHibah))
    throw new errors.InvalidGrant('already consumed')
  }
  const provider = new Provider(settings.issuer, {
    ...protocol(settings),
    adapter: makeAdapter(refuseUsed),
    findAccount,
    loadExistingGrant: grantFor,
    interactions: { policy: makePolicy(interactionPolicy), url: (_ctx, { uid }) => `/v2/sso/interaksi/${uid}` },
  })
  // Our own front sets the forwarded headers anew for each request, so they are to be believed.
  provider.proxy = true
  const { prototype } = provider.Client as unknown as { prototype: Client }
  prototype.compareClientSecret = compareSecret
  // Every client is told which session it is, whether it hears of its end or not (PL-R13).
  prototype.includeSid = () => true
  return provider
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Secrets are random, so their plain hash is compared; a replaced one counts for a day more. */
function compareSecret(this: Client, given: string): boolean {
  const hash = sha256(given)
  const { rahasiaLamaHash, rahasiaLamaSampai } = factsOf(this)
  if (same(this.clientSecret ?? '', hash)) return true
  return rahasiaLamaHash !== null && rahasiaLamaSampai > Date.now() && same(rahasiaLamaHash, hash)
}

/** A person as the client sees him; which grant he entered by decides in which role, and on whose behalf. */
async function findAccount(
  ctx: KoaContextWithOIDC,
  uuid: string,
  token?: { grantId?: string | undefined } | object,
): Promise<Account | undefined> {
  const person = await ask((db) => findPerson(db, uuid))
  if (!person) return undefined
  const grantId = token && 'grantId' in token ? token.grantId : undefined
  const { college } = work()
  return {
    accountId: person.uuid,
    roles: person.roles,
    nama: person.nama,
    username: person.username,
    claims: async () => {
      const facts = grantId ? await ask((db) => findGrantFacts(db, grantId)) : undefined
      const { peranDiizinkan, petaGrup } = ctx.oidc.client ? factsOf(ctx.oidc.client) : { peranDiizinkan: person.roles, petaGrup: {} }
      const { services } = callOf(ctx.req).context
      const alamatFoto = (id: string) =>
        fotoAddress(id, { issuer: work().issuer, sealer: services.sealer, collegeId: college.collegeId, now: new Date() })
      return claimsOf({
        person,
        college,
        peranDiizinkan,
        petaGrup,
        sebagai: facts?.sebagai ?? null,
        wakil: facts?.wakil ?? null,
        alamatFoto,
      })
    },
  }
}

/** Tokens of a 'login sebagai' end with it and are never renewed (PL-R10). */
async function mayRefresh(_ctx: KoaContextWithOIDC, client: Client, code: { grantId?: string | undefined } | object): Promise<boolean> {
  if (!client.grantTypeAllowed('refresh_token')) return false
  const grantId = 'grantId' in code ? code.grantId : undefined
  const facts = grantId ? await ask((db) => findGrantFacts(db, grantId)) : undefined
  return facts?.wakil === null
}

const html = (ctx: { type: string; body: unknown }, body: string) => {
  ctx.type = 'html'
  ctx.body = body
}

/** Everything that is only settings. */
function protocol({ keys, cookieKey, secure }: ProviderSettings): Configuration {
  return {
    jwks: { keys } as Configuration['jwks'],
    routes: {
      authorization: '/v2/sso/authorize',
      token: '/api/access_token',
      userinfo: '/api/user_info',
      jwks: '/v2/sso/jwks',
      introspection: '/v2/sso/introspect',
      revocation: '/v2/sso/revoke',
      end_session: '/v2/sso/logout',
    },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    scopes: ['openid', 'offline_access', 'profile', 'email', 'akademik', 'roles'],
    claims: CLAIMS_OF_SCOPE,
    // Moodle reads the userinfo, others the id token only: both carry what was granted.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'], userinfoSigningAlgValues: ['RS256'] },
    discovery: { backchannel_logout_supported: true, backchannel_logout_session_supported: true },
    extraClientMetadata: { properties: ['klien'] },
    pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
    issueRefreshToken: mayRefresh,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    cookies: {
      keys: [cookieKey],
      names: { session: ssoCookieName(secure), interaction: 'sivitas_interaksi', resume: 'sivitas_lanjut' },
      // The portal sets the same cookie when somebody signs in there; its value is random and kept as a hash.
      long: { httpOnly: true, sameSite: 'lax', path: '/', signed: false },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AuthorizationCode: UMUR_KODE_DETIK,
      AccessToken: UMUR_AKSES_DETIK,
      IdToken: UMUR_AKSES_DETIK,
      RefreshToken: UMUR_SESI_DETIK,
      Grant: UMUR_SESI_DETIK,
      Interaction: UMUR_INTERAKSI_DETIK,
      // Thirty days from signing in, whatever happened since (PL-R3); what nobody signed in to is short-lived.
      Session: (_ctx, session) =>
        session.loginTs ? Math.max(1, session.loginTs + UMUR_SESI_DETIK - Math.floor(Date.now() / 1000)) : UMUR_INTERAKSI_DETIK,
    },
    renderError: (ctx, out) => html(ctx, failurePage(out as { error: string; error_description?: string })),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: true },
      introspection: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => html(ctx, leavePage(form, ctx.oidc.client?.clientName)),
        postLogoutSuccessSource: (ctx) => html(ctx, leftPage()),
      },
    },
  }
}
