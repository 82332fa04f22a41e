import { sql } from 'kysely'
import type { Db } from '../db/client'

export async function countColleges(db: Db): Promise<number> {
  const { jumlah } = await db
    .selectFrom('college')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .executeTakeFirstOrThrow()
  return jumlah
}

export const countDemoColleges = async (db: Db): Promise<number> => {
  const { jumlah } = await db
    .selectFrom('college')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Row-level security binds an owner who is no superuser, so each college is written under its own setting. */
export async function movePorts(db: Db, port: number): Promise<void> {
  const demos = await db.selectFrom('college').select('collegeId').where('demo', '=', true).execute()
  await db.transaction().execute(async (trx) => {
    for (const { collegeId } of demos) {
      await sql`SELECT set_config('app.college_id', ${collegeId}, true)`.execute(trx)
      await sql`UPDATE site SET origin = regexp_replace(origin, '^(https?://[^:/]+)(:\\d+)?$', '\\1:' || ${port}::text)
                 WHERE college_id = ${collegeId} AND origin <> regexp_replace(origin, '^(https?://[^:/]+)(:\\d+)?$', '\\1:' || ${port}::text)`.execute(
        trx,
      )
    }
  })
}
