import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

export const PASSWORD = 'kampus-contoh-2026'
/** Data of the measured servers; kept for the next run. */
export const DATA = process.env['BENCH_DATA'] ?? '.data'

export type Size = 'kecil' | 'besar'
export type Stage = { child: ChildProcess; base: string; stop(): Promise<void> }

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Where the data of that size lie. */
export const dataOf = (size: Size): string => resolve(DATA, `bench-${size}`)

/** The built server on its own data of that size, kept for the next run, or on the database that is named. */
export async function stage(size: Size, databaseUrl?: string): Promise<Stage> {
  const port = await freePort()
  const named = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataOf(size), SEED: size, LOG_LEVEL: 'error', ...named },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Whoever stops the bench stops its server too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill('SIGINT'))
  const base = `http://localhost:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Server berhenti dengan kode ${child.exitCode}.`)
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    await new Promise((wait) => setTimeout(wait, 250))
  }
  return {
    child,
    base,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGINT')
      await ended
    },
  }
}
