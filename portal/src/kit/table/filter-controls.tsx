import { Group, MultiSelect, Select, Text, type ComboboxItem } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { ReactNode } from 'react'
import { textOf, textsOf, wordsOf, type Choice, type FilterControlProps, type FilterField } from './filter'
import type { FilterValue } from './list-url'

const CLEAR = { 'aria-label': 'Kosongkan' }
const labelIn = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.label ?? value

/** The toolbar's controls are narrow, what they offer need not be. */
const wide = ({ labelTersembunyi }: FilterControlProps) => ({
  comboboxProps: { width: labelTersembunyi ? 300 : 'target', position: 'bottom-start' } as const,
  maxDropdownHeight: 320,
})

/** A choice with its count at the right; without one as Mantine draws it. */
function withCounts(choices: readonly Choice[]) {
  const counts = new Map(choices.flatMap(({ value, jumlah }) => (jumlah === undefined ? [] : [[value, jumlah] as const])))
  if (counts.size === 0) return {}
  return {
    renderOption: ({ option }: { option: ComboboxItem }) => (
      <Group justify="space-between" wrap="nowrap" gap="xs" flex={1}>
        <span>{option.label}</span>
        {counts.has(option.value) && (
          <Text span c="dimmed">
            {formatAngka(counts.get(option.value) ?? 0)}
          </Text>
        )}
      </Group>
    ),
  }
}

const named = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value, label }))

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
        data={named(choices)}
        {...withCounts(choices)}
        {...wide(props)}
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
        data={named(choices)}
        {...withCounts(choices)}
        {...wide(props)}
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
  jumlah,
}: Named<Name> & { yes?: string; no?: string; jumlah?: Readonly<Record<string, number>> | undefined }) =>
  choiceFilter({
    name,
    label,
    choices: [
      { value: '1', label: yes, jumlah: jumlah && (jumlah['1'] ?? 0) },
      { value: '0', label: no, jumlah: jumlah && (jumlah['0'] ?? 0) },
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
