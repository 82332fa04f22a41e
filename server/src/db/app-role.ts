import { sql, type Transaction } from 'kysely'
import { APP_ROLE, type Database } from './client'
import { inSavepoint } from './savepoint'

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Makes the application's role if it is missing, and lets the current user take it on. Roles belong to the whole
 * server, so another database of it may be doing the same at this moment.
 * @throws Error with the statements for the administrator when the current user may not make roles.
 */
export async function ensureAppRole(db: Transaction<Database>): Promise<void> {
  try {
    await sql
      .raw(`
        DO $$
        BEGIN
          IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${APP_ROLE}') THEN
            CREATE ROLE ${APP_ROLE} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
          END IF;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
          NULL; -- Made by somebody else in between, which is as good.
        END
        $$`)
      .execute(db)
    if (!(await mayTakeOn(db))) await sql.raw(`GRANT ${APP_ROLE} TO CURRENT_USER`).execute(db)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(
      `Peran ${APP_ROLE} belum ada atau belum diberikan, dan pengguna basis data ini tidak boleh membuatnya. ` +
        `Mintalah administrator menjalankan: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <pengguna>;`,
      { cause: error },
    )
  }
}

/** Tries it: since PostgreSQL 16 the maker of a role is its administrator without being allowed to take it on. */
async function mayTakeOn(db: Transaction<Database>): Promise<boolean> {
  try {
    await inSavepoint(db, () => sql.raw(`SET LOCAL ROLE ${APP_ROLE}`).execute(db))
    return true
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
