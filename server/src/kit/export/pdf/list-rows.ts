import type { Measure } from './fonts'
import { wrapText } from './wrap'

/** A row broken into lines: for each column its lines, `count` of them in every column. */
export type BrokenRow = { cells: string[][]; count: number }

/** Breaks the texts of a row to the widths of their columns, in ems, and fills the shorter ones up with empty lines. */
export function breakRow(texts: readonly string[], widths: readonly number[], measure: Measure): BrokenRow {
  const wrapped = texts.map((text, column) => wrapText(text, widths[column] ?? Infinity, measure))
  const count = Math.max(1, ...wrapped.map((lines) => lines.length))
  for (const lines of wrapped) while (lines.length < count) lines.push('')
  return { cells: wrapped, count }
}

/** Splits a row that is higher than a sheet, so that it goes on overleaf. */
export function splitRow(row: BrokenRow, room: number): BrokenRow[] {
  if (row.count <= room) return [row]
  const parts = Math.ceil(row.count / room)
  return Array.from({ length: parts }, (_, part) => {
    const cells = row.cells.map((lines) => lines.slice(part * room, (part + 1) * room))
    return { cells, count: Math.min(room, row.count - part * room) }
  })
}

/** Shares rows out to sheets, of which the first has less room. There is at least one sheet, if an empty one. */
export function paginate(rows: readonly BrokenRow[], firstRoom: number, room: number): BrokenRow[][] {
  let page: BrokenRow[] = []
  const pages = [page]
  let free = firstRoom
  for (const row of rows) {
    if (row.count > free) {
      page = []
      pages.push(page)
      free = room
    }
    page.push(row)
    free -= row.count
  }
  return pages
}
