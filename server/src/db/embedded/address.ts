import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { SUPERUSER } from './initialise'
import type { Postmaster } from './postmaster'

/** The product's database in the embedded server. */
const DATABASE = 'sivitas'

/** Codes of a server that is not there yet, is on its way up or down, or just went. */
const NOT_NOW = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/**
 * The address of a database of the server as superuser. It goes through the unix socket where there is one, which
 * halves the time of a short transaction (0.25 ms against 0.44 ms over 127.0.0.1).
 */
export async function addressOf(home: string, { port, socketDir }: Postmaster, database = DATABASE): Promise<string> {
  const password = await readFile(join(home, 'cluster', 'password'), 'utf8')
  const user = `${SUPERUSER}:${encodeURIComponent(password)}`
  return socketDir
    ? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}&port=${port}`
    : `postgresql://${user}@127.0.0.1:${port}/${database}`
}

/** Whether the server takes connections now; makes the product's database if it is missing. */
export async function answers(home: string, postmaster: Postmaster): Promise<boolean> {
  if (postmaster.status !== 'ready') return false
  const client = new pg.Client({
    connectionString: await addressOf(home, postmaster, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  // A connection that breaks between two queries reports it here; the query that follows fails and is judged below.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await createDatabase(client)
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (NOT_NOW.has(code ?? '') || message.includes('terminated')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    // Two first starts at once: the other one made it, as duplicate_database or as a clash in the catalogue's index.
    if (!['42P04', '23505'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
