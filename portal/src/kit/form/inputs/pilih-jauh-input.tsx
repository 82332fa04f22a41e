import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { DaftarPilihan } from './daftar-pilihan'
import { bungkus, type IsianProps } from './isian'
import { useHasilPilihan, useSebutanPilihan, type PilihanJauh, type SumberPilihan } from './pilihan-jauh'

/** One of many that only the server knows (C11): typed words are searched there, 20 results at a time. */
export function PilihJauhInput({ sumber, ...props }: IsianProps<string> & { sumber: SumberPilihan }) {
  const [ketikan, setKetikan] = useState<string | null>(null)
  const [dikenal, setDikenal] = useState<ReadonlyMap<string, PilihanJauh>>(new Map())
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const hasil = useHasilPilihan(sumber, ketikan ?? '', combobox.dropdownOpened)
  const value = props.value ?? ''
  const sebut = useSebutanPilihan(sumber, value === '' ? [] : [value], dikenal)

  const pilih = (id: string) => {
    const pilihan = hasil.pilihan.find((satu) => satu.value === id)
    if (pilihan) setDikenal(new Map([[id, pilihan]]))
    setKetikan(null)
    combobox.closeDropdown()
    props.onChange(id)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pilih} withinPortal>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...bungkus({ ...props, placeholder: props.placeholder ?? 'Ketik untuk mencari' })}
          value={ketikan ?? (value === '' ? '' : sebut(value).label)}
          onChange={(event) => {
            setKetikan(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            // What was typed without choosing is no value: the chosen one shows again.
            setKetikan(null)
            combobox.closeDropdown()
            props.onBlur?.()
          }}
          rightSection={
            value !== '' && !props.disabled ? (
              <CloseButton size={24} aria-label={`Kosongkan ${props.label}`} onClick={() => props.onChange(null)} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={value === '' ? 'none' : 'all'}
        />
      </Combobox.Target>
      <DaftarPilihan label={props.label} hasil={hasil} terpilih={value === '' ? [] : [value]} />
    </Combobox>
  )
}
