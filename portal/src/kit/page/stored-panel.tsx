import { Drawer } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fresh, Muatan } from '../feedback/muatan'

/** How to ask for a row that a form starts from: always anew, and not again while somebody types. */
export const STORED = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const

type StoredPanelProps<Row> = {
  /** Title of the panel while the row is on its way. */
  title: string
  /** The row, asked for with `STORED`: a form must not start from what a list has shown some time ago. */
  query: UseQueryResult<{ data: Row }>
  onClose: () => void
  /** The form of the row, a panel itself. */
  children: (row: Row) => ReactNode
}

/** The panel of a stored row: its skeleton or failure first, then its form. */
export function StoredPanel<Row>({ title, query, onClose, children }: StoredPanelProps<Row>): ReactNode {
  const stored = fresh(query)
  if (stored.data) return children(stored.data.data)
  return (
    <Drawer opened onClose={onClose} title={title} size={500}>
      <Muatan query={stored}>{() => null}</Muatan>
    </Drawer>
  )
}
