import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Call } from '../izin/can'
import type { RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import { ExportMenu } from './export-menu'

/** As many ticked rows as one query can name (contract: `pilih`). */
const MOST_TICKED = 1000

type ListExportProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  source: Call | string
  /** What the list is called; a long one with a name is made into a file in the background. */
  title?: string | undefined
}

/** Exports a list as it is seen: its filters and order, the columns shown, and only the ticked rows where there are some. */
export function ListExport<Row extends { id: RowId }>({ table, source, title }: ListExportProps<Row>) {
  const { list, visible, selection, total } = table
  const { page: _page, itemsPerPage: _itemsPerPage, ...filters } = list.input as Record<string, unknown>
  const kolom = visible.map(({ id }) => id)
  const { value, count } = selection
  const ticked = value.kind === 'ids' && count > 0 && count <= MOST_TICKED
  const query = { ...filters, kolom, ...(ticked ? { pilih: [...value.rows.keys()].map(String) } : {}) }
  const note =
    value.kind === 'all' && value.except.size > 0
      ? 'Berkas memuat semua hasil, termasuk baris yang dikecualikan.'
      : value.kind === 'ids' && count > MOST_TICKED
        ? `Pilihan lebih dari ${formatAngka(MOST_TICKED)} baris tidak dapat diekspor; berkas memuat semua hasil.`
        : undefined
  return (
    <ExportMenu
      source={source}
      query={query}
      scope={ticked ? `${formatAngka(count)} baris yang dipilih` : `Semua hasil (${formatAngka(total)})`}
      note={note}
      list={title === undefined ? undefined : { rows: ticked ? count : total, title }}
    />
  )
}
