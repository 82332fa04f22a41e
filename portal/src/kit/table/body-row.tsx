import type { Row as GridRow, RowData } from '@tanstack/react-table'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconDotsVertical } from '../icons'
import type { GridFeatures } from './grid-features'
import classes from './table.module.css'

type BodyRowProps<Row extends RowData> = {
  row: GridRow<GridFeatures, Row>
  /** What a person calls the row; names its box and its menu. */
  name: string
  index: number
  /** The columns as they stand; the row is drawn anew when they change. */
  columns: readonly unknown[]
  selected: boolean
  opened: boolean
  to: string | null
  onSelect: ((row: Row, selected: boolean) => void) | null
  onMenu: ((row: Row, event: MouseEvent<HTMLElement>) => void) | null
}

function Cells<Row extends RowData>({ row, to }: Pick<BodyRowProps<Row>, 'row' | 'to'>): ReactNode {
  return row.getVisibleCells().map(({ id, column }, place) => {
    const { meta, cell } = column.columnDef
    const content = (cell as (context: { row: GridRow<GridFeatures, Row> }) => ReactNode)({ row })
    if (place === 0) {
      return (
        <th key={id} scope="row" tabIndex={-1} className={`${classes.name} ${classes.text}`} data-name>
          {to === null ? (
            content
          ) : (
            <Link className={classes.link} to={to}>
              {content}
            </Link>
          )}
        </th>
      )
    }
    const title = typeof content === 'string' && content.length > 40 ? content : undefined
    return (
      <td key={id} tabIndex={-1} className={classes.text} data-align={meta?.align} title={title}>
        {content}
      </td>
    )
  })
}

function BodyRowPlain<Row extends RowData>({ row, name, index, selected, opened, to, onSelect, onMenu }: BodyRowProps<Row>) {
  return (
    <tr aria-rowindex={index} aria-selected={onSelect === null ? undefined : selected} data-id={row.id}>
      {onSelect !== null && (
        <td className={classes.tick} tabIndex={-1}>
          <input
            type="checkbox"
            className={classes.box}
            tabIndex={-1}
            checked={selected}
            aria-label={`Pilih ${name}`}
            onChange={(event) => onSelect(row.original, event.currentTarget.checked)}
          />
        </td>
      )}
      <Cells row={row} to={to} />
      {onMenu !== null && (
        <td className={classes.acts} tabIndex={-1}>
          <button
            type="button"
            className={classes.more}
            tabIndex={-1}
            aria-label={`Tindakan untuk ${name}`}
            aria-haspopup="menu"
            aria-expanded={opened}
            onClick={(event) => onMenu(row.original, event)}
          >
            <IconDotsVertical size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  )
}

const same = <Row extends RowData>(before: BodyRowProps<Row>, after: BodyRowProps<Row>) =>
  before.row.original === after.row.original &&
  before.columns === after.columns &&
  before.selected === after.selected &&
  before.opened === after.opened &&
  before.index === after.index &&
  before.to === after.to

/** One row. Ticking a row draws that row alone: the handlers are stable, and `same` leaves them out. */
export const BodyRow = memo(BodyRowPlain, same) as typeof BodyRowPlain
