import { sql } from 'kysely'
import PgBoss from 'pg-boss'
import { APP_ROLE, type AppDatabase } from './client'

/** The schema that pg-boss keeps its messages in. They carry ids only; what a job is stands in `pekerjaan`, behind the walls. */
export const QUEUE_SCHEMA = 'pgboss'
/** The one queue: priority and time order the messages of all kinds and colleges. */
export const QUEUE = 'pekerjaan'

/** Seconds that a worker has between taking a message and taking the job it speaks of; a message of a dead one comes again. */
const EXPIRE_SECONDS = 120

/**
 * Makes or updates pg-boss's tables as the owner and lets the application use them: the application may write messages
 * and take them, but neither make queues nor empty them. Several servers may do so at the same moment.
 */
export async function installQueue({ pool, db }: AppDatabase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 2, expireInSeconds: EXPIRE_SECONDS })
    await sql
      .raw(
        `GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${APP_ROLE};
         GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${QUEUE_SCHEMA} TO ${APP_ROLE}`,
      )
      .execute(db)
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
