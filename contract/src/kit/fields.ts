import { bacaTanggal } from '@sivitas/rules/platform/tanggal-ketik'
import { teleponSimpan } from '@sivitas/rules/platform/telepon'
import { z } from 'zod'
import { NOT_FOUND } from './messages'

/** Key of a row. A malformed one can't exist, so the call answers 404 instead of a validation error. */
export const Id = z.uuid({ error: NOT_FOUND })

/** Number of the stored version that the caller has seen; a stale one is refused with 409. */
export const Versi = z.coerce.number<number>().int().min(1).meta({ title: 'Versi' })

/** Required text, trimmed, at most 100 characters unless told otherwise. */
export const text = (max = 100) => z.string().trim().min(1).max(max)

/** Text that may be left empty; empty is stored as none. */
export const optionalText = (max = 100) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), z.string().trim().max(max).nullable())
    .optional()

/** Code of a reference row or unit: capital letters, digits, dot, dash. */
export const kode = (max = 10) => text(max).regex(/^[A-Za-z0-9.\-/]+$/, 'Hanya huruf, angka, titik, garis miring, dan strip')

/** Exactly `length` digits. */
export const digits = (length: number, name: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${length}}$`), `${name} harus ${length} angka`)

/** The day that the source system writes for none: year 0000 or 0001 (PL-R43). */
const isZeroDate = (text: string): boolean => /^000[01]-|[-/.]000[01]$/.test(text.trim())

/** A calendar day as YYYY-MM-DD; the Indonesian ways of writing it are understood, zero dates read as none. */
export const date = () =>
  z.preprocess(
    (value) => (typeof value !== 'string' ? value : isZeroDate(value) ? undefined : (bacaTanggal(value) ?? value)),
    z.iso.date('Tanggal tidak dikenal'),
  )

/** A day that may be left empty. */
export const optionalDate = () =>
  z
    .preprocess((value) => (typeof value === 'string' && (value.trim() === '' || isZeroDate(value)) ? null : value), date().nullable())
    .optional()

/** A phone number in any spelling, stored as '+6281234567890' (C2); it may be left empty. */
export const telepon = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (teleponSimpan(value) ?? (value.trim() === '' ? null : value)) : value),
      z
        .string()
        .regex(/^\+62\d{4,12}$/, 'Nomor telepon terdiri atas 4-12 angka')
        .nullable(),
    )
    .optional()

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** A mail address that may be left empty. */
export const optionalEmail = () =>
  z.preprocess((value) => (typeof value === 'string' ? emptyAsNull(value.trim()) : value), z.email().max(100).nullable()).optional()

/** A whole number that may be left empty. */
export const optionalWhole = (min: number, max: number) =>
  z.preprocess(emptyAsNull, z.coerce.number<number>().int('Isi dengan bilangan bulat').min(min).max(max).nullable()).optional()

/** A number with a fraction that may be left empty. */
export const optionalDecimal = (min: number, max: number) =>
  z.preprocess(emptyAsNull, z.coerce.number<number>().min(min).max(max).nullable()).optional()

/** Exactly `length` digits, or nothing. */
export const optionalDigits = (length: number, name: string) => z.preprocess(emptyAsNull, digits(length, name).nullable()).optional()

/** Reference to another row, which may be left empty. */
export const optionalId = () =>
  z.preprocess((value) => (value === '' ? null : value), z.uuid('Pilihan tidak dikenal').nullable()).optional()

/** When a row was written last, and its version. Every mutable row carries them. */
export const stamp = {
  id: z.uuid(),
  versi: z.int().meta({ title: 'Versi' }),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
}
