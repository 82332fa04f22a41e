import type { ReactNode } from 'react'
import type { FilterValue } from './list-url'

export type FilterControlProps<Value extends FilterValue = FilterValue> = {
  label: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** One filter of a list: its name in the API, its control, and how a chosen value reads on its chip. */
export type FilterField<Name extends string = string> = {
  name: Name
  label: string
  control: (props: FilterControlProps) => ReactNode
  chip: (value: FilterValue) => ReactNode
}

export type Choice = { value: string; label: string }
