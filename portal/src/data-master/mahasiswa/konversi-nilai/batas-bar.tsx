import { Card, Group, Progress, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Konversi } from './use-konversi'

const sks = (nilai: number) => formatAngka(nilai, Number.isInteger(nilai) ? 0 : 2)

/** The running total against what may be recognised at most (DM-R21, AK-R53). */
export function BatasBar({ editor: { hasil, diakui, batas, galatBatas, padanan } }: { editor: Konversi }) {
  const semua = diakui + batas.diakuiLain
  const sksAsal = padanan.asal.reduce((n, satu) => n + satu.sks, 0)
  return (
    <Card padding="sm" component="section" aria-label="SKS diakui">
      <Group justify="space-between" gap="xs" mb={6}>
        <Text fw={600}>{`${sks(semua)} dari ${sks(batas.batas)} SKS`}</Text>
        <Text c="dimmed" size="sm">
          {`${formatAngka(padanan.asal.length)} mata kuliah asal, ${sks(sksAsal)} SKS · ${formatAngka(hasil.size)} mata kuliah diakui`}
          {batas.diakuiLain > 0 && ` · ${sks(batas.diakuiLain)} SKS pada konversi lain`}
        </Text>
      </Group>
      <Progress
        value={batas.batas === 0 ? 100 : Math.min(100, (100 * semua) / batas.batas)}
        color={galatBatas === null ? 'biru' : 'bahaya'}
        aria-label={`${sks(semua)} dari ${sks(batas.batas)} SKS diakui`}
      />
      {galatBatas !== null && (
        <Text c="bahaya" size="sm" mt={6} role="status">
          {galatBatas}
        </Text>
      )}
    </Card>
  )
}
