import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { RequestContext } from '../auth/context'
import { inTransaction } from '../db/client'
import { Galat } from '../kit/galat'
import { answerDemo } from './demo/demo'
import { answerFoto, FOTO } from './foto'
import { issuerOf } from './issuer'
import { exchangeForPortal, PORTAL_CLIENT } from './portal-exchange'
import { answerSignedHandOff } from './signed-hand-off'
import { rememberCall, type SsoCall } from './call'

const LIBRARY =
  /^\/(\.well-known\/(openid-configuration|oauth-authorization-server)|v2\/sso\/(jwks|authorize(\/[\w-]+)?|logout(\/(confirm|success))?|introspect|revoke)|api\/access_token)$/
const SIGNED = /^\/v2\/sso\/jwt\/([\w.-]+)$/
const INTERACTION = /^\/v2\/sso\/interaksi\/([\w-]{20,64})$/
const DEMO = /^\/v2\/sso\/demo(\/|$)/
/** Addresses that speak nothing but OAuth. */
const OURS = [LIBRARY, SIGNED, FOTO, DEMO]
const FORM = 'application/x-www-form-urlencoded'
const AS_QUERY = new Set(['/v2/sso/authorize', '/v2/sso/logout'])
const BODY_LIMIT = 56 * 1024

/**
 * Whether a request speaks OAuth rather than our own API. Two addresses serve both: a form at /api/refresh_token is a
 * client's, JSON the portal's; a token at /api/user_info that is no JWT is a client's.
 */
export function speaksOauth(req: IncomingMessage, path: string): boolean {
  if (OURS.some((address) => address.test(path))) return true
  if (INTERACTION.test(path)) return req.method === 'GET'
  if (path === '/api/refresh_token') return req.headers['content-type']?.startsWith(FORM) ?? false
  const [, token = '.'] = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '') ?? []
  return path === '/api/user_info' && !token.includes('.')
}

/** Answers such a request. */
export async function answerOauth(req: IncomingMessage, res: ServerResponse, context: RequestContext): Promise<void> {
  const { services, tenant, http } = context
  const issuer =
    tenant.site?.origin ??
    (await inTransaction(services.app, { collegeId: tenant.college.collegeId, readOnly: true }, (db) => issuerOf(db, tenant)))
  const call: SsoCall = { req, res, context, issuer, path: http.path }
  const [, interaction] = INTERACTION.exec(call.path) ?? []
  if (interaction) return void res.writeHead(303, { location: `/masuk-sso?i=${interaction}`, 'cache-control': 'no-store' }).end()
  const [, signed] = SIGNED.exec(call.path) ?? []
  if (signed) return await answerSignedHandOff(call, signed)
  if (FOTO.test(call.path)) return await answerFoto(call)
  if (DEMO.test(call.path)) return await answerDemo(call)
  await (req.method === 'POST' ? answerPost(call) : askLibrary(call, req))
}

async function answerPost(call: SsoCall): Promise<void> {
  if (call.path === '/api/access_token') return await exchange(call)
  if (call.path === '/api/refresh_token') return await refresh(call)
  if (AS_QUERY.has(call.path)) return await asQuery(call)
  await askLibrary(call, call.req)
}

/**
 * A form from another site arrives without our cookie, which goes along with followed links only (PL-R3). Asked again as
 * a link, the person is known.
 */
async function asQuery({ req, res, path }: SsoCall): Promise<void> {
  const form = new URLSearchParams(await readBody(req))
  res.writeHead(303, { location: `${path}?${form}`, 'cache-control': 'no-store' }).end()
}

/** The portal's own client gets a session of the portal; all others what the protocol says. */
async function exchange(call: SsoCall): Promise<void> {
  const body = await readBody(call.req)
  const form = new URLSearchParams(body)
  if (form.get('client_id') === PORTAL_CLIENT) return await exchangeForPortal(call, form)
  await askLibrary(call, copyOf(call.req, call.path, body))
}

/** The source's address for refreshing is the token endpoint under another name, with 401 where it is over. */
async function refresh(call: SsoCall): Promise<void> {
  const form = new URLSearchParams(await readBody(call.req))
  form.set('grant_type', 'refresh_token')
  await askLibrary(call, copyOf(call.req, '/api/access_token', form.toString()))
}

/** Hands a request to the library, which answers it in one transaction (`inOneTransaction`). */
async function askLibrary(call: SsoCall, req: IncomingMessage): Promise<void> {
  const { res, context, issuer } = call
  const provider = await context.services.sso.of(context.tenant.college.collegeId, issuer)
  const { host, protocol } = new URL(issuer)
  // The library makes its own addresses of these; they follow the registered site, not what the request claims.
  Object.assign(req.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': context.http.ip,
  })
  relaxFormAction(res)
  rememberCall(req, call)
  await provider.callback()(req, res)
}

/** Forms of these pages end, by redirects, at the other systems' own addresses, which browsers count as a target. */
function relaxFormAction(res: ServerResponse): void {
  const policy = res.getHeader('content-security-policy')
  if (typeof policy === 'string')
    res.setHeader('content-security-policy', policy.replace(/form-action [^;]*/, "form-action 'self' https: http:"))
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new Galat([413, 'terlalu_besar'], 'Isi permintaan terlalu besar.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The same request with a body to be read again, perhaps under another address; a stream of its own, since the socket is still in use. */
function copyOf({ method, headers, socket, httpVersion }: IncomingMessage, url: string, body: string): IncomingMessage {
  const { 'transfer-encoding': _chunked, ...rest } = headers
  const copy = Object.assign(Readable.from([Buffer.from(body)], { objectMode: false }), {
    method,
    url,
    socket,
    httpVersion,
    headers: { ...rest, 'content-length': String(Buffer.byteLength(body)) },
  })
  return copy as unknown as IncomingMessage
}
