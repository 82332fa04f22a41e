import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { IconClock } from '../../icons'
import { bungkus, useMasalah, type IsianProps } from './isian'
import { bacaJam, DAFTAR_JAM } from './jam'

/** A time of the 24-hour clock (C6): any minute can be typed, the list offers every fifth. The value is 'HH:mm' or null. */
export function WaktuInput(props: IsianProps<string>) {
  const [ketikan, setKetikan] = useState<string | null>(null)
  const [fokus, setFokus] = useState(false)
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const ketik = (teks: string) => {
    const jam = bacaJam(teks)
    setKetikan(teks)
    setMasalah(teks.trim() === '' || jam !== null ? null : 'Jam tidak dikenal. Ketik misalnya 08:30.')
    props.onChange(jam)
  }
  const tinggalkan = () => {
    setFokus(false)
    if (masalah === null) setKetikan(null)
    props.onBlur?.()
  }
  const error = (fokus ? null : masalah) ?? props.error
  return (
    <Autocomplete
      {...bungkus({ ...props, error, placeholder: props.placeholder ?? 'jj:mm' })}
      value={ketikan ?? props.value?.slice(0, 5) ?? ''}
      data={[...DAFTAR_JAM]}
      filter={({ options, search }) => {
        // A complete time shows the whole list again, so that another one can be chosen.
        const awal = search.replace('.', ':')
        return /^\d\d:\d\d$/.test(awal) ? options : options.filter((option) => 'value' in option && option.value.startsWith(awal))
      }}
      maxDropdownHeight={200}
      rightSection={<IconClock size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      onChange={ketik}
      onFocus={() => setFokus(true)}
      onBlur={tinggalkan}
    />
  )
}
