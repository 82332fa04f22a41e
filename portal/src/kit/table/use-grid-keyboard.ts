import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'

type Acts = {
  /** Follows the link of a row. */
  onOpen: (row: HTMLTableRowElement) => void
  /** Ticks or unticks a row. */
  onSelect: (row: HTMLTableRowElement) => void
}

const PAGE = 10

/** A cell that holds one link, button or box hands its focus to it. */
const targetOf = (cell: Element): HTMLElement => cell.querySelector<HTMLElement>('a[href], button, input') ?? (cell as HTMLElement)

const cellsOf = (table: HTMLTableElement) => [...table.rows].flatMap((row) => [...row.cells])

type Place = { row: number; column: number }

const last = (table: HTMLTableElement, row: number) => (table.rows[row]?.cells.length ?? 1) - 1

/** Where each key leads, as the grid pattern of WAI-ARIA says. */
const MOVES: Record<string, (place: Place, table: HTMLTableElement, far: boolean) => Place> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  PageUp: ({ row, column }) => ({ row: Math.max(1, row - PAGE), column }),
  Home: ({ row }, _table, far) => ({ row: far ? 1 : row, column: 0 }),
  End: ({ row }, table, far) => {
    const to = far ? table.rows.length - 1 : row
    return { row: to, column: last(table, to) }
  },
}

function focusAt(table: HTMLTableElement, place: Place): void {
  const row = table.rows[Math.min(Math.max(place.row, 0), table.rows.length - 1)]
  const cell = row?.cells[Math.min(Math.max(place.column, 0), row.cells.length - 1)]
  if (cell === undefined) return
  for (const one of cellsOf(table)) targetOf(one).tabIndex = -1
  const target = targetOf(cell)
  target.tabIndex = 0
  target.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Makes a table one tab stop: arrows move from cell to cell, Enter opens the row, Space ticks it.
 * The stops are set on the elements themselves, because drawing 20 rows anew for every arrow key
 * is felt on the slow machines of a counter.
 */
export function useGridKeyboard(ref: RefObject<HTMLTableElement | null>, { onOpen, onSelect }: Acts) {
  useLayoutEffect(() => {
    const table = ref.current
    if (table === null) return
    const targets = cellsOf(table).map(targetOf)
    const stop =
      targets.find((target) => target.tabIndex === 0 && target === document.activeElement) ??
      targets.find((target) => target.dataset['stop'] === '')
    for (const target of targets) target.tabIndex = -1
    const first = stop ?? targetOf(table.tBodies[0]?.rows[0]?.querySelector('[data-name]') ?? table)
    if (first !== table) first.tabIndex = 0
  })

  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof Element) || event.altKey) return
    const cell = event.target.closest<HTMLTableCellElement>('th, td')
    const row = cell?.parentElement
    if (!cell || !(row instanceof HTMLTableRowElement)) return
    const move = MOVES[event.key]
    if (move !== undefined) {
      event.preventDefault()
      const table = event.currentTarget
      focusAt(table, move({ row: row.rowIndex, column: cell.cellIndex }, table, event.ctrlKey))
      return
    }
    if (row.parentElement?.tagName === 'TBODY' && event.target.closest('button, input') === null) actOn(row, event, { onOpen, onSelect })
  }
}

/** Enter on a link is the browser's own; on any other cell it opens the row. Buttons and boxes keep their keys. */
function actOn(row: HTMLTableRowElement, event: KeyboardEvent, { onOpen, onSelect }: Acts): void {
  if (event.key === 'Enter' && !(event.target instanceof HTMLAnchorElement)) onOpen(row)
  if (event.key !== ' ') return
  event.preventDefault()
  onSelect(row)
}
