import { useTable, type ColumnDef, type SortingState, type Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column'
import { gridFeatures, type GridFeatures } from './grid-features'
import type { Order } from './list-url'
import type { RowId } from './selection'
import type { TableModel } from './use-table-model'

const sortingOf = <Row>(order: Order, columns: readonly Column<Row>[]): SortingState =>
  Object.entries(order).flatMap(([field, direction]) => {
    const column = columns.find(({ sort }) => sort === field)
    return column === undefined ? [] : [{ id: column.id, desc: direction === 'desc' }]
  })

const orderOf = <Row>(sorting: SortingState, columns: readonly Column<Row>[]): Order =>
  Object.fromEntries(
    sorting.flatMap(({ id, desc }) => {
      const field = columns.find((column) => column.id === id)?.sort
      return field === undefined ? [] : [[field, desc ? 'desc' : 'asc'] as const]
    }),
  )

/** The table library's view of a list: columns in the person's order, sorting as the address has it. */
export function useGrid<Row extends { id: RowId }>({ columns, layout, list, rows }: TableModel<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, title, cell, sort, align = 'start', width }): ColumnDef<GridFeatures, Row, unknown> => ({
          id,
          accessorFn: (row) => row,
          cell: ({ row }) => cell(row.original),
          enableSorting: sort !== undefined,
          meta: { title, align, width },
        }),
      ),
    [columns],
  )
  const sorting = useMemo(() => sortingOf(list.state.order, columns), [list.state.order, columns])
  const columnVisibility = useMemo(() => Object.fromEntries(layout.sembunyi.map((id) => [id, false])), [layout.sembunyi])
  return useTable({
    features: gridFeatures,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(row.id),
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, columnVisibility, columnOrder: layout.urutan },
    onSortingChange: (next: Updater<SortingState>) =>
      list.change({ order: orderOf(typeof next === 'function' ? next(sorting) : next, columns) }),
  })
}
