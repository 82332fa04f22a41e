import { MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { textOf, textsOf, wordsOf, type Choice, type FilterControlProps, type FilterField } from './filter'
import type { FilterValue } from './list-url'

const CLEAR = { 'aria-label': 'Kosongkan' }
const labelIn = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.label ?? value

type Named<Name> = { name: Name; label: string }

/** A filter that takes one of a few values. */
export function choiceFilter<const Name extends string>({
  name,
  label,
  choices,
}: Named<Name> & { choices: readonly Choice[] }): FilterField<Name> {
  return {
    name,
    label,
    control: (props) => (
      <Select
        {...wordsOf(props)}
        data={[...choices]}
        clearable
        clearButtonProps={CLEAR}
        searchable={choices.length > 8}
        nothingFoundMessage="Data tidak ditemukan"
        value={textOf(props.value) || null}
        onChange={(value) => props.onChange(value ?? undefined)}
      />
    ),
    chip: (value) => labelIn(choices, textOf(value)),
  }
}

/** A filter that takes several of a few values. */
export function choicesFilter<const Name extends string>({
  name,
  label,
  choices,
}: Named<Name> & { choices: readonly Choice[] }): FilterField<Name> {
  return {
    name,
    label,
    control: (props) => (
      <MultiSelect
        {...wordsOf(props)}
        data={[...choices]}
        clearable
        searchable
        clearButtonProps={CLEAR}
        nothingFoundMessage="Data tidak ditemukan"
        value={textsOf(props.value)}
        onChange={props.onChange}
      />
    ),
    chip: (value) =>
      textsOf(value)
        .map((one) => labelIn(choices, one))
        .join(', '),
  }
}

/** A filter on a flag; the API takes 1 and 0. */
export const yesNoFilter = <const Name extends string>({
  name,
  label,
  yes = 'Ya',
  no = 'Tidak',
}: Named<Name> & { yes?: string; no?: string }) =>
  choiceFilter({
    name,
    label,
    choices: [
      { value: '1', label: yes },
      { value: '0', label: no },
    ],
  })

/** Any other control, such as a picker from `shared/`. */
export function customFilter<const Name extends string>(
  parts: Named<Name> & {
    control: (props: FilterControlProps) => ReactNode
    chip: (value: FilterValue) => ReactNode
  },
): FilterField<Name> {
  return parts
}
