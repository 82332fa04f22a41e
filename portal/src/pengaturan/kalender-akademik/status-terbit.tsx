import { Group, Text } from '@mantine/core'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { StatusBadge } from '../../kit/page/status-badge'

/** Whether people outside read this year, by which decree, and whether it was changed since. */
export function StatusTerbit({ tahun }: { tahun: number }) {
  const { data } = useQuery(api.akademik.kalender.terbitan.queryOptions({ input: { tahun } }))
  if (!data) return null
  const { terbitPada, nomorSk, tanggalSk, berubah } = data.data
  if (terbitPada === null)
    return (
      <Group gap="sm">
        <StatusBadge kode="draf" nama="Belum terbit" tone="abu" />
        <Text size="sm" c="dimmed">
          Kalender ini belum dapat dibaca di luar portal operator.
        </Text>
      </Group>
    )
  return (
    <Group gap="sm">
      <StatusBadge kode="terbit" nama="Terbit" tone="hijau" />
      <Text size="sm" c="dimmed">
        {`Sejak ${formatTanggal(terbitPada)}${nomorSk ? `, SK ${nomorSk}` : ''}${tanggalSk ? ` tanggal ${formatTanggal(tanggalSk)}` : ''}.`}
      </Text>
      {berubah > 0 && <StatusBadge kode="berubah" nama={`${berubah} entri berubah sejak terbit`} tone="kuning" />}
    </Group>
  )
}
