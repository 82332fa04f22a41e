/**
 * The product as people run it, on throw-away data: the built server with the built portal (and its style page), the
 * small demo colleges, a database without crash safety. Prints its address in one line once it answers.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startScratch } from '@sivitas/server/db/embedded/scratch'

const PROJECT = resolve(import.meta.dirname, '..', '..')
/** Beside the caches of other tools, so that the portal that people get is left alone. */
const PORTAL = join(PROJECT, 'node_modules', '.cache', 'sivitas-gaya')
/** The demo colleges take half a minute on a busy machine. */
const PATIENCE_MS = 300_000

async function build(): Promise<void> {
  const builder = spawn(process.execPath, ['scripts/build.mjs', `--gaya=${PORTAL}`], {
    cwd: PROJECT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(builder, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}

await build()
const database = await startScratch()
const dataDir = await mkdtemp(join(tmpdir(), 'sivitas-e2e-'))
const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
  cwd: PROJECT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    SEED: 'kecil',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORTAL_DIR: PORTAL,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  },
})

async function address(): Promise<string> {
  let printed = ''
  const limit = setTimeout(() => server.kill(), PATIENCE_MS)
  for await (const part of server.stdout) {
    printed += String(part)
    const [found] = /http:\/\/localhost:\d+/.exec(printed) ?? []
    if (!found) continue
    clearTimeout(limit)
    return found
  }
  throw new Error(`The server ended without an address:\n${printed}`)
}

/** Runs once, whoever of the three ends first: the tests, the server, or the start. */
let ending: Promise<void> | undefined
const end = (code: number) =>
  (ending ??= (async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
    process.exit(code)
  })())

process.on('SIGTERM', () => void end(0))
process.on('SIGINT', () => void end(0))
server.once('exit', () => void end(1))

try {
  console.info(`BASE_URL=${await address()}`)
  server.stdout.resume()
} catch (error) {
  console.error(error)
  await end(1)
}
