import type { Header, RowData } from '@tanstack/react-table'
import { IconArrowNarrowDown, IconArrowNarrowUp } from '../icons'
import type { GridFeatures } from './grid-features'
import classes from './table.module.css'

type HeadCellProps<Row extends RowData> = {
  header: Header<GridFeatures, Row, unknown>
  /** Distance from the first column, which sticks. */
  place: number
}

const DIRECTION = { asc: 'ascending', desc: 'descending' } as const

/** A column's title; where the server can sort by it, a button that turns the order round (Shift adds to it). */
export function HeadCell<Row extends RowData>({ header, place }: HeadCellProps<Row>) {
  const { column } = header
  const meta = column.columnDef.meta
  const sorted = column.getIsSorted()
  const Arrow = sorted === 'desc' ? IconArrowNarrowDown : IconArrowNarrowUp
  return (
    <th
      scope="col"
      tabIndex={-1}
      className={place === 0 ? classes.name : undefined}
      data-align={meta?.align}
      aria-sort={column.getCanSort() ? (sorted === false ? 'none' : DIRECTION[sorted]) : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={classes.sort} onClick={column.getToggleSortingHandler()}>
          {meta?.title}
          {sorted !== false && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        <span className={classes.plain}>{meta?.title}</span>
      )}
    </th>
  )
}
