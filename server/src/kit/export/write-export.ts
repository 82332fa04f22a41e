import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportFormat } from '@sivitas/contract/kit/list'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { ExportColumn } from './columns'
import { writeCsv } from './csv'
import { FileSink } from './file-sink'
import type { ExportRow, ListWriter, WritableList } from './list-writer'
import { writePdf } from './pdf/list-pdf'
import { writeXlsx } from './xlsx/workbook'

/** A list on its way into a file. */
export type ExportRequest = {
  format: ExportFormat
  /** Name for the person who downloads it, without extension. */
  fileName: string
  /** Heading of the list. */
  title: string
  college: { nama: string; zonaWaktu?: ZonaWaktu }
  /** The active filters in words, so that a printed list says what it leaves out. */
  filterText?: string
  columns: readonly ExportColumn[]
  /** Rows in chunks, as a cursor fetches them; what is held at a time is one chunk. */
  rows: AsyncIterable<readonly ExportRow[]>
  /** Where the file is made; the system's temporary folder unless named. */
  directory?: string
  /** The moment that the file names as its printing; now unless named. */
  printedAt?: Date
}

/** A finished file. Whoever asked for it removes it. */
export type ExportFile = { path: string; name: string; type: string; size: number; rowCount: number }

const FORMATS: Record<ExportFormat, { write: ListWriter; type: string }> = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  pdf: { write: writePdf, type: 'application/pdf' },
}

/**
 * Writes a list into a temporary file. XLSX and CSV hold one chunk of rows at a time, whatever the list's length.
 * On failure no file stays behind.
 * @throws Galat 422 when a PDF would have more than 5,000 rows; whatever `rows` throws.
 */
export async function writeExport(request: ExportRequest): Promise<ExportFile> {
  const { write, type } = FORMATS[request.format]
  const path = join(request.directory ?? tmpdir(), `ekspor-${randomUUID()}.${request.format}`)
  const counter = { rows: 0 }
  const sink = await FileSink.create(path)
  try {
    await write(sink, writable(request, counter))
    await sink.close()
  } catch (error) {
    await sink.discard()
    throw error
  }
  return { path, name: `${safeName(request.fileName)}.${request.format}`, type, size: sink.size, rowCount: counter.rows }
}

function writable(request: ExportRequest, counter: { rows: number }): WritableList {
  return {
    title: request.title,
    collegeName: request.college.nama,
    filterText: request.filterText ?? '',
    columns: request.columns,
    chunks: counted(request.rows, counter),
    zone: request.college.zonaWaktu ?? 'Asia/Jakarta',
    printedAt: request.printedAt ?? new Date(),
  }
}

async function* counted(rows: AsyncIterable<readonly ExportRow[]>, counter: { rows: number }) {
  for await (const chunk of rows) {
    counter.rows += chunk.length
    yield chunk
  }
}

/** A name that every file system takes: no separators, control or reserved characters, no dots at the ends. */
function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120)
  return safe === '' ? 'ekspor' : safe
}
