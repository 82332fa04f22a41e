import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import type { ORPCError } from '@orpc/server'
import { BodyLimitPlugin, type NodeHttpHandlerOptions } from '@orpc/server/node'
import type { RequestContext, Services } from '../auth/context'
import { Galat } from '../kit/galat'
import { router } from '../router'
import { answerOauth, speaksOauth } from '../sso/front'
import { carry, failureBody, refuse, wrapAnswer } from './envelope'
import type { Metrics } from './metrics'
import { openRequest, readRequest } from './tenant-request'

const JSON_LIMIT = 1_000_000
/** The largest limit that a college may set for its uploads (50 MB), and the form around it. */
const UPLOAD_LIMIT = 52_000_000

const isForm = ({ headers }: IncomingMessage): boolean => headers['content-type']?.startsWith('multipart/form-data') ?? false

/** Counts the bytes of a body as they come, for a request need not say how many there will be. */
function limit(maxBodySize: number) {
  const options: NodeHttpHandlerOptions<RequestContext> = {}
  new BodyLimitPlugin<RequestContext>({ maxBodySize }).initRuntimeAdapter(options)
  const [interceptor] = options.adapterInterceptors ?? []
  if (!interceptor) throw new Error('The plugin limits nothing.')
  return interceptor
}

/** Answers every call of the contract. `true` when the path belonged to the API. */
export function makeApi(services: Services, metrics: Metrics) {
  const [forms, others] = [limit(UPLOAD_LIMIT), limit(JSON_LIMIT)]
  const handler = new OpenAPIHandler<RequestContext>(router, {
    adapterInterceptors: [(options) => (isForm(options.request as IncomingMessage) ? forms(options) : others(options))],
    customErrorResponseBodyEncoder: (error) => failureBody(galatOf(error)),
    clientInterceptors: [
      async (options) => {
        const { context, procedure } = options
        const { path = '', method = 'GET' } = procedure['~orpc'].route
        const stop = metrics.request.startTimer({ method, route: path })
        try {
          return await options.next(options)
        } catch (error) {
          const galat = refuse(error, context, `${method} ${path}`)
          for (const [name, value] of Object.entries(galat.headers)) context.reply.headers.set(name, value)
          throw carry(galat)
        } finally {
          stop()
        }
      },
    ],
    rootInterceptors: [
      async (options) => {
        const result = await options.next(options)
        return result.matched ? await wrapAnswer(result, options.context) : result
      },
    ],
  })

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const http = readRequest(req, services)
    try {
      await allowOrigin(res, http, services)
      if (http.method === 'OPTIONS') return void res.writeHead(204).end()
      assertBodySize(req)
      const context = await openRequest(http, services)
      if (speaksOauth(req, http.path)) return await answerOauth(req, res, context)
      // HEAD is GET without its body; node itself drops the body.
      if (req.method === 'HEAD') req.method = 'GET'
      const { matched } = await handler.handle(req, res, { context })
      if (!matched) throw new Galat([404, 'tidak_ditemukan'], 'Alamat API tidak ditemukan.')
    } catch (error) {
      answerFailure(res, error, { http, services })
    }
  }
}

/** Preflight and answers for the college's own sites; others get no header, so a browser refuses. */
async function allowOrigin(res: ServerResponse, { origin, headers }: RequestContext['http'], { tenants }: Services): Promise<void> {
  if (!origin) return
  const collegeId = headers['college-id']
  if (!(await tenants.allowsOrigin(origin, typeof collegeId === 'string' ? collegeId : undefined))) return
  res.setHeader('access-control-allow-origin', origin)
  res.setHeader('access-control-allow-credentials', 'true')
  res.setHeader('access-control-expose-headers', 'content-disposition, x-request-id, x-hak, retry-after')
  res.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
  res.setHeader('access-control-allow-headers', 'authorization, content-type, college-id, idempotency-key, node, x-request-id')
  res.setHeader('access-control-max-age', '600')
  res.appendHeader('vary', 'Origin')
}

function assertBodySize(req: IncomingMessage): void {
  const size = Number(req.headers['content-length'] ?? 0)
  const most = isForm(req) ? UPLOAD_LIMIT : JSON_LIMIT
  if (size > most) throw new Galat([413, 'terlalu_besar'], `Isi permintaan paling besar ${most / 1_000_000} MB.`)
}

const galatOf = (error: ORPCError<string, unknown>): Galat =>
  error.cause instanceof Galat
    ? error.cause
    : new Galat([error.status, 'format_salah'], 'Permintaan tidak dapat dibaca. Periksa bentuk JSON atau isian formulirnya.')

/** What fails before or around oRPC: unknown site, too large, unknown address, a fault of ours. */
function answerFailure(res: ServerResponse, error: unknown, context: Pick<RequestContext, 'http' | 'services'>): void {
  const { http } = context
  const galat = refuse(error, context, http.path)
  if (res.headersSent) return void res.destroy()
  res.writeHead(galat.status, {
    ...galat.headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': http.requestId,
  })
  res.end(JSON.stringify({ ...failureBody(galat), requestId: http.requestId }))
}
