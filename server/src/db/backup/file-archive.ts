import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { FileStore } from '../../files/store'
import { readTar, TAR_END, tarEntry } from './tar'

/*
 * Uploaded files stand in a tar of their own beside the database's archive, as `berkas/college/sha256/000001` in pieces.
 * Packing them would gain little: photos, PDF and ZIP are packed already. A content's name is its hash, so nothing more
 * is needed to prove it whole.
 */

const PIECE = 16_000_000

/** A content that is being put together from its pieces. */
type Opened = { collegeId: string; sha256: string; path: string }

/** Where the files of a backup stand, by where its database stands. */
export const fileArchiveOf = (backup: string): string => `${backup.replace(/\.(dump|tar\.gz)$/, '')}.berkas.tar`

/**
 * Saves the contents of every college beside the backup and answers how many there are. After the database was saved:
 * what its rows refer to is still there, since contents are swept an hour after their last row at the earliest.
 */
export async function saveFiles(store: FileStore, url: string, backup: string): Promise<{ file: string; count: number; bytes: number }> {
  const file = fileArchiveOf(backup)
  const part = `${file}.part`
  const counted = { count: 0 }
  try {
    await pipeline(Readable.from(entries(store, await collegesOf(url), counted)), createWriteStream(part, { mode: 0o600 }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { file, ...counted, bytes: (await stat(file)).size }
}

/**
 * Brings the contents of a backup back into the store and answers how many there were.
 * @throws Error when the archive is cut short or a content is not what its name says; the contents before it stay
 */
export async function restoreFiles(store: FileStore, backup: string): Promise<number> {
  const file = fileArchiveOf(backup)
  const folder = await mkdtemp(join(dirname(file), '.pulih-'))
  let count = 0
  try {
    const open: Opened[] = []
    for await (const { name, body } of readTar(createReadStream(file))) {
      const [, collegeId, sha256] = /^berkas\/([^/]+)\/([0-9a-f]{64})\/\d+$/.exec(name) ?? []
      if (!collegeId || !sha256) throw new Error(`Cadangan berkas memuat entri yang tidak dikenal: ${name}`)
      const begins = open[0]?.sha256 !== sha256 || open[0].collegeId !== collegeId
      if (begins) await putAll(store, open.splice(0))
      if (begins) count += open.push({ collegeId, sha256, path: join(folder, sha256) })
      await appendFile(join(folder, sha256), body)
    }
    await putAll(store, open)
    return count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function collegesOf(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('SELECT college_id AS id FROM college ORDER BY 1')
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

async function* entries(store: FileStore, colleges: readonly string[], counted: { count: number }): AsyncGenerator<Buffer> {
  for (const collegeId of colleges) {
    for await (const { sha256, putAt } of store.list(collegeId)) {
      counted.count += 1
      let piece = 0
      for await (const body of inPieces(await store.open({ collegeId, sha256 })))
        yield tarEntry(`berkas/${collegeId}/${sha256}/${String(++piece).padStart(6, '0')}`, body, putAt)
    }
  }
  yield TAR_END
}

async function* inPieces(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  let any = false
  for await (const part of source as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length < PIECE) continue
    any = true
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  // An empty content is a content too, and needs its entry.
  if (length > 0 || !any) yield Buffer.concat(parts)
}

async function putAll(store: FileStore, contents: readonly Opened[]): Promise<void> {
  for (const content of contents) await putWhole(store, content)
}

async function putWhole(store: FileStore, { collegeId, sha256, path }: Opened): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256) throw new Error(`Berkas ${sha256} dalam cadangan rusak.`)
  await store.put({ collegeId, sha256 }, { path })
}
