import { useRef, type MouseEvent } from 'react'
import { BodyRow } from './body-row'
import { HeadCell } from './head-cell'
import { nextOrder } from './next-order'
import type { RowId } from './selection'
import { SkeletonRows } from './skeleton-rows'
import classes from './table.module.css'
import { useGrid } from './use-grid'
import { useGridKeyboard } from './use-grid-keyboard'
import type { TableModel } from './use-table-model'

export type GridProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  label: string
  nameOf: (row: Row) => string
  to: ((row: Row) => string) | undefined
  /** The row whose menu is open. */
  openRow: Row | undefined
  onMenu: ((row: Row, event: MouseEvent<HTMLElement>) => void) | null
  /** Bones instead of rows: the first answer is late. */
  waiting: boolean
}

/** The table itself: a grid with one tab stop, a head and a first column that stay. */
export function Grid<Row extends { id: RowId }>({ table, label, nameOf, to, openRow, onMenu, waiting }: GridProps<Row>) {
  const { list, answer, rows, total, selection, selectable, visible, density } = table
  const ref = useRef<HTMLTableElement>(null)
  const grid = useGrid(table)
  const onKeyDown = useGridKeyboard(ref, {
    onOpen: (row) => row.querySelector<HTMLAnchorElement>('[data-name] a')?.click(),
    onSelect: (row) => {
      const found = rows.find(({ id }) => String(id) === row.dataset['id'])
      if (found !== undefined && selectable) selection.set([found], !selection.has(found.id))
    },
  })
  const sortBy = (field: string, add: boolean) => list.change(({ order }) => ({ order: nextOrder(order, field, add) }))
  const ticked = rows.filter(({ id }) => selection.has(id)).length
  const offset = (list.state.page - 1) * list.state.itemsPerPage + 2
  const columnCount = visible.length + (selectable ? 1 : 0) + (onMenu === null ? 0 : 1)

  return (
    <table
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA on a table
      role="grid"
      className={classes.table}
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={answer.isFetching}
      aria-multiselectable={selectable || undefined}
      data-density={density}
      data-stale={answer.isFetching && !answer.isPending}
      onKeyDown={onKeyDown}
    >
      <thead>
        {grid.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {selectable && (
              <th scope="col" className={classes.tick} tabIndex={-1}>
                <input
                  type="checkbox"
                  className={classes.box}
                  tabIndex={-1}
                  aria-label="Pilih semua baris di halaman ini"
                  checked={rows.length > 0 && ticked === rows.length}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = ticked > 0 && ticked < rows.length
                  }}
                  onChange={(event) => selection.set(rows, event.currentTarget.checked)}
                />
              </th>
            )}
            {group.headers.map(
              (
                {
                  id,
                  column: {
                    columnDef: { meta },
                  },
                },
                place,
              ) => meta && <HeadCell key={id} {...meta} place={place} order={list.state.order} onSort={sortBy} />,
            )}
            {onMenu !== null && (
              <th scope="col" className={classes.acts} tabIndex={-1}>
                <span className="hanya-pembaca">Tindakan</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {waiting && <SkeletonRows columns={columnCount} />}
        {grid.getRowModel().rows.map((row, index) => (
          <BodyRow
            key={row.id}
            row={row}
            name={nameOf(row.original)}
            index={offset + index}
            columns={visible}
            selected={selection.has(row.original.id)}
            opened={openRow?.id === row.original.id}
            to={to?.(row.original) ?? null}
            onSelect={selectable ? (one, selected) => selection.set([one], selected) : null}
            onMenu={onMenu}
          />
        ))}
      </tbody>
    </table>
  )
}
