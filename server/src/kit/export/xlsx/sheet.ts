import type { ExportRow, WritableList } from '../list-writer'
import { columnLetters, columnWidths } from './layout'
import { sheetCell, textCell, type SheetCell } from './sheet-cell'
import { STYLE } from './styles'
import { escapeXml } from './xml'

/** Rows of a sheet in Excel, the header included. */
export const ROWS_PER_SHEET = 1_048_576

const WORKSHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

/** What is the same for all sheets of one list. */
export type SheetPlan = { cells: { key: string; letters: string; write: SheetCell }[]; head: string; tail(lastRow: number): string }

/** Prepares the sheets of a list: its columns, the frozen and filtered header row, print settings. */
export function planSheet(list: WritableList, firstRows: readonly ExportRow[]): SheetPlan {
  const cells = list.columns.map(({ key, type = 'text' }, index) => ({
    key,
    letters: columnLetters(index),
    write: sheetCell(type, list.zone),
  }))
  const widths = columnWidths(list.columns, firstRows)
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')
  const header = list.columns.map(({ title }, index) => textCell(`<c r="${columnLetters(index)}1"`, title, STYLE.header)).join('')
  const last = columnLetters(Math.max(0, cells.length - 1))
  return {
    cells,
    head:
      `${WORKSHEET}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews>' +
      `<sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols><sheetData><row r="1">${header}</row>`,
    // Text that looks like a number is meant so here; without ignoredErrors Excel marks each NIM with a green corner.
    tail: (lastRow) =>
      `</sheetData><autoFilter ref="A1:${last}${lastRow}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>` +
      `<pageSetup paperSize="9" orientation="${cells.length > 6 ? 'landscape' : 'portrait'}" fitToHeight="0"/>` +
      '<headerFooter><oddFooter>&amp;RHalaman &amp;P dari &amp;N</oddFooter></headerFooter>' +
      `<ignoredErrors><ignoredError sqref="A1:${last}${lastRow}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  }
}

/** Rows as XML; the first of them stands in row `first` of the sheet. */
export function rowsXml({ cells }: SheetPlan, rows: readonly ExportRow[], first: number): string {
  let xml = ''
  let number = first
  for (const row of rows) {
    xml += `<row r="${number}">`
    for (const { key, letters, write } of cells) xml += write(`<c r="${letters}${number}"`, row[key])
    xml += '</row>'
    number += 1
  }
  return xml
}

/** A small sheet of names and values, for what has to be known about a list. */
export function notesXml(notes: readonly (readonly [string, string])[]): string {
  const rows = notes.map(
    ([name, text], index) =>
      `<row r="${index + 1}">${textCell(`<c r="A${index + 1}"`, name, STYLE.header)}${textCell(`<c r="B${index + 1}"`, text, STYLE.text)}</row>`,
  )
  return `${WORKSHEET}<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** A cell range of a sheet as formulas name it. */
export const rangeOf = (sheet: string, range: string) => `'${escapeXml(sheet.replaceAll("'", "''"))}'!${range}`
