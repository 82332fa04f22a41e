import { formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import { Galat } from '../../galat'
import type { ListWriter, WritableList } from '../list-writer'
import { listCell } from './list-cell'
import { breakable, lettersPerLine, listLayout } from './list-layout'
import { LIST_TEMPLATE } from './list-template'
import { typstPdf } from './typst'

/** Typst sets a document as a whole; 5,000 rows of 20 columns take about 450 MB for 3 s. */
export const PDF_MAX_ROWS = 5000

const RIGHT = new Set(['int', 'decimal', 'rupiah'])

/**
 * Prints a list: A4, across when there are more than six columns; college, title and filters on the first page, the
 * header row on each, 'Dicetak' and 'Halaman 1 dari n' at the foot.
 * @throws Galat 422 above 5,000 rows, without reading the rest of the list.
 */
export const writePdf: ListWriter = async (sink, list) => {
  const rows = await textRows(list)
  const titles = list.columns.map(({ title }) => title)
  const { shares, ...layout } = listLayout(titles, rows)
  const letters = lettersPerLine({ shares, ...layout })
  const pdf = await typstPdf(LIST_TEMPLATE, {
    ...layout,
    college: list.collegeName,
    title: list.title,
    filter: list.filterText,
    printed: `Dicetak ${formatTanggalJamZona(list.printedAt, list.zone)}`,
    columns: list.columns.map(({ title, type = 'text' }, index) => ({ title, width: shares[index], right: RIGHT.has(type) })),
    rows: rows.map((row) => row.map((text, index) => breakable(text, letters[index] ?? text.length))),
  })
  sink.add(pdf)
}

async function textRows({ chunks, columns, zone }: WritableList): Promise<string[][]> {
  const rows: string[][] = []
  for await (const chunk of chunks) {
    if (rows.length + chunk.length > PDF_MAX_ROWS) {
      throw new Galat([422, 'pdf_terlalu_panjang'], 'PDF paling banyak 5.000 baris. Persempit saringan atau pilih XLSX.')
    }
    for (const row of chunk) rows.push(columns.map(({ key, type = 'text' }) => listCell(type, row[key], zone)))
  }
  return rows
}
