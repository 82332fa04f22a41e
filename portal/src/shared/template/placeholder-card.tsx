import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePlaceholder } from './use-placeholder'

type Tulisan = HTMLInputElement | HTMLTextAreaElement
const tulisan = (target: EventTarget | null): target is Tulisan =>
  (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement

/** Puts a word at the caret of the field that was left last, as typing it would. */
function sisip(field: Tulisan, kata: string): void {
  field.focus()
  const awal = field.selectionStart ?? field.value.length
  field.setRangeText(kata, awal, field.selectionEnd ?? awal, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The words in braces that this kind knows, each with a sample; a press puts one where the caret was. */
export function PlaceholderCard() {
  const { tunggal, bidang } = usePlaceholder()
  const terakhir = useRef<Tulisan | null>(null)
  useEffect(() => {
    const ingat = ({ target }: FocusEvent) => {
      if (tulisan(target)) terakhir.current = target
    }
    document.addEventListener('focusin', ingat)
    return () => document.removeEventListener('focusin', ingat)
  }, [])
  return (
    <Card component="section" aria-label="Isian yang tersedia">
      <Title order={2}>Isian yang tersedia</Title>
      <Text size="sm" c="dimmed">
        Pilih kotak teks, lalu tekan isian untuk menyisipkannya.
      </Text>
      <Group gap={4} mt="xs">
        {[...tunggal, ...bidang].map(({ nama, label, contoh, larik }) => (
          <Button
            key={`${larik ?? ''}.${nama}`}
            variant="default"
            size="compact-xs"
            title={`${label}${larik === null ? '' : ` (baris ${larik})`}, misalnya ${contoh}`}
            onClick={() => terakhir.current?.isConnected && sisip(terakhir.current, `{${nama}}`)}
          >
            {`{${nama}}`}
          </Button>
        ))}
      </Group>
    </Card>
  )
}
