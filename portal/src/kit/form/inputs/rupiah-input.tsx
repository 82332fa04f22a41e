import { Text, TextInput } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { bacaRupiah } from '@sivitas/rules/platform/rupiah'
import { bungkus, type IsianProps } from './isian'
import { digitSebelum, ditempel, useKaret } from './karet'

/** Money (C3): digits with '.' between thousands while they are typed; the value is a number of rupiah, or null when empty. */
export function RupiahInput(props: IsianProps<number>) {
  const { ref, tandai } = useKaret()
  const { value } = props
  return (
    <TextInput
      {...bungkus(props)}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      leftSection={
        <Text component="span" size="sm" c="dimmed">
          Rp
        </Text>
      }
      leftSectionWidth={36}
      value={value === null || value === undefined ? '' : formatAngka(value)}
      onChange={(event) => {
        const { value: teks, selectionStart } = event.currentTarget
        const tempel = ditempel(event)
        // A comma means cents only in a pasted amount; as a typed key it does nothing.
        const baru = bacaRupiah(tempel ? teks : teks.replaceAll(/\D/g, ''))
        const sisa = digitSebelum(teks.slice(selectionStart ?? teks.length), teks.length)
        const digit = tempel && sisa === 0 ? Number.MAX_SAFE_INTEGER : digitSebelum(teks, selectionStart ?? teks.length)
        tandai(event.currentTarget, digit)
        props.onChange(baru)
      }}
      onBlur={props.onBlur}
    />
  )
}
