import { Box, TextInput, Textarea } from '@mantine/core'
import classes from './isian.module.css'
import { bungkus, type IsianProps } from './isian'

type TeksInputProps = IsianProps<string> & {
  /** Characters that fit; 100 unless told (C1). */
  maks?: number | undefined
  autoComplete?: string | undefined
  type?: 'text' | 'email' | 'url' | undefined
}

/** '12/100' at the right of the message line; red where typing stops. */
export function Hitungan({ panjang, maks }: { panjang: number; maks: number }) {
  return (
    <span className={classes.hitungan} data-penuh={panjang >= maks || undefined} aria-hidden>
      {panjang}/{maks}
    </span>
  )
}

/** Cuts the spaces at both ends when the input is left (C1). */
function rapikan({ value, onChange, onBlur }: IsianProps<string>) {
  const rapi = value?.trim() ?? ''
  if (rapi !== (value ?? '')) onChange(rapi)
  onBlur?.()
}

/** One line of text with its counter (C1). */
export function TeksInput({ maks = 100, autoComplete, type = 'text', ...props }: TeksInputProps) {
  const teks = props.value ?? ''
  return (
    <Box className={classes.isian}>
      <TextInput
        {...bungkus(props)}
        type={type}
        value={teks}
        maxLength={maks}
        autoComplete={autoComplete ?? 'off'}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={() => rapikan(props)}
      />
      <Hitungan panjang={teks.length} maks={maks} />
    </Box>
  )
}

/** Several lines of text with their counter; grows with what is typed. */
export function TeksPanjangInput({ maks = 500, baris = 3, ...props }: TeksInputProps & { baris?: number }) {
  const teks = props.value ?? ''
  return (
    <Box className={classes.isian}>
      <Textarea
        {...bungkus(props)}
        value={teks}
        maxLength={maks}
        autosize
        minRows={baris}
        maxRows={12}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={() => rapikan(props)}
      />
      <Hitungan panjang={teks.length} maks={maks} />
    </Box>
  )
}
