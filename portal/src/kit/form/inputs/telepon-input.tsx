import { Text, TextInput } from '@mantine/core'
import { digitTelepon, teleponSimpan } from '@sivitas/rules/platform/telepon'
import { bungkus, type IsianProps } from './isian'
import { useKaret } from './karet'

/** A phone number (C2): digits only behind '+62', at most 12; the value is '+6281234567890', or null when empty. */
export function TeleponInput(props: IsianProps<string>) {
  const { ref, tandai } = useKaret()
  return (
    <TextInput
      {...bungkus(props)}
      ref={ref}
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      leftSection={
        <Text component="span" size="sm" c="dimmed">
          +62
        </Text>
      }
      leftSectionWidth={42}
      value={digitTelepon(props.value ?? '')}
      onChange={(event) => {
        const { value, selectionStart } = event.currentTarget
        // What is cut off at the front (0, 62, +62) was never shown, so the caret counts from the end.
        const di = digitTelepon(value).length - value.slice(selectionStart ?? value.length).replaceAll(/\D/g, '').length
        tandai(event.currentTarget, di)
        props.onChange(teleponSimpan(value))
      }}
      onBlur={props.onBlur}
    />
  )
}
