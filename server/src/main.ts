import { readConfig } from './config'
import { start, type Running } from './start'
import { banner } from './tenant/banner'

const running = await launch()
console.info(await banner({ ...running, port: running.services.config.sitePort ?? running.port }))

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Gagal berhenti dengan bersih:', error)
        process.exit(1)
      },
    )
  })
}

/** What stops a start (a port in use, a wrong setting, a database that is away) is for the person at the terminal to mend. */
async function launch(): Promise<Running> {
  try {
    return await start(readConfig(process.env))
  } catch (error) {
    console.error(`Sivitas tidak dapat dijalankan. ${error instanceof Error ? error.message : String(error)}`)
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
    process.exit(1)
  }
}
