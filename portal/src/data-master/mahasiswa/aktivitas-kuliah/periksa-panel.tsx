import { Badge, Button, Card, Group, Text } from '@mantine/core'
import type { TemuanAkm } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import type { Cakupan } from './cakupan'

type Props = Readonly<{ cakupan: Cakupan; dipilih: string | undefined; onPilih: (temuan: TemuanAkm | null) => void }>

/** Contradictions of the period, each with its number; a press shows exactly those rows. */
export function PeriksaPanel({ cakupan, dipilih, onPilih }: Props) {
  const { data } = useQuery(api.akademik.aktivitasKuliah.periksa.queryOptions({ input: cakupan, meta: { senyap: true } }))
  if (!data) return null
  const ada = data.data.filter(({ jumlah }) => jumlah > 0)
  return (
    <Card component="section" aria-label="Pemeriksaan" data-cetak="sembunyi" padding="sm">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          Pemeriksaan
        </Text>
        {ada.length === 0 && (
          <Text size="sm" c="dimmed">
            Tidak ada pertentangan pada periode ini.
          </Text>
        )}
        {ada.map(({ temuan, nama, jumlah }) => (
          <Button
            key={temuan}
            size="compact-sm"
            variant={temuan === dipilih ? 'filled' : 'default'}
            aria-pressed={temuan === dipilih}
            rightSection={<Badge color={temuan === 'ips_kosong' ? 'abu' : 'kuning'}>{formatAngka(jumlah)}</Badge>}
            onClick={() => onPilih(temuan === dipilih ? null : temuan)}
          >
            {nama}
          </Button>
        ))}
      </Group>
    </Card>
  )
}
