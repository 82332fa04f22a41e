import { titleOf } from '@sivitas/contract/kit/schema-words'
import type { FieldErrors } from 'react-hook-form'
import type { z } from 'zod'
import type { BarisRingkasan } from './formulir'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The name of a field for a person; a row of a list is counted from 1. */
export function labelIsian(schema: z.ZodObject, name: string): string {
  const [akar = name, nomor] = name.split('.')
  const judul = titleOf(schema, akar)
  return nomor !== undefined && /^\d+$/.test(nomor) ? `${judul} ${Number(nomor) + 1}` : judul
}

function datar(errors: Record<string, unknown>, awal: string): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([kunci, isi]) => {
    if (!isRecord(isi)) return []
    const name = awal === '' ? kunci : `${awal}.${kunci}`
    const sendiri = typeof isi['message'] === 'string' ? [{ name, message: isi['message'] }] : []
    // `ref` is the input itself; below anything else there may be the fields of a row.
    const anak =
      'type' in isi && sendiri.length > 0 ? [] : datar(Object.fromEntries(Object.entries(isi).filter(([k]) => k !== 'ref')), name)
    return [...sendiri, ...anak]
  })
}

/** Answers the lines of the summary above a refused form: the form's own messages first, then fields in the order of the schema. */
export function susunRingkasan(schema: z.ZodObject, errors: FieldErrors, umum: readonly string[]): BarisRingkasan[] {
  const urutan = Object.keys(schema.shape)
  const tempat = (name: string) => urutan.indexOf(name.split('.')[0] ?? '')
  const isian = datar(errors, '')
    .filter(({ name }) => tempat(name) >= 0)
    .toSorted((a, b) => tempat(a.name) - tempat(b.name))
    .map(({ name, message }) => ({ name, label: labelIsian(schema, name), message }))
  return [...umum.map((message) => ({ name: null, label: '', message })), ...isian]
}

/** Answers the heading of the summary. */
export const judulRingkasan = (jumlahIsian: number): string =>
  jumlahIsian === 0 ? 'Data tidak dapat disimpan' : `Ada ${jumlahIsian} isian yang perlu diperbaiki`
