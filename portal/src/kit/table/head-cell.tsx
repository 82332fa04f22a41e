import { IconArrowNarrowDown, IconArrowNarrowUp } from '../icons'
import type { Order } from './list-url'
import classes from './table.module.css'

type HeadCellProps = {
  title: string
  align: 'start' | 'end'
  /** Field of `order[...]`; a column without one can't be sorted by. */
  sort: string | undefined
  /** Narrowest width in px. */
  width: number | undefined
  /** Distance from the first column, which sticks. */
  place: number
  order: Order
  onSort: (field: string, add: boolean) => void
}

const DIRECTION = { asc: 'ascending', desc: 'descending' } as const

/** A column's title; where the server can sort by it, a button that turns the order round (Shift adds a criterion). */
export function HeadCell({ title, align, sort, width, place, order, onSort }: HeadCellProps) {
  const direction = sort === undefined ? undefined : order[sort]
  const Arrow = direction === 'desc' ? IconArrowNarrowDown : IconArrowNarrowUp
  return (
    <th
      scope="col"
      tabIndex={-1}
      className={place === 0 ? classes.name : undefined}
      style={{ minWidth: width }}
      data-align={align}
      aria-sort={sort === undefined ? undefined : direction === undefined ? 'none' : DIRECTION[direction]}
    >
      {sort === undefined ? (
        <span className={classes.plain}>{title}</span>
      ) : (
        <button type="button" className={classes.sort} onClick={(event) => onSort(sort, event.shiftKey)}>
          {title}
          {direction !== undefined && <Arrow size={14} aria-hidden />}
        </button>
      )}
    </th>
  )
}
