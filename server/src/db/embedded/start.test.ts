import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRoot } from './account'
import { findPostmaster } from './postmaster'
import type { EmbeddedServer } from './server'
import { startEmbedded } from './start'

let folder: string
let dataDir: string
let pidFile: string
const started: EmbeddedServer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sivitas-test-'))
  // Passable for the account that serves root, so that the data stay here.
  await chmod(folder, 0o711)
  dataDir = join(folder, 'postgres')
  pidFile = join(dataDir, 'cluster', 'pgdata', 'postmaster.pid')
})
afterEach(async () => {
  for (const server of started.splice(0).toReversed()) await server.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Durable, as in production: what these tests are about is what survives. */
async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir })
  started.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** A program that starts the server on the same data and then waits, to be killed. */
async function startInAnotherProcess() {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)})
    const { pid, url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(JSON.stringify({ pid, url }))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, server: JSON.parse(line.toString()) as { pid: number; url: string } }
}

describe('startEmbedded', () => {
  it('makes the data at first and starts on them again', async () => {
    const first = await start()
    expect(first.reused).toBe(false)
    expect(await query(first.url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  })

  it('asks everybody for the password, which only its owner can read', async () => {
    const { url } = await start()
    const withoutPassword = new URL(url)
    withoutPassword.password = 'salah'
    await expect(query(withoutPassword.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    const socket = new URL(url)
    socket.search = ''
    socket.host = `127.0.0.1:${new URL(url).searchParams.get('port') ?? new URL(url).port}`
    expect(await query(socket.href, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('joins a server that runs already, and leaves it running', async () => {
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ reused: true, pid: first.pid, port: first.port })
    await second.stop()
    expect(await query(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('ends up with one server when several start at once', async () => {
    const servers = await Promise.all([start(), start(), start()])
    expect(new Set(servers.map((server) => server.pid)).size).toBe(1)
    expect(servers.filter((server) => !server.reused)).toHaveLength(1)
  })

  it('keeps acknowledged rows when the server is killed', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE IF NOT EXISTS bukti (n int)')
    await query(first.url, 'INSERT INTO bukti SELECT generate_series(1, 500)')
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'SELECT count(*)::int AS n FROM bukti')).toEqual([{ n: 500 }])
  })

  it('removes a lock file whose process number now belongs to another program', async () => {
    const first = await start()
    const text = await readFile(pidFile, 'utf8')
    await first.stop()
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)))
    expect(await findPostmaster(join(dataDir, 'cluster', 'pgdata'))).toBeNull()
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)))
    expect((await start()).reused).toBe(false)
  })

  it('removes an empty lock file, as a full disk leaves it', async () => {
    await writeFile(pidFile, '')
    expect((await start()).reused).toBe(false)
  })

  it('survives the killing of the program that started it', async () => {
    const { child, server } = await startInAnotherProcess()
    await query(server.url, 'CREATE TABLE IF NOT EXISTS bukti2 (n int)')
    await query(server.url, 'INSERT INTO bukti2 VALUES (7)')
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Linux ends the server with its starter; elsewhere the next start takes it over, and its stop ends it.
    const next = await start()
    expect(await query(next.url, 'SELECT n FROM bukti2')).toEqual([{ n: 7 }])
    await next.stop()
    expect(await findPostmaster(join(dataDir, 'cluster', 'pgdata'))).toBeNull()
  })

  it.runIf(isRoot())('keeps the data of a folder that only root can enter where the server can reach them', async () => {
    const locked = join(folder, 'locked')
    await mkdir(locked, { mode: 0o700 })
    const startLocked = () => startEmbedded({ dataDir: join(locked, 'postgres'), durable: false })
    const first = await startLocked()
    const pointer = await readFile(join(locked, 'postgres', 'location.json'), 'utf8')
    const { folder: home } = JSON.parse(pointer) as { folder: string }
    try {
      await query(first.url, 'CREATE TABLE bukti3 ()')
      await first.stop()
      const second = await startLocked()
      expect(await query(second.url, 'SELECT FROM bukti3')).toEqual([])
      await second.stop()

      const moved = join(folder, 'moved')
      await rename(locked, moved)
      const third = await startEmbedded({ dataDir: join(moved, 'postgres'), durable: false })
      expect(await query(third.url, 'SELECT FROM bukti3')).toEqual([])
      await third.stop()
      await expect(access(join(moved, 'postgres', 'cluster'))).rejects.toThrow('ENOENT')
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  })

  it('says what the server said when it will not start', async () => {
    const configuration = join(dataDir, 'cluster', 'pgdata', 'postgresql.conf')
    const text = await readFile(configuration, 'utf8')
    await writeFile(configuration, `${text}\nsalah = 1\n`)
    await expect(start()).rejects.toThrow('salah')
    await writeFile(configuration, text)
  })
})
