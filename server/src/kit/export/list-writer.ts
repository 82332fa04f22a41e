import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { ExportColumn } from './columns'
import type { FileSink } from './file-sink'

/** A row of a list, by field. */
export type ExportRow = Readonly<Record<string, unknown>>

/** What a format gets to write: the request with its gaps filled. */
export type WritableList = {
  title: string
  collegeName: string
  filterText: string
  columns: readonly ExportColumn[]
  chunks: AsyncIterable<readonly ExportRow[]>
  zone: ZonaWaktu
  printedAt: Date
}

/** Writes a list into a file that is open already; neither closes nor removes it. */
export type ListWriter = (sink: FileSink, list: WritableList) => Promise<void>
