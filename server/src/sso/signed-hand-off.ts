import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { ServerResponse } from 'node:http'
import { inTransaction, type Db } from '../db/client'
import { findPerson, insertHibah, type Person } from './account-queries'
import type { SsoCall } from './call'
import { claimsOf, CLAIMS_OF_SCOPE } from './claims'
import { signedHandOffAddress } from './client-metadata'
import { ssoCookieName } from './cookie-name'
import { findKlien, type Klien } from './klien-queries'
import { insertCatatan } from './log-queries'
import { fotoAddress } from './foto'
import { failurePage } from './pages'
import { findBrowserSession } from './token-queries'

const UMUR_JWT = '60s'

type Outcome = { lokasi: string } | { error: string; error_description?: string }

/** The scopes' claims, and the two names under which Metabase wants a person's name. */
function signedClaims({ services, tenant }: SsoCall['context'], klien: Klien, { person, issuer }: { person: Person; issuer: string }) {
  const { college } = tenant
  const alamatFoto = (id: string) => fotoAddress(id, { issuer, sealer: services.sealer, collegeId: college.collegeId, now: new Date() })
  const { petaGrup, peranDiizinkan } = klien
  const claims: Record<string, unknown> = claimsOf({ person, college, petaGrup, peranDiizinkan, sebagai: null, wakil: null, alamatFoto })
  const shown = klien.scopeOidc.flatMap((scope) => CLAIMS_OF_SCOPE[scope as keyof typeof CLAIMS_OF_SCOPE] ?? [])
  const kept = Object.fromEntries(Object.entries(claims).filter(([name]) => shown.includes(name)))
  return { ...kept, first_name: kept['given_name'], last_name: kept['family_name'] }
}

/** Leads to the other system's own page, whatever `return_to` was asked for. */
function destination(klien: Klien, jwt: string, returnTo: string | null): string {
  const to = new URL(klien.redirectUri[0] ?? '')
  to.searchParams.set('jwt', jwt)
  if (returnTo) to.searchParams.set('return_to', returnTo)
  for (const [name, value] of Object.entries(klien.parameterTambahan)) to.searchParams.set(name, value)
  return to.href
}

/** Asks for a sign-in by the usual way and comes back here; `state` carries the wanted page over. */
function viaSignIn(klien: Klien, issuer: string, returnTo: string | null): string {
  const to = new URL(`${issuer}/v2/sso/authorize`)
  const parameters = { client_id: klien.id, response_type: 'code', scope: 'openid', redirect_uri: signedHandOffAddress(issuer, klien.id) }
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
  to.searchParams.set('state', returnTo ?? '')
  return to.href
}

type Visit = { klien: Klien; query: URLSearchParams }

/** GET /v2/sso/jwt/{idKlien}: a signed note for systems with a shared secret, such as Metabase (PL-R14). */
export async function answerSignedHandOff(call: SsoCall, idKlien: string): Promise<void> {
  const { services, tenant, http } = call.context
  const query = new URL(call.req.url ?? '/', call.issuer).searchParams
  const act = { collegeId: tenant.college.collegeId, requestId: http.requestId, alamatIp: http.ip, peramban: http.userAgent }
  const outcome = await inTransaction(services.app, act, async (db): Promise<Outcome> => {
    const klien = await findKlien(db, idKlien)
    if (!klien?.aktif || klien.caraKirim !== 'jwt') return { error: 'invalid_client' }
    // A sign-in that was refused comes back with its own error.
    const refused = query.get('error')
    if (refused) return { error: refused, error_description: query.get('error_description') ?? '' }
    return await handOff(db, call, { klien, query })
  })
  answer(call.res, outcome)
}

async function handOff(db: Db, { context: { http }, context, issuer }: SsoCall, { klien, query }: Visit): Promise<Outcome> {
  const returnTo = query.get('return_to') ?? query.get('state')
  const session = await findBrowserSession(db, http.cookies[ssoCookieName(issuer.startsWith('https:'))] ?? '')
  const { accountId = '', uid = '' } = (session?.isi ?? {}) as { accountId?: string; uid?: string }
  const person = accountId === '' ? undefined : await findPerson(db, accountId)
  if (!person) return { lokasi: viaSignIn(klien, issuer, returnTo) }
  if (!person.roles.some((role) => klien.peranDiizinkan.includes(role))) return await refuse(db, klien, person)
  const jwt = await signedNote(context, klien, { person, issuer })
  await insertHibah(db, { idSesi: uid, idAkun: person.uuid, idKlien: klien.id, sebagai: null, issuer, id: randomUUID() })
  await insertCatatan(db, { idKlien: klien.id, langkah: 'jwt', idAkun: person.uuid, alamatIp: http.ip })
  return { lokasi: destination(klien, jwt, returnTo) }
}

const signedNote = (context: SsoCall['context'], klien: Klien, { person, issuer }: { person: Person; issuer: string }) =>
  new SignJWT(signedClaims(context, klien, { person, issuer }))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(klien.id)
    .setIssuedAt()
    .setExpirationTime(UMUR_JWT)
    .setJti(randomUUID())
    .sign(Buffer.from(context.services.sealer.open(klien.rahasiaJwt ?? '')))

async function refuse(db: Db, klien: Klien, person: Person): Promise<Outcome> {
  await insertCatatan(db, {
    idKlien: klien.id,
    langkah: 'jwt',
    galat: 'access_denied',
    pesan: 'peran tidak diizinkan',
    idAkun: person.uuid,
  })
  return { error: 'access_denied', error_description: 'peran tidak diizinkan' }
}

function answer(res: ServerResponse, outcome: Outcome): void {
  if ('lokasi' in outcome) return void res.writeHead(302, { location: outcome.lokasi, 'cache-control': 'no-store' }).end()
  res.writeHead(403, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  res.end(failurePage(outcome))
}
