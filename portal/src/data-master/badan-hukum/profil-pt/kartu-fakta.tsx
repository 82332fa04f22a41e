import { Card, Title } from '@mantine/core'
import { KeyValues, type KeyValue } from '../../../kit/page/key-values'

/** Facts of one topic on a card. */
export function KartuFakta({ title, facts }: { title: string; facts: readonly KeyValue[] }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <KeyValues facts={facts} />
    </Card>
  )
}

type Alamat = {
  jalan: string | null
  dusun?: string | null
  rtRw?: string | null
  kelurahan: string | null
  wilayah: string | null
  kodePos: string | null
}

/** An address as it stands on an envelope. */
export const alamatText = ({ jalan, dusun, rtRw, kelurahan, wilayah, kodePos }: Alamat): string | null =>
  [jalan, rtRw && `RT/RW ${rtRw}`, dusun, kelurahan, wilayah, kodePos].filter(Boolean).join(', ') || null
