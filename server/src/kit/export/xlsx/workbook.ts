import { formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { FileSink } from '../file-sink'
import type { ExportRow, WritableList } from '../list-writer'
import { columnLetters, sheetName } from './layout'
import { packageParts, sheetPath, type Sheet } from './package-parts'
import { notesXml, planSheet, ROWS_PER_SHEET, rowsXml, type SheetPlan } from './sheet'
import { STYLES_XML } from './styles'
import { ZipFile } from './zip-file'

/** Rows that are turned into XML at a time: small enough to let requests pass between, large enough to compress well. */
const PIECE = 100

/** The file that is being written, and the sheets that it has so far. */
type Book = { zip: ZipFile; sheets: Sheet[] }

/** The data sheets of one list: opens the next one whenever one is full. */
class DataSheets {
  rowCount = 0
  readonly #book: Book
  readonly #list: WritableList
  readonly #rowsPerSheet: number
  #plan: SheetPlan | undefined
  #open: ReturnType<ZipFile['entry']> | undefined
  #lastRow = 1
  #number = 0

  constructor(book: Book, list: WritableList, rowsPerSheet: number) {
    this.#book = book
    this.#list = list
    this.#rowsPerSheet = rowsPerSheet
  }

  /** Adds rows, split over sheets where they are more than one holds. */
  async add(rows: readonly ExportRow[]): Promise<void> {
    let from = 0
    while (from < rows.length) {
      if (this.#lastRow >= this.#rowsPerSheet) await this.close()
      const { entry, plan } = await this.#current(rows)
      const piece = rows.slice(from, from + Math.min(PIECE, this.#rowsPerSheet - this.#lastRow))
      await entry.write(rowsXml(plan, piece, this.#lastRow + 1))
      this.#lastRow += piece.length
      this.rowCount += piece.length
      from += piece.length
    }
  }

  /** Closes the sheet that is open. A list without rows still has its sheet with the header. */
  async close(): Promise<void> {
    const { entry, plan } = await this.#current([])
    await entry.write(plan.tail(this.#lastRow))
    await entry.close()
    const last = columnLetters(Math.max(0, plan.cells.length - 1))
    this.#number += 1
    this.#book.sheets.push({ name: this.#freeName(), filtered: `$A$1:$${last}$${this.#lastRow}` })
    this.#open = undefined
    this.#lastRow = 1
  }

  async #current(firstRows: readonly ExportRow[]) {
    this.#plan ??= planSheet(this.#list, firstRows.slice(0, PIECE))
    if (this.#open === undefined) {
      this.#open = this.#book.zip.entry(sheetPath(this.#book.sheets.length + 1))
      await this.#open.write(this.#plan.head)
    }
    return { entry: this.#open, plan: this.#plan }
  }

  /** Two lists of one workbook may be called the same, its sheets may not. */
  #freeName(): string {
    const taken = new Set(this.#book.sheets.map(({ name }) => name.toLowerCase()))
    let number = this.#number
    while (taken.has(sheetName(this.#list.title, number).toLowerCase())) number += 1
    return sheetName(this.#list.title, number)
  }
}

/**
 * Writes a list as an XLSX workbook (ECMA-376): the data, on more sheets where one is full, and a sheet 'Keterangan'
 * that says what the list is, when it was made and which filters were active. Holds one chunk at a time.
 */
export async function writeXlsx(sink: FileSink, list: WritableList, rowsPerSheet = ROWS_PER_SHEET): Promise<void> {
  await writeWorkbook(sink, list, { lists: [list], rowsPerSheet })
}

type Heading = Pick<WritableList, 'title' | 'collegeName' | 'filterText' | 'zone' | 'printedAt'>
type Contents = { lists: readonly WritableList[]; rowsPerSheet?: number }

/** Writes several lists into one workbook, each on sheets of its own; `head` is what 'Keterangan' says of all of them. */
export async function writeWorkbook(sink: FileSink, head: Heading, { lists, rowsPerSheet = ROWS_PER_SHEET }: Contents): Promise<void> {
  const book: Book = { zip: new ZipFile(sink), sheets: [] }
  let rowCount = 0
  for (const list of lists) {
    const data = new DataSheets(book, list, rowsPerSheet)
    for await (const chunk of list.chunks) await data.add(chunk)
    await data.close()
    rowCount += data.rowCount
  }
  const sheets = [...book.sheets, { name: 'Keterangan' }]
  await book.zip.file(sheetPath(sheets.length), notesXml(notesOf(head, rowCount)))
  await book.zip.file('xl/styles.xml', STYLES_XML)
  for (const [path, xml] of packageParts(sheets, { title: head.title, author: head.collegeName, created: head.printedAt })) {
    await book.zip.file(path, xml)
  }
  await book.zip.close()
}

function notesOf(list: Heading, rowCount: number): [string, string][] {
  return [
    ['Judul', list.title],
    ['Perguruan tinggi', list.collegeName],
    ['Dicetak', formatTanggalJamZona(list.printedAt, list.zone)],
    ['Saringan', list.filterText === '' ? 'Tanpa saringan' : list.filterText],
    ['Jumlah baris', formatAngka(rowCount)],
  ]
}
