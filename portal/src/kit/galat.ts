import { Halangan as HalanganSkema } from '@sivitas/contract/kit/answer'
import type { z } from 'zod'

/** One refused field of a 422 answer. */
export type GalatIsian = { field: string; code: string; message: string }

/** What stands in the way and who can lift it, as the server says it with a 403, 409 or 423 (platform, Beyond 2). */
export type Halangan = z.infer<typeof HalanganSkema>

type GalatApiParts = {
  status: number
  type: string
  message: string
  detail?: string | null
  errors?: readonly GalatIsian[]
  requestId?: string | null
  rincian?: unknown
  halangan?: unknown
}

/** A failing answer of the API: HTTP status, slug, Indonesian message, one entry for each refused field. */
export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly detail: string | null
  readonly errors: readonly GalatIsian[]
  readonly requestId: string | null
  /** Facts for the screen that the server sent along, such as the row that stands in the way. */
  readonly rincian: unknown
  readonly halangan: Halangan | null

  constructor(parts: GalatApiParts) {
    super(parts.message)
    this.name = 'ApiError'
    this.status = parts.status
    this.type = parts.type
    this.detail = parts.detail ?? null
    this.errors = parts.errors ?? []
    this.requestId = parts.requestId ?? null
    this.rincian = parts.rincian
    this.halangan = HalanganSkema.safeParse(parts.halangan).data ?? null
  }
}

/** The request never reached the server, or its answer never came back (PL-R48). */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('Tidak ada koneksi internet', options)
    this.name = 'NetworkError'
  }
}

/** The answer took longer than the 600,000 ms that a request may take (PL-R48). */
export class TimeoutError extends Error {
  constructor(options?: ErrorOptions) {
    super('Terjadi kesalahan', options)
    this.name = 'TimeoutError'
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function isianDari(value: unknown): GalatIsian[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map((entry) => ({
    field: textOf(entry['field']) ?? '',
    code: textOf(entry['code']) ?? 'validasi',
    message: textOf(entry['message']) ?? 'Isian tidak sesuai',
  }))
}

/**
 * Answers the error in a failing HTTP answer (PL-R48). A 504 is always 'Terjadi kesalahan' of type
 * Gateway Timeout; a body that is not our envelope (a proxy's page) gives 'Unknown error.'.
 * The bare OAuth errors carry `status.message` too, so they need no rule of their own.
 */
export function galatJawaban(status: number, body: unknown): ApiError {
  const envelope = isRecord(body) ? body : {}
  const requestId = textOf(envelope['requestId'])
  if (status === 504) return new ApiError({ status, type: 'Gateway Timeout', message: 'Terjadi kesalahan', requestId })
  const inner = isRecord(envelope['status']) ? envelope['status'] : {}
  return new ApiError({
    status,
    type: textOf(envelope['type']) ?? textOf(envelope['error']) ?? 'galat_server',
    message: textOf(inner['message']) ?? textOf(envelope['message']) ?? 'Unknown error.',
    detail: textOf(envelope['detail']),
    errors: isianDari(envelope['errors']),
    requestId,
    rincian: envelope['rincian'],
    halangan: envelope['halangan'],
  })
}

/** Answers what stands in the way of a refused call, or null where nothing needs explaining. */
export const halanganDari = (error: unknown): Halangan | null => (error instanceof ApiError ? error.halangan : null)

/** Answers the error of a refused file download, whose body arrives as a blob (PL-R48). */
export async function galatBerkas(status: number, body: Blob): Promise<ApiError> {
  let text: string
  try {
    text = await body.text()
  } catch {
    return new ApiError({ status, type: 'galat_server', message: 'Error reading blob response.' })
  }
  try {
    const galat = galatJawaban(status, JSON.parse(text))
    const { type, detail, errors, requestId, rincian, halangan } = galat
    return galat.message === 'Unknown error.'
      ? new ApiError({ status, type, detail, errors, requestId, rincian, halangan, message: 'Unknown blob error.' })
      : galat
  } catch {
    return new ApiError({ status, type: 'galat_server', message: 'Unknown blob error.' })
  }
}

/** Every failure in one shape. `status` is 0 where no answer came. */
export type Galat = {
  message: string
  type: string
  status: number
  detail: string | null
  errors: readonly GalatIsian[]
  requestId: string | null
}

/** `fetch` reports a lost connection as a TypeError whose text differs by browser; a bug of ours is a TypeError too. */
const isLostConnection = (error: unknown) =>
  error instanceof NetworkError || (error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message))

const isTimeout = (error: unknown) => error instanceof TimeoutError || (error instanceof DOMException && error.name === 'TimeoutError')

/** Answers any thrown value normalised to message, type and status (PL-R48). */
export function galatDari(error: unknown): Galat {
  if (error instanceof ApiError) {
    const { message, type, status, detail, errors, requestId } = error
    return { message, type, status, detail, errors, requestId }
  }
  const blank = { status: 0, detail: null, errors: [], requestId: null }
  if (isLostConnection(error)) return { ...blank, message: 'Tidak ada koneksi internet', type: 'Network Error' }
  if (isTimeout(error)) return { ...blank, message: 'Terjadi kesalahan', type: 'Gateway Timeout' }
  const message = error instanceof Error ? error.message : null
  return { ...blank, message: textOf(message) ?? 'Unknown error.', type: 'galat' }
}

/** Answers the words for a person; fakultas and jurusan show `detail` first (PL-R48). */
export function pesanGalat(error: unknown, first: 'message' | 'detail' = 'message'): string {
  const galat = galatDari(error)
  return first === 'detail' ? (galat.detail ?? galat.message) : galat.message
}

/** Answers what stood in the way: no network, an answer that came too late, or the server's own refusal (C13). */
export function sebabGalat(error: unknown): 'jaringan' | 'waktu' | 'lain' {
  const { type } = galatDari(error)
  if (type === 'Network Error') return 'jaringan'
  return type === 'Gateway Timeout' ? 'waktu' : 'lain'
}

/** Answers whether a failure belongs in the list of failed requests: lost connection or timeout (PL-R48, PL-R49). */
export function perluDicatat(error: unknown): boolean {
  return sebabGalat(error) !== 'lain'
}
