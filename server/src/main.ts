import { readConfig } from './config'
import { start, type Running } from './start'
import { banner } from './tenant/banner'

let running: Running | null = null
let stopping = false

// Heard from the first moment on: leaving through process.exit takes a database along that has only just been started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal === 'SIGINT' ? 130 : 143))

async function stop(unfinished: number): Promise<void> {
  if (!running) process.exit(unfinished)
  if (stopping) return
  stopping = true
  try {
    await running.stop()
    process.exit(0)
  } catch (error) {
    console.error('Gagal berhenti dengan bersih:', error)
    process.exit(1)
  }
}

try {
  running = await start(readConfig(process.env))
  console.info(await banner({ ...running, port: running.services.config.sitePort ?? running.port }))
} catch (error) {
  // What stops a start (a port in use, a wrong setting, a database that is away) is for the person at the terminal to mend.
  console.error(`Sivitas tidak dapat dijalankan. ${error instanceof Error ? error.message : String(error)}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
