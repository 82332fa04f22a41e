export type Cell = string | number | boolean | null | undefined | readonly (string | number)[]

/** What COPY's text format reads as something else. */
const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (c) => ESCAPES[c] ?? c) : text
}

function arrayLiteral(list: readonly (string | number)[]): string {
  return `{${list.map((v) => (typeof v === 'number' ? String(v) : `"${v.replaceAll(/["\\]/g, (c) => `\\${c}`)}"`)).join(',')}}`
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escaped(arrayLiteral(value))
}

/** Answers one line of COPY's text format, with its line end. */
export function line(cells: readonly Cell[]): string {
  let text = ''
  for (let i = 0; i < cells.length; i++) text += (i === 0 ? '' : '\t') + cell(cells[i])
  return `${text}\n`
}

/** Rows of one table, ready for COPY. Lines are made while they are sent, so memory stays flat. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly lines: Iterable<string>
}

/** Answers the rows of a table from records: the columns are the keys of the first record. */
export function rowsOf<T extends Readonly<Record<string, Cell>>>(table: string, records: readonly T[]): TableRows {
  const columns = Object.keys(records[0] ?? {})
  return { table, columns, lines: recordLines(records, columns) }
}

function* recordLines<T extends Readonly<Record<string, Cell>>>(records: readonly T[], columns: readonly string[]): Generator<string> {
  for (const record of records) yield line(columns.map((c) => record[c]))
}
