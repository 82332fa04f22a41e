import { open } from 'node:fs/promises'
import { ensureAppRole } from '../app-role'
import { connectOwner } from '../client'
import { migrate } from '../migrate'
import { listTables, plain } from './catalogue'
import { hasClientPrograms, restoreDump } from './client-programs'
import { importDatabase } from './import-database'

export type Recovered = {
  /** When the archive was made; null for a dump, which does not say. */
  readonly made: string | null
  readonly counts: { readonly tables: number; readonly rows: number } | null
  /** Migrations newer than the archive that ran afterwards. */
  readonly added: readonly string[]
}

/**
 * Fills the empty database at `url` from `file`, whichever of the two formats it has, and brings it to the newest
 * migration of `folder`.
 */
export async function recoverDatabase(url: string, file: string, folder: string): Promise<Recovered> {
  const owner = connectOwner(url, { applicationName: 'sivitas-restore' })
  try {
    if (!(await isDump(file))) {
      const { header, manifest, added } = await importDatabase(owner, file, { url, folder })
      const rows = manifest.tabel.reduce((sum, { baris }) => sum + baris, 0)
      return { made: header.dibuat, counts: { tables: manifest.tabel.length, rows }, added }
    }
    const client = await owner.pool.connect()
    try {
      const tables = await listTables(client)
      if (tables.length > 0) throw new Error(`Basis data tujuan tidak kosong (${plain(tables[0]!)}). Gunakan basis data kosong.`)
      if (!(await hasClientPrograms(1))) throw new Error('Berkas ini dibuat oleh pg_dump; pasang pg_restore untuk memulihkannya.')
    } finally {
      client.release()
    }
    await owner.db.transaction().execute(ensureAppRole)
    await restoreDump(url, file)
    return { made: null, counts: null, added: await migrate(url, folder) }
  } finally {
    await owner.close()
  }
}

/** pg_dump's custom format begins with these letters. */
async function isDump(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(5), length: 5 })
    return buffer.toString('latin1') === 'PGDMP'
  } finally {
    await handle.close()
  }
}
