import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import helmet from 'helmet'
import type { Services } from '../auth/context'
import { ping } from '../db/ping'
import { makeApi } from './api'
import { makeDocs } from './docs'
import { makeMetrics } from './metrics'
import { makePortal } from './portal'

const API = /^\/(v0|v1|v2|api|multisite-config|\.well-known)\//
const REQUEST_MS = 600_000

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

const headers: Middleware = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Mantine and Tiptap write style attributes; scripts stay strict.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
}) as Middleware

/** The one port: API, portal, docs, health. Not listening yet. */
export function makeServer(services: Services): Server {
  const metrics = makeMetrics()
  const api = makeApi(services, metrics)
  const docs = makeDocs()
  const compress = compression({ threshold: 1024, level: 4 }) as unknown as Middleware
  const portal = makePortal(services.config)

  const route = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (API.test(path)) return await api(req, res)
    if (path === '/healthz') return plain(res, 200, 'ok')
    if (path === '/readyz') return (await ping(services.app)) ? plain(res, 200, 'ok') : plain(res, 503, 'basis data tidak menjawab')
    if (path === '/metrics') return isLoopback(req) ? plain(res, 200, await metrics.registry.metrics()) : plain(res, 404, '')
    if (path === '/docs' || path.startsWith('/docs/')) return await docs(req, res, path)
    portal(req, res, () => plain(res, 404, 'Berkas tidak ditemukan.'))
  }

  const server = createServer((req, res) => {
    headers(req, res, () => {
      compress(req, res, () => {
        route(req, res).catch((error: unknown) => {
          services.log.error({ err: error }, 'jawaban gagal')
          if (res.headersSent) res.destroy()
          else plain(res, 500, 'Terjadi kesalahan pada server.')
        })
      })
    })
  })
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = 65_000
  return server
}

function plain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  res.end(text)
}

/** Metrics are for the machine itself; a proxy in front adds its header and is refused. */
const isLoopback = ({ socket, headers: given }: IncomingMessage) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') && given['x-forwarded-for'] === undefined
