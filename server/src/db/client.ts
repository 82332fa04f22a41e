import { CamelCasePlugin, Kysely, Transaction, type Dialect } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types'
import { ClientConnection, NestedDriver, PoolDialect, TransactionConnection } from './pool-driver'
import type { DB as Database } from './schema.generated'

export type { Database }

/** What queries take: a database or a transaction in it. */
export type Db = Kysely<Database>
/** A transaction that runs already: what handlers and their queries get. */
export type Trx = Transaction<Database>

/** A pool and the query builder over it. */
export type AppDatabase = {
  readonly pool: pg.Pool
  readonly db: Db
  readonly dialect: Dialect
  close(): Promise<void>
}

export type ConnectOptions = {
  /** Connections at most; the embedded server takes 60 in all. */
  max?: number
  /** Connections that stay open when nobody asks; others are closed after ten quiet seconds. */
  kept?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** Milliseconds after which the server cancels a statement; 0 never. */
  statementTimeout?: number
  /** Hears of idle connections that broke, as when the server restarts; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

/** The role under which every request runs: owner of nothing, without login, bound by row-level security. */
export const APP_ROLE = 'sivitas_app'

/** On whose behalf a transaction runs. The database reads it for row-level security and the audit log (PL-R58). */
export type Act = {
  /** The college whose rows are visible; null sees no tenant's rows. */
  collegeId: string | null
  akun?: string | undefined
  atasNama?: string | undefined
  requestId?: string | undefined
  alamatIp?: string | undefined
  peramban?: string | undefined
  /** Comma-separated prodi that the caller may touch; none means all. Row-level security reads it. */
  prodi?: string | undefined
  /** What the audit log calls the act where 'tambah', 'ubah' or 'hapus' would say too little. */
  aksi?: string | undefined
  /** The reason given for an act that needs one. */
  alasan?: string | undefined
  readOnly?: boolean | undefined
}

const SETTINGS = {
  collegeId: 'app.college_id',
  akun: 'app.akun',
  atasNama: 'app.atas_nama',
  requestId: 'app.request_id',
  alamatIp: 'app.alamat_ip',
  peramban: 'app.peramban',
  prodi: 'app.prodi',
  aksi: 'app.aksi',
  alasan: 'app.alasan',
} as const satisfies Partial<Record<keyof Act, string>>

/**
 * Connects as the application: row-level security binds it, and RESET ROLE leads back to the application's role
 * because the role is part of the connection's start. A statement may take 60 s, and a transaction may wait 120 s for us.
 */
export function connectApp(url: string, options: ConnectOptions = {}): AppDatabase {
  const restrictions = `-c role=${APP_ROLE} -c idle_in_transaction_session_timeout=120000`
  return connect(url, { statementTimeout: 60_000, ...options }, restrictions)
}

/** Connects as the owner named in the address: for migrations, seeds, backups and tests, never for a request. */
export function connectOwner(url: string, options: ConnectOptions = {}): AppDatabase {
  return connect(url, { max: 4, ...options }, '')
}

function connect(url: string, options: ConnectOptions, restrictions: string): AppDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    min: options.kept ?? 0,
    application_name: options.applicationName ?? 'sivitas',
    // The zone is fixed so that no answer depends on where the server stands; a college's own zone is applied in SQL.
    // Walled joins are dear to plan: with every order tried, a list of ten took 5.4 ms to plan and 0.9 ms to run; so 2.3 and 0.7.
    options: `-c TimeZone=UTC -c join_collapse_limit=5 -c statement_timeout=${options.statementTimeout ?? 0} ${restrictions}`.trim(),
    types: columnTypes(),
  })
  let closing = false
  pool.on('error', (error) => {
    // The server may end a connection before our goodbye has reached it; nobody misses that one.
    if (!closing) (options.onError ?? reportLost)(error)
  })
  const dialect = new PoolDialect(pool)
  const db = new Kysely<Database>({
    dialect,
    // Keys inside jsonb are data (setting names, audit values) and must come back as they were stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const close = async () => {
    closing = true
    await pool.end()
  }
  return { pool, db, dialect, close }
}

function reportLost(error: Error): void {
  console.error('Koneksi basis data terputus:', error.message)
}

/**
 * Runs `run` in one transaction on behalf of `act`, and answers what it answers. BEGIN and all settings go in one
 * round trip; the settings end with the transaction. Whatever `run` throws rolls back and is thrown on.
 * @throws Error when a query failed and `run` went on regardless: PostgreSQL has then kept nothing, so it must not
 * look like success. Catch inside `inSavepoint` instead.
 */
export async function inTransaction<T>(app: AppDatabase, act: Act, run: (db: Trx) => Promise<T>): Promise<T> {
  const client = await app.pool.connect()
  try {
    await client.query(openingOf(act))
    const answer = await runOn(app, client, run)
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('A query in this transaction failed earlier, so nothing of it was kept.')
    client.release()
    return answer
  } catch (error) {
    await abandon(client)
    throw error
  }
}

/** One simple query; SET LOCAL is a utility statement and costs less than a SELECT of set_config. */
function openingOf(act: Act): string {
  const settings = Object.entries(SETTINGS).flatMap(([key, setting]) => {
    const value = act[key as keyof typeof SETTINGS]
    return value ? [`SET LOCAL ${setting} = ${pg.escapeLiteral(value.replaceAll('\0', ''))}`] : []
  })
  return [act.readOnly ? 'BEGIN READ ONLY' : 'BEGIN', ...settings].join('; ')
}

async function runOn<T>({ pool, db, dialect }: AppDatabase, client: pg.PoolClient, run: (db: Trx) => Promise<T>): Promise<T> {
  const connection = new TransactionConnection(new ClientConnection(client))
  const executor = db.getExecutor().withConnectionProvider(connection)
  const transaction = new Transaction<Database>({
    config: { dialect },
    dialect,
    driver: new NestedDriver(pool),
    executor,
  })
  try {
    return await run(transaction)
  } finally {
    await connection.close()
  }
}

/** Rolls back and returns the client; a client that can't even roll back is thrown away. */
async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
