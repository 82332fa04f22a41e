import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { hasClientPrograms, dumpDatabase } from './client-programs'
import { exportDatabase } from './export-database'

export type Saved = {
  readonly file: string
  readonly bytes: number
  /** Tables and rows of our own export; null for a dump, which does not say. */
  readonly counts: { readonly tables: number; readonly rows: number } | null
}

/**
 * Saves the database at `url` to `path` plus the ending of its format: a dump where the system's pg_dump fits the
 * server, else our own export. An interrupted backup never carries the final name.
 */
export async function saveDatabase(url: string, path: string): Promise<Saved> {
  await mkdir(dirname(path), { recursive: true })
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`)
    const byDump = await hasClientPrograms(Math.floor(rows[0]!.version / 10_000))
    const file = `${path}${byDump ? '.dump' : '.tar.gz'}`
    const counts = await writeWhole(file, async (part) => {
      if (byDump) {
        await dumpDatabase(url, part)
        return null
      }
      const { manifest } = await exportDatabase(client, part)
      return { tables: manifest.tabel.length, rows: manifest.tabel.reduce((sum, { baris }) => sum + baris, 0) }
    })
    return { file, bytes: (await stat(file)).size, counts }
  } finally {
    await client.end()
  }
}

async function writeWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  const part = `${file}.part`
  try {
    const answer = await write(part)
    await rename(part, file)
    return answer
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
