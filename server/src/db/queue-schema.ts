import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import { APP_ROLE, type AppDatabase } from './client'

/** The schema that pg-boss keeps its messages in. They carry ids only; what a job is stands in `pekerjaan`, behind the walls. */
export const QUEUE_SCHEMA = 'pgboss'
/** The one queue: priority and time order the messages of all kinds and colleges. */
export const QUEUE = 'pekerjaan'

/** Seconds that a worker has between taking a message and taking the job it speaks of; a message of a dead one comes again. */
const EXPIRE_SECONDS = 120
const LOCK = `hashtextextended('sivitas-antrean', 0)`

/**
 * Makes or updates pg-boss's tables as the owner and lets the application use them: the application may write messages
 * and take them, but neither make queues nor empty them. Several servers may do so at the same moment; pg-boss by itself
 * would trip over the other's schema.
 */
export async function installQueue({ pool }: AppDatabase): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`)
    await install(client)
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`)
    client.release()
  } catch (error) {
    // With the connection the lock goes.
    client.release(true)
    throw error
  }
}

async function install(client: PoolClient): Promise<void> {
  const db: PgBoss.Db = { executeSql: (text, values) => client.query(text, values) }
  const boss = new PgBoss({ db, schema: QUEUE_SCHEMA, supervise: false, schedule: false })
  await boss.start()
  if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 2, expireInSeconds: EXPIRE_SECONDS })
  await client.query(
    `GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${APP_ROLE};
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${QUEUE_SCHEMA} TO ${APP_ROLE}`,
  )
  await boss.stop({ graceful: false, close: false })
}
