import { Card, Group, Progress, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Konversi } from './use-konversi'

const sks = (nilai: number) => formatAngka(nilai, Number.isInteger(nilai) ? 0 : 2)

/** The running total against what may be recognised at most (DM-R21, AK-R53, AK-R54). */
export function BatasBar({ editor: { hasil, batas, padanan } }: { editor: Konversi }) {
  const { semua, lain, paling, keterangan, galat } = batas
  const sksAsal = padanan.asal.reduce((n, satu) => n + satu.sks, 0)
  const jumlah = paling === null ? `${sks(semua)} SKS` : `${sks(semua)} dari ${sks(paling)} SKS`
  return (
    <Card padding="sm" component="section" aria-label="SKS diakui">
      <Group justify="space-between" gap="xs" mb={6}>
        <Text fw={600}>{jumlah}</Text>
        <Text c="dimmed" size="sm">
          {`${formatAngka(padanan.asal.length)} mata kuliah asal, ${sks(sksAsal)} SKS · ${formatAngka(hasil.size)} mata kuliah diakui`}
          {lain > 0 && ` · ${sks(lain)} SKS pada konversi lain`}
          {keterangan !== null && ` · ${keterangan}`}
        </Text>
      </Group>
      {paling !== null && (
        <Progress
          value={paling === 0 ? 100 : Math.min(100, (100 * semua) / paling)}
          color={galat === null ? 'biru' : 'bahaya'}
          aria-label={`${jumlah} diakui`}
        />
      )}
      {galat !== null && (
        <Text c="bahaya" size="sm" mt={6} role="status">
          {galat}
        </Text>
      )}
    </Card>
  )
}
