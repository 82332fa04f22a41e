import pg from 'pg'
import type { AppDatabase } from '../db/client'
import type { Log } from '../kit/log'

/** That a job changed: keys only. What it is now is read by the right of whoever hears. */
export type JobSignal = { collegeId: string; idAkun: string | null; id: string; status: string }

type Listener = (signal: JobSignal) => void

const CHANNEL = 'pekerjaan'
const RECONNECT_MS = 2000

/**
 * Hears from the database that jobs changed, whichever process changed them, and tells this process. One connection,
 * opened with the first listener. What is said while it is broken is not heard: listeners look for themselves now and then.
 */
export class JobSignals {
  readonly #app: AppDatabase
  readonly #log: Log
  readonly #listeners = new Set<Listener>()
  #client: pg.Client | null = null
  #opening: Promise<void> | null = null
  readonly #closing = new AbortController()

  constructor(app: AppDatabase, log: Log) {
    this.#app = app
    this.#log = log
  }

  /** Says that the server is stopping: whoever waits for news waits in vain. */
  get ended(): AbortSignal {
    return this.#closing.signal
  }

  /** Hears from now on until the answer is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#opening ??= this.#open()
    return () => void this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#listeners.clear()
    await this.#opening
    await this.#client?.end()
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ ...this.#app.pool.options, application_name: 'sivitas-kabar' })
    client.on('notification', ({ payload }) => this.#tell(payload ?? ''))
    client.on('error', (err) => this.#again(client, err))
    client.on('end', () => this.#again(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      this.#client = client
    } catch (err) {
      this.#again(client, err)
    }
  }

  #again(client: pg.Client, err?: unknown): void {
    if (this.ended.aborted || (this.#client !== client && this.#client !== null)) return
    this.#client = null
    if (err) this.#log.warn({ err }, 'kabar pekerjaan terputus; disambung lagi')
    setTimeout(() => {
      if (!this.ended.aborted && !this.#client) this.#opening = this.#open()
    }, RECONNECT_MS).unref()
  }

  #tell(payload: string): void {
    const signal = JSON.parse(payload) as JobSignal
    for (const listener of this.#listeners) listener(signal)
  }
}
