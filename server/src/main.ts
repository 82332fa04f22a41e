import { readConfig } from './config'
import { start } from './start'
import { banner } from './tenant/banner'

const config = readConfig(process.env)
const running = await start(config)
console.info(await banner(running))

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
