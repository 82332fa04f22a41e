import { performance } from 'node:perf_hooks'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { readConfig } from '@sivitas/server/config'
import { connectApp, type AppDatabase } from '@sivitas/server/db/client'
import { makeServer } from '@sivitas/server/http/server'
import { makeLog } from '@sivitas/server/kit/log'
import { makeServices } from '@sivitas/server/services'
import { followPort } from '@sivitas/server/tenant/demo'
import { send, signIn } from '../http'
import type { Target } from '../load'
import { PASSWORD } from '../stage'

type Statement = { text: string; values: unknown[]; ms: number }

/** Remembers every statement that goes over the pool, with how long it took. */
function listen(app: AppDatabase): Statement[] {
  const heard: Statement[] = []
  app.pool.on('connect', (client: pg.PoolClient) => {
    const query: unknown = client.query
    if (typeof query !== 'function') throw new TypeError('The client of the pool has no query.')
    const listening = async (...parts: unknown[]): Promise<unknown> => {
      const [first, second] = parts
      const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as { text: string; values?: unknown[] }
      const start = performance.now()
      const answer: unknown = await Reflect.apply(query, client, parts)
      heard.push({ text, values: values ?? [], ms: performance.now() - start })
      return answer
    }
    Object.assign(client, { query: listening })
  })
  return heard
}

/** What PostgreSQL does for a statement, on behalf of the first college and under its walls. */
async function explain(url: string, { text, values }: Statement): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c role=sivitas_app -c app.college_id=pt01 -c TimeZone=UTC -c join_collapse_limit=5',
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}

/** The dearest statement of each call and its plan. The calls run in this very process, so that statements can be heard. */
export async function printPlans(databaseUrl: string, calls: readonly Target[]): Promise<void> {
  const app = connectApp(databaseUrl)
  const heard = listen(app)
  const config = readConfig({
    SECRET_KEY: 'kunci-rahasia-untuk-pengukuran-saja',
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    FILES_DIR: join(tmpdir(), `bench-rencana-${process.pid}`),
  })
  const services = await makeServices(config, app, makeLog(config.logLevel))
  const server = makeServer(services)
  await new Promise<void>((listening) => server.listen(0, listening))
  try {
    const { port } = server.address() as AddressInfo
    // The demo colleges are found by the port that people ask.
    await followPort(databaseUrl, port)
    services.tenants.forget()
    const base = `http://localhost:${port}`
    const token = await signIn(base, 'admin', PASSWORD)
    for (const { name, url, ...rest } of calls) {
      heard.length = 0
      const { pathname, search } = new URL(url)
      const { status, ms } = await send({ ...rest, url: `${base}${pathname}${search}`, token })
      const dearest = heard.toSorted((a, b) => b.ms - a.ms)[0]
      if (!dearest) continue
      console.info(
        `\n### ${name}\n\n${status}, ${ms.toFixed(0)} ms dalam proses ini; ${heard.length} pernyataan, yang termahal ${dearest.ms.toFixed(0)} ms:\n`,
      )
      console.info(`\`\`\`\n${await explain(databaseUrl, dearest)}\n\`\`\``)
    }
  } finally {
    await services.signals.close()
    await new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
    await app.close()
  }
}
