import type { ReactNode } from 'react'

/** One column of a table. The first column of a list is its name: it links to the row and can't be hidden or moved. */
export type Column<Row> = {
  /** Name of the field in the answer; preferences and exports know the column by it. */
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Field of `order[...]`; a column without one can't be sorted by. */
  sort?: string | undefined
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** Narrowest width in px. */
  width?: number
  /** 'pilihan': shown only after somebody chose it. */
  shown?: 'awal' | 'pilihan'
  /** Place on a card below 768 px: the badge, or one of the three lines. Without any, the first three columns are the lines. */
  card?: 'lencana' | 'isi'
}
