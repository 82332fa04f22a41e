import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../kit/icons'

type UrutTombolProps = Readonly<{
  /** What is moved, as screen readers hear it. */
  nama: string
  pertama: boolean
  terakhir: boolean
  disabled: boolean | undefined
  onGeser: (langkah: -1 | 1) => void
  onHapus: () => void
}>

/** Moves an item of a list up or down, or takes it away. */
export function UrutTombol({ nama, pertama, terakhir, disabled, onGeser, onHapus }: UrutTombolProps) {
  if (disabled) return null
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" aria-label={`Naikkan ${nama}`} disabled={pertama} onClick={() => onGeser(-1)}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={`Turunkan ${nama}`} disabled={terakhir} onClick={() => onGeser(1)}>
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" color="bahaya" aria-label={`Hapus ${nama}`} onClick={onHapus}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
