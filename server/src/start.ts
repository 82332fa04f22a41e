import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Services } from './auth/context'
import type { Config } from './config'
import { connectApp } from './db/client'
import { migrate } from './db/migrate'
import { openServer } from './db/open-server'
import { KEPT_CONNECTIONS, warmUp } from './db/warm-up'
import { makeServer } from './http/server'
import { makeLog } from './kit/log'
import { startJobs } from './start-jobs'
import { startMailer } from './mail/mailer'
import { makeServices } from './services'
import { startBackChannel } from './sso/back-channel'
import { followPort, seedEmptyDatabase } from './tenant/demo'

export type Running = { services: Services; server: Server; port: number; ownerUrl: string; stop(): Promise<void> }

/** Brings up everything one process serves: database, tables, demo college, mailer, port. What it started it also stops. */
export async function start(config: Config): Promise<Running> {
  const log = makeLog(config.logLevel)
  const database = await openServer({ ...config, log: (message) => console.info(message) })
  try {
    await migrate(database.url, config.migrationsDir)
    await seedEmptyDatabase(database.url, config)
    const services = await makeServices(
      config,
      connectApp(database.url, {
        max: config.dbPool,
        kept: KEPT_CONNECTIONS,
        onError: (err) => log.warn({ err }, 'koneksi basis data terputus'),
      }),
      log,
    )
    const server = makeServer(services)
    // Before anybody can ask, since colleges and sites are remembered for a while.
    const wanted = config.sitePort ?? config.port
    if (wanted !== 0) await followPort(database.url, wanted)
    const port = await listen(server, config)
    if (wanted === 0) await followPort(database.url, port)
    services.tenants.forget()
    // Nobody waits for it: whoever asks meanwhile is answered as if it had not been done.
    const warming = warmUp(services.app).catch((err: unknown) => log.warn({ err }, 'koneksi basis data belum siap pakai'))
    const mailer = startMailer({ app: services.app, config, sealer: services.sealer, log })
    const backChannel = startBackChannel(services)
    const worker = config.worker ? await startJobs(services) : null
    const stop = async () => {
      await warming
      const closing = services.signals.close()
      await closeServer(server)
      await worker?.stop()
      await mailer.stop()
      await backChannel.stop()
      await closing
      await services.app.close()
      await database.stop()
    }
    return { services, server, port, ownerUrl: database.url, stop }
  } catch (error) {
    await database.stop()
    throw error
  }
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
