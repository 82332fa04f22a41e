import type { ReactNode } from 'react'
import type { FilterValue } from './list-url'

export type FilterControlProps = {
  label: string
  /** In the toolbar the label is read out and stands in the empty control; in the drawer it stands above. */
  labelTersembunyi: boolean
  value: FilterValue | undefined
  onChange: (value: FilterValue | undefined) => void
}

/** One filter of a list: its name in the API, its control, and how a chosen value reads on its chip. */
export type FilterField<Name extends string = string> = {
  name: Name
  label: string
  control: (props: FilterControlProps) => ReactNode
  chip: (value: FilterValue) => ReactNode
  /** 'laci': too wide for the toolbar, so always behind 'Filter lainnya'. */
  place?: 'laci'
}

/** `jumlah`: how many rows choosing it would show, where the list counts them. */
export type Choice = { value: string; label: string; jumlah?: number | undefined }

/** Words of a filter in its control: above it, or inside while it is empty. */
export const wordsOf = ({ label, labelTersembunyi }: FilterControlProps) =>
  labelTersembunyi ? { 'aria-label': label, placeholder: label } : { label }

/** Answers the text that a single choice holds. */
export const textOf = (value: FilterValue | undefined): string => (typeof value === 'string' ? value : '')

/** Answers the texts that several choices hold; a link may name one alone. */
export const textsOf = (value: FilterValue | undefined): string[] =>
  Array.isArray(value) ? [...value] : typeof value === 'string' && value !== '' ? [value] : []
