import { zodResolver } from '@hookform/resolvers/zod'
import { REQUIRED } from '@sivitas/contract/kit/messages'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { batasIsian, isianKosong, siapDiperiksa } from './batas'

/** Answers the check of a form: the contract's own, and what stands in an input without being a value. */
export function resolverFormulir(schema: z.ZodObject, masalah: ReadonlyMap<string, string>): Resolver<FieldValues> {
  const kontrak = zodResolver(schema) as Resolver<FieldValues>
  return async (values, context, options) => {
    const hasil = await kontrak(siapDiperiksa(schema, values), context, options)
    const errors: FieldErrors = { ...hasil.errors }
    // An empty field is told so, however its schema words what it misses ('Tanggal tidak dikenal'); a list says itself how many.
    for (const name of Object.keys(errors)) {
      if (!Array.isArray(values[name]) && isianKosong(values[name]) && batasIsian(schema, name).wajib)
        errors[name] = { type: 'wajib', message: REQUIRED }
    }
    if (masalah.size === 0 && Object.keys(errors).length === 0) return hasil
    for (const [name, message] of masalah) set(errors, name, { type: 'masalah', message })
    return { values: {}, errors }
  }
}
