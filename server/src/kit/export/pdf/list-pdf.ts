import { formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import { Galat } from '../../galat'
import type { ListWriter, WritableList } from '../list-writer'
import { measureOf } from './fonts'
import { listCell } from './list-cell'
import { listLayout, MARGIN } from './list-layout'
import { ListPages, PITCH } from './list-pages'
import { LIST_TEMPLATE } from './list-template'
import { typstPdf } from './typst'

/** A list on paper is set as a whole; longer ones nobody reads on paper. */
export const PDF_MAX_ROWS = 5000

/**
 * Prints a list: A4, across when there are more than six columns; college, title and filters on the first page, the
 * header row on each, 'Dicetak' and 'Halaman 1 dari n' at the foot.
 * @throws Galat 422 above 5,000 rows, without reading the rest of the list.
 */
export const writePdf: ListWriter = async (sink, list) => {
  const rows = await textRows(list)
  const layout = listLayout(list.columns, rows, measureOf('regular'))
  const heading = {
    college: list.collegeName,
    title: list.title,
    filter: list.filterText,
    printed: `Dicetak ${formatTanggalJamZona(list.printedAt, list.zone)}`,
  }
  const titles = list.columns.map(({ title }) => title)
  const sheets = await new ListPages(layout, list.columns).set(heading, titles, rows.length > 0 ? rows : [['Tidak ada data']])
  const { width, height } = layout
  sink.add(
    await typstPdf(LIST_TEMPLATE, {
      title: list.title,
      college: list.collegeName,
      width,
      height,
      margin: MARGIN,
      across: width - 2 * MARGIN,
      pitch: PITCH,
      sheets,
    }),
  )
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
