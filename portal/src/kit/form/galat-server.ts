import { ApiError, galatDari } from '../galat'

export type GalatFormulir = {
  /** Messages that belong to a field of the form. */
  isian: readonly { name: string; message: string }[]
  /** What belongs to no field, above the form. */
  umum: readonly string[]
}

/** Answers where each message of a refused save belongs. Field names are the contract's, with dots below rows. */
export function galatFormulir(error: unknown, names: readonly string[]): GalatFormulir {
  const { errors, message } = galatDari(error)
  const milik = (field: string) => names.includes(field.split('.')[0] ?? '')
  const isian = errors.filter(({ field }) => milik(field)).map(({ field, message: pesan }) => ({ name: field, message: pesan }))
  const lain = errors.filter(({ field }) => !milik(field)).map(({ message: pesan }) => pesan)
  const umum = errors.length === 0 ? [message] : lain
  return { isian, umum: [...new Set(umum)] }
}

/** Whether somebody else saved in between (409). */
export const versiUsang = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.type === 'versi_usang'
