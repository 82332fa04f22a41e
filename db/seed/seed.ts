import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { DEMO_PASSWORD } from '@sivitas/server/tenant/demo-accounts'
import { makeCollegeSeed, type SeedOptions } from './college-seed'
import { COLLEGES } from './data-master/perguruan-tinggi'
import { rujukanTables } from './data-master/rujukan'
import type { Ukuran } from './data-master/ukuran'
import { closeTables, openTables, putBack, takeOff, type TakenOff } from './kit/bulk-load'
import { copyRows } from './kit/copy'
import { STEPS } from './plan'

export interface SeedRequest {
  readonly ukuran: Ukuran
  /** Port of the server: the sites of the demo colleges stand on it. */
  readonly port?: number
  /** Throws the present demo away first; refused when a college exists that is no demo. */
  readonly paksa?: boolean
  readonly onProgress?: (message: string) => void
}

export interface SeedReport {
  readonly detik: number
  /** Rows written, by table. */
  readonly baris: Readonly<Record<string, number>>
}

/** Salt of the one hash: fixed, so that two runs give the same bytes. It guards nothing, the password is public. */
const SALT = new TextEncoder().encode('sivitas-contoh-1')

/**
 * Fills an empty database with the demo colleges and answers what was written, or null when a college exists already.
 * All or nothing: everything happens in one transaction.
 * @throws Error when `paksa` meets a college that is no demo, or when a row breaks a rule of the schema.
 */
export async function seedIfEmpty(ownerUrl: string, request: SeedRequest): Promise<SeedReport | null> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sivitas-seed',
    options: '-c statement_timeout=0 -c TimeZone=UTC',
  })
  await client.connect()
  try {
    await client.query('BEGIN')
    // Two servers that start at once: the second waits here and then finds the colleges of the first.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('sivitas-seed'))`)
    const { rows } = await client.query<{ nyata: number; semua: number }>(
      `SELECT count(*) FILTER (WHERE NOT demo)::int AS nyata, count(*)::int AS semua FROM college`,
    )
    const [ada] = rows
    if (ada !== undefined && ada.semua > 0) {
      if (request.paksa !== true) return await abandon(client)
      if (ada.nyata > 0) throw new Error('Ada perguruan tinggi yang bukan contoh dalam basis data ini; --paksa hanya membuang data contoh.')
      await empty(client)
    }
    const report = await write(client, request)
    await client.query('COMMIT')
    await analyze(client, report)
    return report
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    await client.end()
  }
}

async function abandon(client: pg.Client): Promise<null> {
  await client.query('ROLLBACK')
  return null
}

/** Empties every table of a college and the shared registers; keys of the server and the record of migrations stay. */
async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ daftar: string | null }>(
    `SELECT string_agg(quote_ident(relname), ', ') AS daftar FROM pg_class c
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND (relname IN ('wilayah', 'sekolah', 'referensi_perguruan_tinggi', 'referensi_prodi')
         OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'college_id' AND NOT a.attisdropped))`,
  )
  await client.query(`TRUNCATE ${rows[0]?.daftar ?? 'college'} RESTART IDENTITY`)
}

/** Tables whose foreign keys and secondary indexes come off for the copy. */
async function seededTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  return rows.map((r) => r.table)
}

async function write(client: pg.Client, { ukuran, port = 3000, onProgress = () => undefined }: SeedRequest): Promise<SeedReport> {
  const mulai = performance.now()
  const detik = (): number => (performance.now() - mulai) / 1000
  const baris: Record<string, number> = {}
  const kabar = (pesan: string): void => onProgress(`${pesan} (${detik().toFixed(1)} detik)`)
  const options: SeedOptions = { ukuran, port, sandiHash: await hash(DEMO_PASSWORD, { salt: SALT }) }
  const terbuka = await openTables(client)
  const lepas: TakenOff = await takeOff(client, await seededTables(client))
  for (const rows of rujukanTables()) baris[rows.table] = (baris[rows.table] ?? 0) + (await copyRows(client, rows))
  for (const def of COLLEGES) {
    const college = makeCollegeSeed(def, options)
    kabar(`${def.nama}: ${college.mahasiswa.length} mahasiswa disusun`)
    for (const step of STEPS) {
      for (const rows of step.tables(college)) baris[rows.table] = (baris[rows.table] ?? 0) + (await copyRows(client, rows))
      kabar(`${def.nama}: ${step.nama}`)
    }
  }
  await putBack(client, lepas)
  kabar('Indeks dan kunci tamu dipasang')
  // The log went in without its triggers, so that its chain is made here, in the order of the rows (PL-R58).
  for (const { id } of COLLEGES) await client.query('SELECT audit_segel($1)', [id])
  kabar('Log audit disegel')
  await closeTables(client, terbuka)
  return { detik: detik(), baris }
}

async function analyze(client: pg.Client, report: SeedReport): Promise<void> {
  for (const table of Object.keys(report.baris)) await client.query(`VACUUM (ANALYZE) "${table}"`)
}
