import { sql, type Transaction } from 'kysely'
import type { Database } from './client'

/**
 * Runs `run` so that its failure undoes only its own writes and leaves the transaction usable: for bulk writes that
 * answer one result per row. Call it for one row after the other, never side by side in the same transaction.
 */
export async function inSavepoint<T>(db: Transaction<Database>, run: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT baris`.execute(db)
  try {
    const answer = await run()
    await sql`RELEASE SAVEPOINT baris`.execute(db)
    return answer
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT baris`.execute(db)
    await sql`RELEASE SAVEPOINT baris`.execute(db)
    throw error
  }
}
