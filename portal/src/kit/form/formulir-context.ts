import { createContext, useContext } from 'react'
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export type IkatanFormulir = {
  schema: z.ZodObject
  form: UseFormReturn<FieldValues>
  control: Control<FieldValues>
  /** Start of each input's id; the summary links to them. */
  idAwal: string
  /** The whole form is only to be read. */
  terkunci: boolean
  /** What stands in an input without being a value, by field name; it stops saving. */
  laporMasalah: (name: string, pesan: string | null) => void
}

const FormulirContext = createContext<IkatanFormulir | null>(null)
export const FormulirProvider = FormulirContext.Provider

/** Answers the form around a field. */
export function useIkatanFormulir(): IkatanFormulir {
  const ikatan = useContext(FormulirContext)
  if (!ikatan) throw new Error('A field is used outside a form')
  return ikatan
}

/** Answers the id of a field's input. */
export const idIsian = (idAwal: string, name: string): string => `${idAwal}-${name.replaceAll('.', '-')}`
