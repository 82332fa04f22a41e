import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { digest, FORMAT, HEADER, MANIFEST, Measure, type Contents, type Header, type Manifest } from './archive'
import { columnList, listMigrations, listSequences, listTables, plain, quoted, type Table } from './catalogue'
import { TAR_END, tarEntry } from './tar'

const PIECE = 1_000_000
/** Level 3 packs COPY text nearly as small as 6 in half the time. */
const GZIP = { level: 3 }

/**
 * Writes every table as it stands at one moment to `file`, while others go on writing to the database, and answers
 * what is inside. Needs only the connection; memory stays flat.
 * @throws Error when row-level security would hide rows from this connection: a backup must be whole.
 */
export async function exportDatabase(client: ClientBase, file: string): Promise<Contents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    // Off means: fail rather than leave out rows silently.
    await client.query('SET LOCAL row_security = off; SET LOCAL statement_timeout = 0')
    const header = await describe(client)
    const manifest: Manifest = { header: '', tabel: [], urutan: [] }
    const parts = archiveParts(client, { header, manifest })
    await pipeline(Readable.from(parts), createGzip(GZIP), createWriteStream(file, { mode: 0o600 }))
    return { header, manifest }
  } finally {
    await client.query('ROLLBACK')
  }
}

async function describe(client: ClientBase): Promise<Header> {
  const migrasi = await listMigrations(client)
  if (migrasi.length === 0) throw new Error('Basis data ini belum berisi Sivitas; tidak ada yang perlu dicadangkan.')
  const { rows } = await client.query<{ dibuat: Date; postgres: string }>(
    `SELECT now() AS dibuat, current_setting('server_version') AS postgres`,
  )
  const { dibuat, postgres } = rows[0]!
  return { format: FORMAT, dibuat: dibuat.toISOString(), postgres, migrasi, tabel: await listTables(client) }
}

async function* archiveParts(client: ClientBase, { header, manifest }: Contents): AsyncGenerator<Buffer> {
  const changed = new Date(header.dibuat)
  const first = Buffer.from(JSON.stringify(header, null, 2))
  manifest.header = digest(first)
  yield tarEntry(HEADER, first, changed)
  for (const table of header.tabel) {
    const measure = new Measure()
    let piece = 0
    const copy = client.query(copyTo(`COPY ${quoted(table)} (${columnList(table)}) TO STDOUT`))
    for await (const body of inPieces(copy)) {
      measure.add(body)
      yield tarEntry(pieceName(table, ++piece), body, changed)
    }
    manifest.tabel.push({ nama: plain(table), baris: copy.rowCount, byte: measure.bytes, sha256: measure.sha256() })
  }
  manifest.urutan.push(...(await listSequences(client)))
  yield tarEntry(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)), changed)
  yield TAR_END
}

function pieceName({ schema, name }: Table, piece: number): string {
  return `data/${schema}/${name}/${String(piece).padStart(6, '0')}`
}

/** COPY hands out small pieces; an entry for each would double the archive. */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of source) {
    parts.push(part)
    length += part.length
    if (length < PIECE) continue
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts)
}
