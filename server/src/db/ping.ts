import type { AppDatabase } from './client'

/** Whether the database answers. */
export async function ping({ pool }: AppDatabase): Promise<boolean> {
  try {
    await pool.query('SELECT 1')
    return true
  } catch {
    // Not ready is an answer here, and the caller says so.
    return false
  }
}
