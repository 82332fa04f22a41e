import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db } from '../db/client'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema'

/** What a message says: which job of which college may be looked at. The message bears the job's own id, so a job has one at most. */
export type Message = { collegeId: string; id: string }

type Sending = { prioritas?: number; jeda?: number }

/** pg-boss on a connection of ours: of a transaction, so that message and job are kept together, or of the pool. */
const on = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    // Past Kysely's plugins: pg-boss names its columns as it reads them.
    const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, values ?? []))
    return { rows }
  },
})

/** Never started: it only spells the statements, which run on the connection that each call names. */
const speller = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A message needs the connection of its transaction.')) },
  schema: QUEUE_SCHEMA,
  migrate: false,
  supervise: false,
  schedule: false,
})

/** Sends the message in the caller's transaction: it arrives when that commits, after `jeda` seconds. One that is there stays. */
export async function send(db: Db, message: Message, { prioritas = 0, jeda = 0 }: Sending = {}): Promise<void> {
  await speller.send(QUEUE, message, { id: message.id, priority: prioritas, startAfter: jeda, db: on(db) })
}

/** Takes the message back in the caller's transaction: nobody needs to look at the job any more. */
export const unsend = (db: Db, { id }: Pick<Message, 'id'>): Promise<void> => speller.deleteJob(QUEUE, id, { db: on(db) })

/** A worker's end of the queue. */
export type Inbox = {
  /** At most `count` messages, the most urgent first; they are this worker's for two minutes. */
  take(count: number): Promise<Message[]>
  close(): Promise<void>
}

/** Opens the queue for taking, and looks after it: what a dead worker had taken comes again. */
export async function openInbox(db: Db, onError: (error: Error) => void): Promise<Inbox> {
  const boss = new PgBoss({ db: on(db), schema: QUEUE_SCHEMA, migrate: false, schedule: false, maintenanceIntervalSeconds: 60 })
  boss.on('error', onError)
  await boss.start()
  return {
    async take(count) {
      const messages = await boss.fetch<Message>(QUEUE, { batchSize: count })
      return messages.map(({ data }) => data)
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
