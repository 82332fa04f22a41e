import { tmpdir } from 'node:os'
import type { ListInput } from '@sivitas/contract/kit/list'
import type { z } from 'zod'
import { exportColumns } from './export/columns'
import { writeExport } from './export/write-export'
import type { Reply } from './reply'

/** What a list needs of the request that asks for it; the context of every handler has it. */
export type ListContext = { reply: Reply; tenant: { college: { judul: string } } }

type Exported<Row, Shown> = {
  rows: AsyncIterable<Row>
  show: (row: Row) => Shown
  schema: z.ZodObject
  title: string
}

const CHUNK = 500

/** Streams the whole filtered list through a cursor into a file and leaves it in the reply. */
export async function exportRows<Row, Shown extends object>(
  context: ListContext,
  input: ListInput,
  { rows, show, schema, title }: Exported<Row, Shown>,
): Promise<void> {
  if (!input.format) return
  const { path, name, type } = await writeExport({
    format: input.format,
    fileName: title,
    title,
    college: { nama: context.tenant.college.judul },
    filterText: filterText(input),
    columns: exportColumns(schema, input.kolom),
    rows: chunks(rows, show, context.reply.onRows),
    directory: tmpdir(),
  })
  context.reply.file = { path, name, type }
}

async function* chunks<Row, Shown extends object>(rows: AsyncIterable<Row>, show: (row: Row) => Shown, onRows?: (count: number) => void) {
  let chunk: Record<string, unknown>[] = []
  for await (const row of rows) {
    chunk.push(show(row) as Record<string, unknown>)
    if (chunk.length < CHUNK) continue
    yield chunk
    onRows?.(chunk.length)
    chunk = []
  }
  if (chunk.length === 0) return
  yield chunk
  onRows?.(chunk.length)
}

/** The filters in words, so that a printed list says what it is a list of. */
function filterText(input: ListInput): string {
  const {
    page: _page,
    itemsPerPage: _size,
    format: _format,
    kolom: _columns,
    order: _order,
    pilih,
    ...filters
  } = input as ListInput & Record<string, unknown>
  const named = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const words = named.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  if (pilih?.length) words.push(`${pilih.length} baris terpilih`)
  return words.join(' · ')
}
