import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { bungkus, type IsianProps } from '../../kit/form/inputs/isian'

const barisDari = (teks: string) =>
  teks
    .split('\n')
    .map((baris) => baris.trim())
    .filter((baris) => baris !== '')

/** A list of texts, one a line. */
export function BarisInput(props: IsianProps<string[]>) {
  const [teks, setTeks] = useState((props.value ?? []).join('\n'))
  return (
    <Textarea
      {...bungkus(props)}
      autosize
      minRows={2}
      maxRows={8}
      value={teks}
      onBlur={props.onBlur}
      onChange={(event) => {
        setTeks(event.currentTarget.value)
        props.onChange(barisDari(event.currentTarget.value))
      }}
    />
  )
}

/** Names with their values, one 'name=value' a line. */
export function PasanganInput(props: IsianProps<Record<string, string>>) {
  const [teks, setTeks] = useState(
    Object.entries(props.value ?? {})
      .map(([nama, nilai]) => `${nama}=${nilai}`)
      .join('\n'),
  )
  return (
    <Textarea
      {...bungkus(props)}
      autosize
      minRows={2}
      maxRows={8}
      value={teks}
      onBlur={props.onBlur}
      onChange={(event) => {
        setTeks(event.currentTarget.value)
        props.onChange(
          Object.fromEntries(
            barisDari(event.currentTarget.value).map((baris) => {
              const di = baris.indexOf('=')
              return di < 0 ? [baris, ''] : [baris.slice(0, di).trim(), baris.slice(di + 1).trim()]
            }),
          ),
        )
      }}
    />
  )
}
