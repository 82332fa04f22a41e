import { hintOf, titleOf } from '@sivitas/contract/kit/schema-words'
import { REQUIRED } from '@sivitas/contract/kit/messages'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import { batasIsian, isianKosong } from './batas'
import { idIsian, useIkatanFormulir } from './formulir-context'
import type { IsianProps } from './inputs/isian'

/** Nothing at all: a space that begins a name is already something. */
const tanpaIsi = (nilai: unknown) => nilai === undefined || nilai === null || nilai === '' || (Array.isArray(nilai) && nilai.length === 0)

export type PropsIsian<Name extends string> = {
  name: Name
  /** Where a screen has to say it otherwise than the contract. */
  label?: string | undefined
  description?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Required by a rule that only the screen knows, such as another field's value. */
  required?: boolean | undefined
}

/** Answers everything that ties an input to its field: words and limits of the contract, value, messages. */
export function useIkatan<Value>(schema: z.ZodObject, props: PropsIsian<string>): IsianProps<Value> {
  const { name } = props
  const { form, control, idAwal, terkunci, laporMasalah } = useIkatanFormulir()
  const { field, fieldState, formState } = useController({ name, control })
  const required = props.required ?? batasIsian(schema, name).wajib

  const tandaiKosong = () => {
    if (required && isianKosong(form.getValues(name))) form.setError(name, { type: 'wajib', message: REQUIRED })
  }
  return {
    label: props.label ?? titleOf(schema, name),
    description: props.description ?? hintOf(schema, name),
    placeholder: props.placeholder,
    disabled: (props.disabled ?? false) || terkunci,
    required,
    id: idIsian(idAwal, name),
    value: field.value as Value | null | undefined,
    error: fieldState.error?.message,
    onChange: (nilai) => {
      const awal: unknown = formState.defaultValues?.[name]
      // An emptied field is as it was when it was empty before, however emptiness was spelled.
      field.onChange(tanpaIsi(nilai) && tanpaIsi(awal) ? awal : nilai)
      if (formState.isSubmitted) return
      // After a first save the schema answers while typing; before it only emptiness is said at once.
      // Clearing draws the whole form anew, so it is done only where something stands.
      if (fieldState.error) form.clearErrors(name)
      tandaiKosong()
    },
    onBlur: () => {
      field.onBlur()
      tandaiKosong()
    },
    onMasalah: (pesan) => laporMasalah(name, pesan),
  }
}
