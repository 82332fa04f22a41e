import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AccessTokens, randomToken } from './auth/token'
import type { Services } from './auth/context'
import { serverKey } from './auth/queries'
import { Sessions } from './auth/sessions'
import type { Config } from './config'
import { connectApp, type AppDatabase } from './db/client'
import { startEmbedded } from './db/embedded/start'
import { migrate } from './db/migrate'
import { makeServer } from './http/server'
import { makeLog } from './kit/log'
import { startMailer } from './mail/mailer'
import { followPort, seedEmptyDatabase } from './tenant/demo'
import { Tenants } from './tenant/tenant'

export type Running = { services: Services; server: Server; port: number; ownerUrl: string; stop(): Promise<void> }

/** Brings up everything one process serves: database, tables, demo college, mailer, port. What it started it also stops. */
export async function start(config: Config): Promise<Running> {
  const log = makeLog(config.logLevel)
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir: `${config.dataDir}/postgres` })
  try {
    await migrate(database.url, config.migrationsDir)
    await seedEmptyDatabase(database.url, config)
    const services = await makeServices(
      config,
      connectApp(database.url, { max: config.dbPool, onError: (err) => log.warn({ err }, 'koneksi basis data terputus') }),
      log,
    )
    const server = makeServer(services)
    const port = await listen(server, config)
    await followPort(database.url, port)
    const mailer = startMailer({ app: services.app, config, log })
    const stop = async () => {
      await closeServer(server)
      await mailer.stop()
      await services.app.close()
      await database.stop()
    }
    return { services, server, port, ownerUrl: database.url, stop }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The parts every request shares. */
export async function makeServices(config: Config, app: AppDatabase, log: Services['log']): Promise<Services> {
  const tokens = new AccessTokens(await serverKey(app.db, 'akses', randomToken()))
  return { config, app, log, tokens, tenants: new Tenants(app), sessions: new Sessions(app) }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} sedang dipakai program lain. Hentikan program itu atau jalankan dengan PORT=${port + 1} npm start.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // A download that still runs gets ten seconds, then the connection is cut.
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}
