import { ORPCError, ValidationError } from '@orpc/server'
import { NOT_FOUND } from '@sivitas/contract/kit/messages'
import { Galat, tidakDitemukan, type FieldError } from './galat'

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly code?: string
  readonly keys?: readonly string[]
}

/** What the HTTP layer answers for anything that was thrown. `fault` marks what must go to the log. */
export type ShapedError = { galat: Galat; fault: boolean }

/** Turns whatever was thrown into a refusal with status, slug and Indonesian words. */
export function shapeError(error: unknown): ShapedError {
  if (error instanceof Galat) return { galat: error, fault: false }
  if (error instanceof ORPCError) return shapeOrpc(error)
  const database = shapeDatabase(error)
  if (database) return { galat: database, fault: false }
  return {
    galat: new Galat(
      [500, 'galat_server'],
      'Terjadi kesalahan pada server. Mohon coba lagi; bila berulang, sampaikan nomor permintaan kepada administrator.',
      { cause: error },
    ),
    fault: true,
  }
}

function shapeOrpc(error: ORPCError<string, unknown>): ShapedError {
  const { cause } = error
  if (error.code === 'BAD_REQUEST' && cause instanceof ValidationError)
    return { galat: shapeIssues(cause.issues as readonly Issue[]), fault: false }
  if (error.code === 'BAD_REQUEST')
    return {
      galat: new Galat([400, 'format_salah'], 'Permintaan tidak dapat dibaca. Periksa bentuk JSON atau isian formulirnya.', { cause }),
      fault: false,
    }
  if (error.code === 'PAYLOAD_TOO_LARGE') return { galat: new Galat([413, 'terlalu_besar'], 'Isi permintaan terlalu besar.'), fault: false }
  if (error.status < 500) return { galat: new Galat([error.status, 'format_salah'], 'Permintaan ditolak.', { cause: error }), fault: false }
  return {
    galat: new Galat(
      [500, 'galat_server'],
      'Terjadi kesalahan pada server. Mohon coba lagi; bila berulang, sampaikan nomor permintaan kepada administrator.',
      { cause: error },
    ),
    fault: true,
  }
}

const segment = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === 'object' ? part.key : part)

/** One entry a field; a malformed key of a row means that there is no such row. */
export function shapeIssues(issues: readonly Issue[]): Galat {
  if (issues.some(({ message }) => message === NOT_FOUND)) return tidakDitemukan()
  const errors = issues.flatMap((issue): FieldError[] => {
    const path = (issue.path ?? []).map(segment)
    if (issue.code === 'unrecognized_keys' && issue.keys) {
      return issue.keys.map((key) => ({
        field: [...path, key].join('.'),
        code: 'tidak_dikenal',
        message: path[0] === 'order' ? `Kolom urut ${key} tidak dikenal.` : `Filter ${key} tidak dikenal.`,
      }))
    }
    return [{ field: path.join('.'), code: issue.code ?? 'salah', message: issue.message }]
  })
  const [first] = errors
  const message = errors.length === 1 && first ? first.message : `Ada ${errors.length} isian yang perlu diperbaiki.`
  return new Galat([422, 'validasi'], message, { errors })
}

type DatabaseError = { code?: unknown; constraint?: unknown; table?: unknown }

type Refuse = (cause: Error, constraint: unknown) => Galat

const unreadable: Refuse = (cause) =>
  new Galat([422, 'validasi'], 'Ada nilai yang tidak dikenal bentuknya. Periksa tautan atau isian Anda.', { cause })
const beyond: Refuse = (cause, constraint) =>
  new Galat([422, 'validasi'], 'Ada isian yang melampaui batas yang diizinkan.', { cause, rincian: { constraint } })
const meanwhile: Refuse = (cause) => new Galat([409, 'versi_usang'], 'Data sedang diubah orang lain. Mohon coba lagi.', { cause })

/** What the database itself refuses, by SQLSTATE; rooms give friendlier words for the constraints that they know. */
const REFUSALS: Readonly<Partial<Record<string, Refuse>>> = {
  '23505': (cause, constraint) => new Galat([409, 'duplikat'], `Data yang sama sudah ada.`, { cause, rincian: { constraint } }),
  '23503': (cause, constraint) =>
    new Galat([409, 'dipakai'], 'Data ini terkait dengan data lain yang tidak ada atau masih memakainya.', {
      cause,
      rincian: { constraint },
    }),
  '23514': beyond,
  '22001': beyond,
  // Text that is no key, number or day where one is compared, such as a mistyped id among ticked rows.
  '22P02': unreadable,
  '22003': unreadable,
  '22007': unreadable,
  '22008': unreadable,
  '42501': (cause) => new Galat([403, 'prodi'], 'Program studi di luar akses Anda.', { cause }),
  '40001': meanwhile,
  '40P01': meanwhile,
  '57014': (cause) =>
    new Galat([504, 'batas_waktu'], 'Terjadi kesalahan: waktu pemrosesan habis. Persempit saringan lalu coba lagi.', { cause }),
}

function shapeDatabase(error: unknown): Galat | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as DatabaseError
  return (typeof code === 'string' ? REFUSALS[code]?.(error, constraint) : undefined) ?? null
}
