import { TextInput } from '@mantine/core'
import { bacaAngka } from '@sivitas/rules/platform/angka'
import { hanyaAngka } from '@sivitas/rules/platform/ketikan'
import { useState, type KeyboardEvent } from 'react'
import { bungkus, type IsianProps } from './isian'

export type BatasAngka = { min?: number | undefined; max?: number | undefined; step?: number | undefined; desimal?: number | undefined }

const tulis = (nilai: number | null | undefined) => (nilai === null || nilai === undefined ? '' : String(nilai).replace('.', ','))

/** Answers the number one step up or down, kept within the limits and free of binary dust. */
export function langkah(
  nilai: number | null | undefined,
  arah: 1 | -1,
  { min = -Infinity, max = Infinity, step = 1, desimal = 0 }: BatasAngka,
): number {
  const awal = nilai ?? (Number.isFinite(min) ? min - arah * step : 0)
  return Number(Math.min(Math.max(awal + arah * step, min), max).toFixed(desimal))
}

/** A number (C4): other keys do nothing, a paste is filtered, arrows step. Decimals are typed with a comma. */
export function AngkaInput({ min, max, step, desimal = 0, ...props }: IsianProps<number> & BatasAngka) {
  const [ketikan, setKetikan] = useState<string | null>(null)
  const batas = { min, max, step, desimal }
  const pada = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setKetikan(null)
    props.onChange(langkah(props.value, event.key === 'ArrowUp' ? 1 : -1, batas))
  }
  return (
    <TextInput
      {...bungkus(props)}
      inputMode={desimal > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={ketikan ?? tulis(props.value)}
      onKeyDown={pada}
      onChange={(event) => {
        const teks = hanyaAngka(event.currentTarget.value, { desimal, negatif: min === undefined || min < 0 })
        // '3,' is on its way to '3,5': the text is kept until the input is left.
        setKetikan(teks)
        props.onChange(bacaAngka(teks.replace(/,$/, '')))
      }}
      onBlur={() => {
        setKetikan(null)
        props.onBlur?.()
      }}
    />
  )
}
