import { zodResolver } from '@hookform/resolvers/zod'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { siapDiperiksa } from './batas'

/** Answers the check of a form: the contract's own, and what stands in an input without being a value. */
export function resolverFormulir(schema: z.ZodObject, masalah: ReadonlyMap<string, string>): Resolver<FieldValues> {
  const kontrak = zodResolver(schema) as Resolver<FieldValues>
  return async (values, context, options) => {
    const hasil = await kontrak(siapDiperiksa(schema, values), context, options)
    if (masalah.size === 0) return hasil
    const errors: FieldErrors = { ...hasil.errors }
    for (const [name, message] of masalah) set(errors, name, { type: 'masalah', message })
    return { values: {}, errors }
  }
}
