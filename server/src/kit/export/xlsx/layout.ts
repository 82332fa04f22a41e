import { plainText } from '../cell'
import type { ColumnType, ExportColumn } from '../columns'
import type { ExportRow } from '../list-writer'

const NARROWEST = 6
const WIDEST = 60

/** Widths, in characters, that a value of the type needs as it is shown. */
const TYPICAL: Partial<Record<ColumnType, number>> = { date: 11, datetime: 17, rupiah: 16 }

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/** Widths in characters, measured on the first rows, because a list that streams is never seen whole. */
export function columnWidths(columns: readonly ExportColumn[], firstRows: readonly ExportRow[]): number[] {
  return columns.map(({ key, title, type = 'text', width }) => {
    if (width !== undefined) return width
    const longest = TYPICAL[type] ?? Math.max(0, ...firstRows.map((row) => plainText(row[key]).length))
    // Three more than the title, for the button of the filter that stands in the header.
    return Math.min(WIDEST, Math.max(NARROWEST, title.length + 3, longest + 2))
  })
}

/** Names for the sheets of one list: Excel allows 31 characters, none of []:*?/\, and every name once in any case. */
export function sheetName(title: string, number: number): string {
  const clean = title
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replaceAll(/^[\s']+|[\s']+$/g, '')
    .replaceAll(/\s+/g, ' ')
  const base = clean === '' || clean.toLowerCase() === 'keterangan' || clean.toLowerCase() === 'history' ? 'Data' : clean
  const ending = number === 1 ? '' : ` (${number})`
  return base.slice(0, 31 - ending.length).trimEnd() + ending
}
