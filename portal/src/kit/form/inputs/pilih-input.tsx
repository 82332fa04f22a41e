import { MultiSelect, Select } from '@mantine/core'
import { bungkus, type IsianProps } from './isian'

export type Pilihan<Value extends string | number> = { value: Value; label: string; disabled?: boolean }

/** Mantine's selects know only texts; the value behind each is found again by it. */
function kamus<Value extends string | number>(pilihan: readonly Pilihan<Value>[]) {
  return {
    data: pilihan.map(({ value, label, disabled = false }) => ({ value: String(value), label, disabled })),
    baca: (teks: string) => pilihan.find(({ value }) => String(value) === teks)?.value,
  }
}

const KATA = { nothingFoundMessage: 'Data tidak ditemukan', clearButtonProps: { 'aria-label': 'Kosongkan' } }
/** Short lists are read at a glance; longer ones can be searched by typing. */
const CARI_DARI = 8

type PilihProps<Value extends string | number> = { pilihan: readonly Pilihan<Value>[] }

/** One of a short list; longer lists are searched by typing. For lists on the server there is PilihJauhInput. */
export function PilihInput<Value extends string | number>({ pilihan, ...props }: IsianProps<Value> & PilihProps<Value>) {
  const { data, baca } = kamus(pilihan)
  const { value } = props
  return (
    <Select
      {...bungkus(props)}
      {...KATA}
      data={data}
      value={value === null || value === undefined ? null : String(value)}
      placeholder={props.placeholder ?? 'Pilih'}
      searchable={pilihan.length >= CARI_DARI}
      clearable={!props.required}
      checkIconPosition="right"
      onChange={(teks) => props.onChange(teks === null ? null : (baca(teks) ?? null))}
      onBlur={props.onBlur}
    />
  )
}

/** Several of a short list, each a chip. */
export function PilihBanyakInput<Value extends string | number>({ pilihan, ...props }: IsianProps<readonly Value[]> & PilihProps<Value>) {
  const { data, baca } = kamus(pilihan)
  const value = (props.value ?? []).map(String)
  return (
    <MultiSelect
      {...bungkus(props)}
      {...KATA}
      data={data}
      value={value}
      {...(value.length === 0 && { placeholder: props.placeholder ?? 'Pilih' })}
      searchable
      clearable={!props.required}
      hidePickedOptions
      onChange={(teks) => props.onChange(teks.flatMap((satu) => baca(satu) ?? []))}
      onBlur={props.onBlur}
    />
  )
}
