import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { DaftarPilihan } from './daftar-pilihan'
import { bungkus, type IsianProps } from './isian'
import { useHasilPilihan, useSebutanPilihan, type PilihanJauh, type SumberPilihan } from './pilihan-jauh'

/** Several of many that only the server knows (C11), each a chip. Backspace in the empty field takes the last one away. */
export function PilihJauhBanyakInput({ sumber, ...props }: IsianProps<readonly string[]> & { sumber: SumberPilihan }) {
  const [ketikan, setKetikan] = useState('')
  const [dikenal, setDikenal] = useState<ReadonlyMap<string, PilihanJauh>>(new Map())
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const hasil = useHasilPilihan(sumber, ketikan, combobox.dropdownOpened)
  const terpilih = props.value ?? []
  const sebut = useSebutanPilihan(sumber, terpilih, dikenal)

  const alih = (id: string) => {
    const pilihan = hasil.pilihan.find((satu) => satu.value === id)
    if (pilihan) setDikenal(new Map([...dikenal, [id, pilihan]]))
    setKetikan('')
    props.onChange(terpilih.includes(id) ? terpilih.filter((lain) => lain !== id) : [...terpilih, id])
  }
  const lepas = (id: string | undefined) => props.onChange(terpilih.filter((lain) => lain !== id))

  return (
    <Combobox store={combobox} onOptionSubmit={alih} withinPortal>
      <Combobox.DropdownTarget>
        <PillsInput {...bungkus(props)} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {terpilih.map((id) => {
              const { label } = sebut(id)
              return (
                <Pill
                  key={id}
                  withRemoveButton={!props.disabled}
                  onRemove={() => lepas(id)}
                  removeButtonProps={{ 'aria-label': `Lepas ${label}`, 'aria-hidden': false, tabIndex: 0 }}
                >
                  {label}
                </Pill>
              )
            })}
            <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
              <PillsInput.Field
                value={ketikan}
                aria-label={props.label}
                disabled={props.disabled ?? false}
                placeholder={terpilih.length === 0 ? (props.placeholder ?? 'Ketik untuk mencari') : ''}
                onChange={(event) => {
                  setKetikan(event.currentTarget.value)
                  combobox.openDropdown()
                }}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  setKetikan('')
                  combobox.closeDropdown()
                  props.onBlur?.()
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && ketikan === '') lepas(terpilih.at(-1))
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <DaftarPilihan label={props.label} hasil={hasil} terpilih={terpilih} />
    </Combobox>
  )
}
