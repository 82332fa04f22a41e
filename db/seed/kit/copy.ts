import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { TableRows } from './copy-text'

const CHUNK = 128 * 1024

/** Copies rows into a table and answers how many; one COPY, so a bad row leaves the table as it was. */
export async function copyRows(client: pg.ClientBase, rows: TableRows): Promise<number> {
  if (rows.columns.length === 0) return 0
  const columns = rows.columns.map((c) => `"${c}"`).join(', ')
  const stream = client.query(from(`COPY "${rows.table}" (${columns}) FROM STDIN`))
  // Waited for from the start: a COPY that the server refuses fails while we still write.
  const done = finished(stream)
  let failure: unknown
  done.catch((error: unknown) => (failure = error))
  const alive = (): boolean => failure === undefined && !stream.destroyed
  let chunk = ''
  for (const text of rows.lines) {
    chunk += text
    if (chunk.length < CHUNK) continue
    const full = !stream.write(chunk)
    chunk = ''
    if (full) await Promise.race([once(stream, 'drain'), done])
    if (!alive()) break
  }
  if (alive()) stream.end(chunk)
  await done
  return stream.rowCount
}
