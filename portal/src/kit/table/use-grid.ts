import { useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { gridFeatures, type GridFeatures } from './grid-features'
import type { RowId } from './selection'
import type { TableModel } from './use-table-model'

/** The table library's view of a list: its columns in the person's order. */
export function useGrid<Row extends { id: RowId }>({ columns, layout, rows }: TableModel<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, cell, sort, align = 'start', width }): ColumnDef<GridFeatures, Row, unknown> => ({
        id,
        accessorFn: (row) => row,
        cell: ({ row }) => cell(row.original),
        meta: { title, align, width, sort },
      })),
    [columns],
  )
  const columnVisibility = useMemo(() => Object.fromEntries(layout.sembunyi.map((id) => [id, false])), [layout.sembunyi])
  return useTable({
    features: gridFeatures,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { columnVisibility, columnOrder: layout.urutan },
  })
}
