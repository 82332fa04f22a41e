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

/** The demo's own hosts; what somebody added to a demo college stays. */
const LOCAL = '^http://([a-z0-9.-]+\\.)?(localhost|127\\.0\\.0\\.1)(:\\d+)?(/|$)'

/** Row-level security binds an owner who is no superuser, so each college is written under its own setting. */
export async function movePorts(db: Db, port: number): Promise<void> {
  const demos = await db.selectFrom('college').select('collegeId').where('demo', '=', true).execute()
  const moved = (column: string) => sql`regexp_replace(${sql.ref(column)}, '^(http://[^/:]+)(:\\d+)?', ${String.raw`\1:${port}`})`
  await db.transaction().execute(async (trx) => {
    for (const { collegeId } of demos) {
      await sql`SELECT set_config('app.college_id', ${collegeId}, true)`.execute(trx)
      await sql`UPDATE site SET origin = ${moved('origin')} WHERE college_id = ${collegeId} AND origin ~ ${LOCAL} AND origin <> ${moved('origin')}`.execute(
        trx,
      )
      // Systems of the demo stand on the same port: the separate portal of PT03 and the client that shows the claims.
      await sql`UPDATE konfigurasi SET value = ${moved('value')}
                 WHERE college_id = ${collegeId} AND tipe = 'url' AND value ~ ${LOCAL} AND value <> ${moved('value')}`.execute(trx)
      await sql`UPDATE sso_klien SET redirect_uri = ARRAY(SELECT CASE WHEN alamat ~ ${LOCAL} THEN ${moved('alamat')} ELSE alamat END FROM unnest(redirect_uri) AS alamat)
                 WHERE college_id = ${collegeId} AND id = 'demo'`.execute(trx)
    }
  })
}
