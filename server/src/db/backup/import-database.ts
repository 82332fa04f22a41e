import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { AppDatabase } from '../client'
import { migrate, runMigrations } from '../migrate'
import { SqlFiles } from '../sql-files'
import { readEntries, tableOf, verifyArchive, type Contents } from './archive'
import { columnList, listMigrations, listTables, plain, quoted, type Table } from './catalogue'

export type Restored = Contents & {
  /** Migrations newer than the archive that ran on the restored rows. */
  readonly added: readonly string[]
}

/**
 * Fills the database at `owner` with the archive `file`: verifies the file, brings the database to the archive's
 * migrations, loads all tables in one transaction with triggers off, sets the sequences, compares the counts, and then
 * runs what is newer in `folder`. A failure leaves no row behind, so it can be repeated.
 * @throws Error before anything is touched when the file is damaged, the program is older than it, or the database
 * holds data.
 */
export async function importDatabase(owner: AppDatabase, file: string, place: { url: string; folder: string }): Promise<Restored> {
  const contents = await verifyArchive(file)
  const client = await owner.pool.connect()
  try {
    await assertUnused(client, contents)
    await assertKnown(contents, place.folder)
    await runMigrations(owner, new SqlFiles(place.folder, contents.header.migrasi.at(-1)))
    await assertSameTables(client, contents)
    await loadAll(client, file, contents)
    await client.query('ANALYZE')
  } finally {
    client.release()
  }
  return { ...contents, added: await migrate(place.url, place.folder) }
}

/** Refuses a database with rows of a college, with tables of something else, or newer than the archive. */
async function assertUnused(client: PoolClient, { header }: Contents): Promise<void> {
  const tables = await listTables(client)
  const applied = await listMigrations(client)
  const advice = 'Gunakan basis data kosong: untuk yang bawaan, hentikan aplikasi lalu pindahkan folder data PostgreSQL-nya.'
  if (applied.length === 0 && tables.length > 0) {
    throw new Error(`Basis data tujuan berisi tabel lain (${tables.slice(0, 3).map(plain).join(', ')}). ${advice}`)
  }
  const newer = applied.find((name) => !header.migrasi.includes(name))
  if (newer) throw new Error(`Basis data tujuan sudah lebih baru daripada cadangan (migrasi ${newer}). ${advice}`)
  for (const table of tables.filter(({ columns }) => columns.includes('college_id'))) {
    const { rows } = await client.query<{ used: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS used`)
    if (rows[0]?.used) throw new Error(`Basis data tujuan tidak kosong: tabel ${plain(table)} berisi data. ${advice}`)
  }
}

async function assertKnown({ header }: Contents, folder: string): Promise<void> {
  const known = await new SqlFiles(folder).getMigrations()
  const unknown = header.migrasi.filter((name) => !(name in known))
  if (unknown.length === 0) return
  throw new Error(`Cadangan ini dibuat oleh versi program yang lebih baru (migrasi ${unknown.join(', ')}). Perbarui program dahulu.`)
}

async function assertSameTables(client: PoolClient, { header }: Contents): Promise<void> {
  const here = shapeOf(await listTables(client))
  const there = shapeOf(header.tabel)
  const names = [...new Set([...here.keys(), ...there.keys()])]
  const different = names.filter((name) => here.get(name) !== there.get(name))
  if (different.length > 0) throw new Error(`Susunan tabel tidak sama dengan cadangan: ${different.join(', ')}.`)
}

/** Tables by name with their columns in a fixed order: a column added later stands elsewhere in an older database. */
function shapeOf(tables: Table[]): Map<string, string> {
  return new Map(tables.map((table) => [plain(table), table.columns.toSorted().join()]))
}

async function loadAll(client: PoolClient, file: string, contents: Contents): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL statement_timeout = 0')
    await triggersOff(client)
    // Migrations bring reference rows along; the archive has them too, perhaps changed by the college.
    await client.query(`TRUNCATE ${contents.header.tabel.map(quoted).join(', ')}`)
    await loadTables(client, file, contents)
    await assertCounts(client, contents)
    for (const { value, called, ...sequence } of contents.manifest.urutan) {
      await client.query('SELECT setval($1::regclass, $2::int8, $3)', [quoted(sequence), value, called])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Rows are as the triggers left them; running them again would write a second audit log and new times. */
async function triggersOff(client: PoolClient): Promise<void> {
  try {
    await client.query('SET LOCAL session_replication_role = replica')
  } catch (error) {
    throw new Error(
      'Pemulihan memerlukan superuser, atau hak yang diberikan administrator: ' +
        'GRANT SET ON PARAMETER session_replication_role TO <pengguna>; ALTER ROLE <pengguna> BYPASSRLS;',
      { cause: error },
    )
  }
}

async function loadTables(client: PoolClient, file: string, { header }: Contents): Promise<void> {
  const tables = new Map(header.tabel.map((table) => [plain(table), table]))
  const entries = readEntries(file)
  let next = await entries.next()
  async function* piecesOf(name: string) {
    for (; !next.done && tableOf(next.value) === name; next = await entries.next()) yield next.value.body
  }
  while (!next.done) {
    const table: Table | undefined = tables.get(tableOf(next.value) ?? '')
    if (table) {
      const copy = client.query(copyFrom(`COPY ${quoted(table)} (${columnList(table)}) FROM STDIN`))
      await pipeline(Readable.from(piecesOf(plain(table))), copy)
    } else next = await entries.next()
  }
}

async function assertCounts(client: PoolClient, { header, manifest }: Contents): Promise<void> {
  const expected = new Map(manifest.tabel.map(({ nama, baris }) => [nama, baris]))
  for (const table of header.tabel) {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${quoted(table)}`)
    if (rows[0]?.n === expected.get(plain(table))) continue
    throw new Error(`Jumlah baris ${plain(table)} tidak sama dengan cadangan: ${rows[0]?.n} dan ${expected.get(plain(table))}.`)
  }
}
