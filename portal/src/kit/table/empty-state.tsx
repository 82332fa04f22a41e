import { Button } from '@mantine/core'
import { Kosong } from '../feedback/kosong'

type EmptyStateProps = {
  /** Search or filters narrow the list, so that the way out is to take them away. */
  narrowed: boolean
  /** What a person does about a list without any row. */
  hint: string
  onReset: () => void
}

/** Says that there is nothing, and what to do next (C14). */
export function EmptyState({ narrowed, hint, onReset }: EmptyStateProps) {
  if (!narrowed) return <Kosong jenis="belumAda" petunjuk={hint} />
  return (
    <Kosong jenis="tidakDitemukan" petunjuk="Ubah kata pencarian atau filter, atau mulai dari semua data.">
      <Button variant="default" onClick={onReset}>
        Atur ulang
      </Button>
    </Kosong>
  )
}
