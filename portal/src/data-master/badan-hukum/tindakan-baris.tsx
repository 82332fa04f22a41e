import { Button, Group } from '@mantine/core'

type TindakanBarisProps = {
  /** What a person calls the row, for screen readers. */
  name: string
  writes: boolean
  onUbah: () => void
  /** null where no history can be asked. */
  onRiwayat: (() => void) | null
  onHapus: () => void
}

/** What can be done with one row of a short list inside a page. */
export function TindakanBaris({ name, writes, onUbah, onRiwayat, onHapus }: TindakanBarisProps) {
  const look = { variant: 'subtle', size: 'compact-sm' } as const
  return (
    <Group gap={4} wrap="nowrap">
      {writes && (
        <Button {...look} aria-label={`Ubah ${name}`} onClick={onUbah}>
          Ubah
        </Button>
      )}
      {onRiwayat !== null && (
        <Button {...look} aria-label={`Riwayat ${name}`} onClick={onRiwayat}>
          Riwayat
        </Button>
      )}
      {writes && (
        <Button {...look} color="bahaya" aria-label={`Hapus ${name}`} onClick={onHapus}>
          Hapus
        </Button>
      )}
    </Group>
  )
}
