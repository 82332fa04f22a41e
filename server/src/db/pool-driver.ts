import { prepared } from './prepared'
import {
  PostgresDialect,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** One pg client as Kysely sees it. Kysely's own keeps its client private, and a transaction here needs both. */
export class ClientConnection implements DatabaseConnection {
  readonly client: PoolClient
  #cursors = 0

  constructor(client: PoolClient) {
    this.client = client
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.client.query({ text: query.sql, values: [...query.parameters], ...prepared(query.sql) })
    return { rows: rows ?? [], ...(COUNTED.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  /** Streams by a cursor of the server, so that an export of 100,000 rows holds one chunk; only inside a transaction. */
  async *streamQuery<Row>(query: CompiledQuery, chunkSize = 500): AsyncIterableIterator<QueryResult<Row>> {
    const cursor = `stream_${++this.#cursors}`
    await this.client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query.sql}`, [...query.parameters])
    for (;;) {
      const { rows } = await this.client.query(`FETCH ${chunkSize} FROM ${cursor}`)
      if (rows.length > 0) yield { rows }
      if (rows.length < chunkSize) break
    }
    // An abandoned or failed stream leaves its cursor to the end of the transaction, which closes it anyway.
    await this.client.query(`CLOSE ${cursor}`)
  }
}

/** Hands out clients of a pool. */
class PoolDriver implements Driver {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init() {}

  async acquireConnection(): Promise<ClientConnection> {
    return new ClientConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: ClientConnection) {
    await connection.client.query('BEGIN')
  }

  async commitTransaction(connection: ClientConnection) {
    await connection.client.query('COMMIT')
  }

  async rollbackTransaction(connection: ClientConnection) {
    await connection.client.query('ROLLBACK')
  }

  async releaseConnection(connection: ClientConnection) {
    connection.client.release()
  }

  async destroy() {
    await this.#pool.end()
  }
}

/** The driver inside a transaction: a second BEGIN would only warn, and its COMMIT would end the outer one. */
export class NestedDriver extends PoolDriver {
  override async beginTransaction() {
    throw new Error('A transaction is running; use inSavepoint for a part that may fail by itself.')
  }
}

/** The PostgreSQL dialect over a pool of ours. */
export class PoolDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PoolDriver(this.#pool)
  }
}

/**
 * Lends one connection to the queries of one transaction, one after the other: pipelining on one client is deprecated
 * in pg and reorders nothing for the better. After `close` it refuses, because by then the client serves another request.
 */
export class TransactionConnection implements ConnectionProvider {
  readonly #connection: DatabaseConnection
  #open = true
  #last: Promise<unknown> = Promise.resolve()

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (!this.#open) throw new Error('This transaction has ended; every query in it must be awaited before it does.')
      return await consumer(this.#connection)
    })
    this.#last = turn.catch(() => undefined)
    return await turn
  }

  /** Waits for the query that is running and refuses all later ones. */
  async close(): Promise<void> {
    this.#open = false
    await this.#last
  }
}
