import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { cariMenu } from '@sivitas/rules/platform/menu'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { situs } from '../../auth/situs-store'
import { useStore } from '../../auth/store'
import { IconSearch } from '../../kit/icons'
import { AREA } from '@sivitas/contract/platform/menu/menu-row'
import { bukaPortalTerpisah } from '../hand-off'
import { useMenu } from '../menu-context'
import { perluSerah } from '../menu-visible'
import type { TautanMenu } from '../menu-tree'
import classes from './top-bar.module.css'

/** Wait after the last key (source section 9). */
const JEDA_MS = 500
const PALING_BANYAK = 30

const tempat = ({ area, group }: TautanMenu): string => (area === null ? 'Umum' : group === AREA[area] ? group : `${AREA[area]} / ${group}`)

/** 'Pencarian menu': finds a page by a part of its name and goes there (PL-R46). Ctrl+K opens the palette, which finds people too. */
export function MenuSearch() {
  const { daun } = useMenu()
  const navigate = useNavigate()
  const config = useStore(situs)?.config
  const input = useRef<HTMLInputElement>(null)
  const [ketikan, setKetikan] = useState('')
  const [dicari] = useDebouncedValue(ketikan, JEDA_MS)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

  const hasil = cariMenu(daun, dicari).slice(0, PALING_BANYAK)
  const menunggu = ketikan.trim() === '' || ketikan !== dicari
  const pilih = (path: string) => {
    setKetikan('')
    combobox.closeDropdown()
    input.current?.blur()
    const tautan = daun.find((satu) => satu.path === path)
    if (tautan && perluSerah(tautan, { unik: config?.unik ?? 'PT01', jenisSitus: config?.jenisSitus ?? 'utama' }))
      void bukaPortalTerpisah(path)
    else void navigate(path)
  }
  return (
    <div className={classes['cari']}>
      <Combobox store={combobox} onOptionSubmit={pilih} shadow="md">
        <Combobox.Target>
          <TextInput
            ref={input}
            type="search"
            aria-label="Pencarian menu"
            placeholder="Pencarian menu"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={ketikan}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              setKetikan(event.currentTarget.value)
              combobox.openDropdown()
              combobox.updateSelectedOptionIndex()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={menunggu}>
          <Combobox.Options mah={360} className={classes['hasil']} aria-label="Hasil pencarian menu">
            {hasil.map((tautan) => (
              <Combobox.Option key={`${tautan.area}:${tautan.path}`} value={tautan.path}>
                <Text component="span" display="block">
                  {tautan.label}
                </Text>
                <Text component="span" display="block" size="xs" c="dimmed">
                  {tempat(tautan)}
                </Text>
              </Combobox.Option>
            ))}
            {hasil.length === 0 && (
              <Combobox.Empty>
                <output>Menu tidak ditemukan</output>
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  )
}
