import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ORPCError } from '@orpc/server'
import type { StandardHandleResult } from '@orpc/server/standard'
import { headerUnduhan } from '@sivitas/rules/platform/nama-berkas'
import type { RequestContext } from '../auth/context'
import type { Galat } from '../kit/galat'
import { halanganOf } from '../kit/halangan'
import type { StoredContent } from '../kit/reply'
import { shapeError } from '../kit/shape-error'

/** The body of every failing call (conventions section 3); the request's id is added on the way out. */
export function failureBody(galat: Galat) {
  const halangan = halanganOf(galat)
  return {
    status: { code: galat.status, message: galat.message },
    detail: galat.message,
    type: galat.type,
    errors: galat.errors,
    ...(galat.rincian === undefined ? {} : { rincian: galat.rincian }),
    ...(halangan === undefined ? {} : { halangan }),
  }
}

/** oRPC carries only its own errors, so ours travel inside one and are read again by `failureOf`. */
export const carry = (galat: Galat) =>
  new ORPCError(galat.type, { status: galat.status, message: galat.message, cause: galat, defined: false })

/** Logs what is our fault; a refusal is no fault. */
export function refuse(error: unknown, context: Pick<RequestContext, 'http' | 'services'>, route: string): Galat {
  const { galat, fault } = shapeError(error)
  const { requestId } = context.http
  if (fault) context.services.log.error({ err: galat.cause ?? error, requestId, route }, 'permintaan gagal')
  return galat
}

type Headers = Record<string, string | string[] | undefined>
type Answered = Extract<StandardHandleResult, { matched: true }>

/** Wraps what a handler answered: status into the envelope, headers, or a file instead of the data. */
export async function wrapAnswer(result: Answered, { reply, http }: RequestContext): Promise<Answered> {
  const { response } = result
  const headers: Headers = {
    ...response.headers,
    ...Object.fromEntries(reply.headers),
    'x-request-id': http.requestId,
    'cache-control': 'no-store',
  }
  if (reply.file && response.status < 400) return { matched: true, response: await fileResponse(reply.file, headers) }
  if (reply.content && response.status < 400)
    return { matched: true, response: await contentResponse(reply.content, headers, http.headers['if-none-match']) }
  // Compression would hold events back until enough of them have come together.
  if (isEventStream(response.body)) headers['cache-control'] = 'no-store, no-transform'
  return { matched: true, response: { ...response, headers, body: wrapBody(response, { reply, http }) } }
}

function wrapBody({ status, body }: Answered['response'], { reply, http }: Pick<RequestContext, 'reply' | 'http'>): typeof body {
  if (!isPlain(body)) return body
  if (status < 400)
    return reply.bare ? body : { ...body, status: { code: status, message: 'OK', ...(body['status'] as object | undefined) } }
  // OAuth clients read these two, people and our portal the rest (PL-R12).
  const oauth = reply.bare ? { error: body['type'], error_description: body['detail'] } : {}
  return { ...oauth, ...body, requestId: http.requestId }
}

const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !(body instanceof Blob) && !(body instanceof ReadableStream) && !isEventStream(body)

const isEventStream = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !(body instanceof ReadableStream)

/** Open files can be unlinked at once on POSIX, but the blob opens lazily: it is removed after the last byte instead. */
async function fileResponse({ path, name, type }: { path: string; name: string; type: string }, headers: Headers) {
  const blob = await openAsBlob(path, { type })
  const body = blob.stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: () => rm(path, { force: true }) }))
  const described = { 'content-type': type, 'content-length': String(blob.size), 'content-disposition': headerUnduhan(name) }
  return { status: 200, headers: { ...headers, ...described }, body }
}

/** Contents never change under their etag, so a browser that has one asks at most whether it still may (PL-R57). */
async function contentResponse(content: StoredContent, headers: Headers, known: string | undefined) {
  const etag = `"${content.etag}"`
  const kept = { ...headers, etag, 'cache-control': content.cache, vary: 'authorization' }
  if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return { status: 304, headers: kept, body: undefined }
  const disposition = headerUnduhan(content.name)
  const described = {
    'content-type': content.type,
    ...(content.size === null ? {} : { 'content-length': String(content.size) }),
    'content-disposition': content.inline ? disposition.replace('attachment', 'inline') : disposition,
    // Whatever a person uploaded, it can run nothing where it is opened.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  return { status: 200, headers: { ...kept, ...described }, body: Readable.toWeb(await content.open()) as ReadableStream<Uint8Array> }
}
