import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { RequestContext, Services } from '../auth/context'
import type { InternalCall } from '../jobs/call'
import { tidakDitemukan } from '../kit/galat'
import { newReply } from '../kit/reply'
import { shapeError } from '../kit/shape-error'
import { router } from '../router'

/** Host of requests that never leave the process. */
const NOWHERE = 'http://sivitas.internal'

/**
 * How jobs ask the API: the same router, guard, validation and row-level security as over HTTP, for an akun instead of
 * a token. What a call refuses is thrown as it was thrown inside.
 */
export function makeInternalCall(services: Services): InternalCall {
  return async ({ actor, tenant, requestId, onRows }, path) => {
    const failures: unknown[] = []
    const handler = new OpenAPIHandler<RequestContext>(router, {
      clientInterceptors: [
        async (options) => {
          try {
            return await options.next(options)
          } catch (error) {
            const { galat, fault } = shapeError(error)
            failures.push(fault ? error : galat)
            throw error
          }
        },
      ],
    })
    const reply = { ...newReply(), ...(onRows && { onRows }) }
    const http = {
      requestId,
      method: 'GET',
      path,
      ip: '',
      userAgent: 'Pekerjaan di latar',
      origin: undefined,
      secure: true,
      headers: {},
      cookies: {},
    }
    const context: RequestContext = { services, tenant, reply, actor, http }
    const { matched, response } = await handler.handle(new Request(NOWHERE + path), { context })
    if (failures.length > 0) throw failures[0]
    if (!matched) throw tidakDitemukan('Daftar')
    const { meta } = (await response.json()) as { meta?: { totalItems?: number } }
    return { file: reply.file ?? null, totalItems: meta?.totalItems ?? null }
  }
}
