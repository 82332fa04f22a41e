import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/**
 * Whether pg_dump and pg_restore of the system can serve a server of this major version; an older pg_dump refuses a
 * newer server. The embedded PostgreSQL comes without them.
 */
export async function hasClientPrograms(serverMajor: number): Promise<boolean> {
  const majors = await Promise.all(['pg_dump', 'pg_restore'].map(majorOf))
  return majors.every((major) => major >= serverMajor)
}

/** Writes the whole database, definitions included, in pg_dump's custom format. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--exclude-schema=pgboss', `--file=${file}`], { env: environmentFor(url) })
}

/** Fills an empty database from a dump in one transaction: all of it or nothing. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const env = environmentFor(url)
  const options = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${env['PGDATABASE']}`]
  await run('pg_restore', [...options, file], { env, maxBuffer: 10_000_000 })
}

/** Major version of a program, 0 where it is missing. */
async function majorOf(program: string): Promise<number> {
  const answer = await run(program, ['--version']).catch(() => null)
  return Number(/\(PostgreSQL\) (\d+)/.exec(answer?.stdout ?? '')?.[1] ?? 0)
}

/** The address as environment: as an argument everybody on the machine could read the password. */
function environmentFor(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client(url)
  const sslMode = new URL(url).searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
}
