import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { RequestContext, Services } from '../auth/context'
import { newReply } from '../kit/reply'

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** A cookie header as a record; a broken value stays as it came. */
export function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const] : []
  })
  return Object.fromEntries(pairs)
}

const fromSocket = ({ socket }: IncomingMessage) => ({ ip: socket.remoteAddress ?? '', secure: (socket as TLSSocket).encrypted === true })

function fromProxy(req: IncomingMessage) {
  const [client] = (one(req.headers['x-forwarded-for']) ?? '').split(',')
  return { ip: client?.trim() || fromSocket(req).ip, secure: one(req.headers['x-forwarded-proto']) === 'https' }
}

/** Reads from a request what every later step needs; proxies are believed only where they were announced. */
export function readRequest(req: IncomingMessage, { config }: Pick<Services, 'config'>): RequestContext['http'] {
  const { ip, secure } = config.trustProxy ? fromProxy(req) : fromSocket(req)
  const given = one(req.headers['x-request-id'])
  return {
    requestId: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    method: req.method ?? 'GET',
    path: (req.url ?? '/').split('?')[0] ?? '/',
    ip,
    userAgent: (req.headers['user-agent'] ?? '').slice(0, 200),
    origin: req.headers.origin,
    secure,
    headers: req.headers,
    cookies: readCookies(req.headers.cookie),
  }
}

/** The college of a request, by header, then by where the page came from, then by the host that was called (PL-R16). */
export async function openRequest(http: RequestContext['http'], services: Services): Promise<RequestContext> {
  const host = http.headers.host
  const origins = [http.origin, host ? `${http.secure ? 'https' : 'http'}://${host}` : undefined]
  const tenant = await services.tenants.resolve(one(http.headers['college-id']), origins)
  return { services, tenant, http, reply: newReply() }
}
