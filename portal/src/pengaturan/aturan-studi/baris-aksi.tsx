import { Button, Group } from '@mantine/core'
import { useMay, type Call } from '../../kit/izin/can'

export type Aksi = { label: string; call?: Call; bahaya?: boolean; onClick: () => void }

/** What can be done with one row of a short table; each button names the row for who can't see where it stands. */
export function BarisAksi({ nama, aksi }: { nama: string; aksi: readonly Aksi[] }) {
  const may = useMay()
  return (
    <Group gap={4} justify="end" wrap="nowrap">
      {aksi
        .filter(({ call }) => call === undefined || may(call))
        .map(({ label, bahaya, onClick }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="subtle"
            color={bahaya ? 'bahaya' : undefined}
            aria-label={`${label} ${nama}`}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
    </Group>
  )
}
