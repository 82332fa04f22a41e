import { readConfig } from './config'
import { connectApp } from './db/client'
import { migrate } from './db/migrate'
import { openServer } from './db/open-server'
import { makeLog } from './kit/log'
import { makeServices } from './services'
import { startJobs } from './start-jobs'

/**
 * `npm run worker`: a process that only runs jobs, beside a server that may then be told not to (WORKER=0). It joins the
 * embedded database where the server has started it.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = makeLog(config.logLevel)
  const database = await openServer({ ...config, log: (message) => console.info(message) })
  await migrate(database.url, config.migrationsDir)
  const app = connectApp(database.url, { max: config.workerSlots + 4, applicationName: 'sivitas-pekerja' })
  const services = await makeServices(config, app, log)
  const worker = await startJobs(services)
  console.info(`Pekerja berjalan: ${config.workerSlots} pekerjaan sekaligus. Hentikan dengan Ctrl+C.`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await worker.stop()
  await services.signals.close()
  await app.close()
  await database.stop()
}

await main().catch((error: unknown) => {
  console.error('Pekerja tidak dapat dijalankan.', error instanceof Error ? error.message : error)
  process.exitCode = 1
})
