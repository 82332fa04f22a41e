import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { IconDotsVertical } from '../icons'
import type { Column } from './column'
import type { RowId } from './selection'
import classes from './table.module.css'
import type { TableModel } from './use-table-model'

const LINES = 3

type CardListProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  label: string
  nameOf: (row: Row) => string
  to: ((row: Row) => string) | undefined
  onMenu: ((row: Row, event: MouseEvent<HTMLElement>) => void) | null
  onSelect: ((row: Row, selected: boolean) => void) | null
}

/** Answers what a card shows: its badge, and three lines that tell the row from others. */
function cardParts<Row>(columns: readonly Column<Row>[]) {
  const rest = columns.slice(1)
  const chosen = rest.filter(({ card }) => card === 'isi')
  const lines = chosen.length > 0 ? chosen : rest.filter(({ card }) => card === undefined)
  return { badge: rest.find(({ card }) => card === 'lencana'), lines: lines.slice(0, LINES) }
}

/** A list below 768 px: one card for each row. */
export function CardList<Row extends { id: RowId }>({ table, label, nameOf, to, onMenu, onSelect }: CardListProps<Row>): ReactNode {
  const { badge, lines } = cardParts(table.visible)
  const name = table.columns[0]
  return (
    <ul className={classes.cards} aria-label={label}>
      {table.rows.map((row) => {
        const selected = table.selection.has(row.id)
        return (
          <li key={row.id} className={classes.card} data-selected={selected}>
            {onSelect === null ? (
              <span />
            ) : (
              <input
                type="checkbox"
                className={classes.box}
                checked={selected}
                aria-label={`Pilih ${nameOf(row)}`}
                onChange={(event) => onSelect(row, event.currentTarget.checked)}
              />
            )}
            <span className={classes.title}>
              {to === undefined ? (
                name?.cell(row)
              ) : (
                <Link className={classes.link} to={to(row)}>
                  {name?.cell(row)}
                </Link>
              )}
            </span>
            <span>{badge?.cell(row)}</span>
            {onMenu === null ? (
              <span />
            ) : (
              <button
                type="button"
                className={classes.more}
                aria-label={`Tindakan untuk ${nameOf(row)}`}
                aria-haspopup="menu"
                onClick={(event) => onMenu(row, event)}
              >
                <IconDotsVertical size={16} aria-hidden />
              </button>
            )}
            <dl className={classes.facts}>
              {lines.map(({ id, title, cell }) => [<dt key={`${id}-title`}>{title}</dt>, <dd key={id}>{cell(row)}</dd>])}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
