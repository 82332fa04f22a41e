import type { Halangan } from '@sivitas/contract/kit/answer'

/** One wrong field, as the portal puts it under its input. */
export type FieldError = { field: string; code: string; message: string }

type GalatOptions = {
  errors?: FieldError[]
  headers?: Record<string, string>
  keepsWrites?: boolean
  rincian?: unknown
  /** What stands in the way and who lifts it, where the slug alone says too little (kit/halangan.ts). */
  halangan?: Partial<Halangan>
  cause?: unknown
}

/**
 * A refusal that a person can understand: HTTP status, slug and Indonesian message (conventions section 3).
 * Everything else that is thrown is a fault of ours and answers 500 without its text.
 */
export class Galat extends Error {
  readonly status: number
  readonly type: string
  readonly errors: FieldError[]
  readonly headers: Record<string, string>
  /** The transaction is kept all the same, as with the record of a failed sign-in. */
  readonly keepsWrites: boolean
  /** Facts for the screen, such as the candidates of a duplicate. */
  readonly rincian: unknown
  readonly halangan: Partial<Halangan>

  /** `kind` is the HTTP status and the slug: `[404, 'tidak_ditemukan']`. */
  constructor([status, type]: readonly [number, string], message: string, options: GalatOptions = {}) {
    super(message, { cause: options.cause })
    this.status = status
    this.type = type
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
    this.keepsWrites = options.keepsWrites ?? false
    this.rincian = options.rincian
    this.halangan = options.halangan ?? {}
  }
}

/** 404: the row does not exist, or not for this person. */
export const tidakDitemukan = (apa = 'Data') => new Galat([404, 'tidak_ditemukan'], `${apa} tidak ditemukan.`)

/** 422 on one field. */
export const isianSalah = (field: string, message: string, code = 'salah') =>
  new Galat([422, 'validasi'], message, { errors: [{ field, code, message }] })

/** 409: the value is taken. */
export const duplikat = (field: string, message: string) =>
  new Galat([409, 'duplikat'], message, { errors: [{ field, code: 'duplikat', message }] })

/** 409: something still hangs on the row. */
export const dipakai = (message: string) => new Galat([409, 'dipakai'], message)

/** 403: the missing right is named, so that it can be asked for. */
export const tanpaHak = (message: string, rincian?: unknown) => new Galat([403, 'hak_akses'], message, { rincian })
