import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { clockOf, dayOf, numberOf, plainText, undated } from './cell'
import type { ColumnType } from './columns'
import type { ListWriter } from './list-writer'

/** Excel takes the file for UTF-8 only with this in front. */
const BOM = '\uFEFF'

/** Excel, LibreOffice and Google Sheets run a cell that begins with one of these as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/

type CellText = (value: unknown, zone: ZonaWaktu) => string

const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/**
 * How each type is written. Days and times are ISO, the one order of day and month that no program mistakes; decimals
 * have a comma without thousands, since ';' files are read by programs with Indonesian settings, to which '3.50' is
 * the third of May.
 */
const CELLS: Record<ColumnType, CellText> = {
  text: (value) => guarded(plainText(value)),
  boolean: (value) => guarded(plainText(value)),
  int: numeral,
  decimal: numeral,
  rupiah: numeral,
  date: (value, zone) => dayOf(value, zone) ?? guarded(undated(value)),
  datetime: (value, zone) => clockOf(value, zone)?.replace('T', ' ') ?? guarded(undated(value)),
}

function numeral(value: unknown): string {
  const number = numberOf(value)
  return number === null ? guarded(plainText(value)) : String(number).replace('.', ',')
}

const quoted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Writes a list as CSV: UTF-8 with BOM, ';' between cells as Excel with Indonesian settings expects, quotes and CRLF
 * by RFC 4180. Long numbers such as NIK keep their digits in the file, but Excel shows them rounded when it opens one
 * directly; that is what XLSX is for.
 */
export const writeCsv: ListWriter = async (sink, { columns, chunks, zone }) => {
  sink.add(Buffer.from(`${BOM}${columns.map(({ title }) => quoted(guarded(title))).join(';')}\r\n`))
  const cells = columns.map(({ key, type = 'text' }) => ({ key, write: CELLS[type] }))
  for await (const chunk of chunks) {
    let lines = ''
    for (const row of chunk) {
      lines += `${cells.map(({ key, write }) => quoted(write(row[key], zone))).join(';')}\r\n`
    }
    sink.add(Buffer.from(lines))
    await sink.flush()
  }
}
