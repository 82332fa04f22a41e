import pg from 'pg'
import { demoSites } from './data-master/college-tables'

/** Lets the sites of the demo colleges follow the port of the server. Sites that somebody added stay as they are. */
export async function ensureDemoSites(ownerUrl: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sivitas-seed' })
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ college_id: string }>('SELECT college_id FROM college WHERE demo')
    for (const { college_id: id } of rows) {
      // Row-level security binds an owner who is no superuser, so each college is written under its own setting.
      await client.query(`SELECT set_config('app.college_id', $1, true)`, [id])
      for (const { origin } of demoSites(id, port)) {
        const host = new URL(origin).hostname
        await client.query(`UPDATE site SET origin = $1 WHERE college_id = $2 AND origin ~ $3 AND origin <> $1`, [
          origin,
          id,
          `^http://${host.replaceAll('.', '\\.')}(:\\d+)?$`,
        ])
      }
      await client.query(
        `UPDATE konfigurasi SET value = regexp_replace(value, ':\\d+$', ':' || $1::text) WHERE college_id = $2 AND keyword = 'url_portal_terpisah' AND value ~ '^http://terpisah\\.pt03\\.localhost:'`,
        [port, id],
      )
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    await client.end()
  }
}
