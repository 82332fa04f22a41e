import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOutletContext, useParams } from 'react-router'
import { STORED, StoredPanel } from './stored-panel'
import { usePanel } from './use-panel'
import type { ReadCall } from '../table/calls'

type RowPanelProps<Row> = {
  /** Title while the row is on its way. */
  title: string
  get: ReadCall<{ id: string }, { data: Row }>
  /** The form of the row, a panel itself; of a new one where there is none. */
  children: (row: Row | null, onClose: () => void) => ReactNode
}

/** The panel that an address opens beside its list: `tambah` with a new row, `{id}` with a stored one. The list gives its address as the outlet's context. */
export function RowPanel<Row>({ title, get, children }: RowPanelProps<Row>): ReactNode {
  const { id } = useParams()
  const { selesai, tutup } = usePanel(useOutletContext<string>())
  if (selesai) return null
  if (id === undefined) return children(null, tutup)
  return (
    <StoredRow key={id} id={id} title={title} get={get} onClose={tutup}>
      {(row) => children(row, tutup)}
    </StoredRow>
  )
}

type StoredRowProps<Row> = Omit<RowPanelProps<Row>, 'children'> & { id: string; onClose: () => void; children: (row: Row) => ReactNode }

function StoredRow<Row>({ id, title, get, onClose, children }: StoredRowProps<Row>): ReactNode {
  const query = useQuery({ queryKey: get.queryKey({ input: { id } }), queryFn: ({ signal }) => get.call({ id }, { signal }), ...STORED })
  return (
    <StoredPanel title={title} query={query} onClose={onClose}>
      {children}
    </StoredPanel>
  )
}
