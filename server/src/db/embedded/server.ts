import { execFile, type ChildProcess } from 'node:child_process'
import { chown, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account'
import { addressOf, answers } from './address'
import type { Binaries } from './binaries'
import { launch } from './launch'
import { findPostmaster, isAlive, type Postmaster } from './postmaster'
import { freePort, socketFolder } from './sockets'

const LONGEST_LOG = 10_000_000
/** A fast shutdown writes at most the shared buffers; after a minute the server may rather recover at its next start. */
const SHUTDOWN_PATIENCE = 60_000

export type Cluster = {
  /** Folder of the cluster, the log and the socket. */
  readonly home: string
  readonly pgData: string
  readonly account: Account
  readonly binaries: Binaries
  readonly durable: boolean
}

export type EmbeddedServer = {
  /** Address of the product's database as superuser, over the unix socket where there is one. */
  readonly url: string
  readonly port: number
  readonly socketDir: string | null
  readonly pid: number
  /** Whether another process had started it. */
  readonly reused: boolean
  /** Shuts the server down and waits; does nothing while the process that started it is still there. */
  stop(): Promise<void>
}

/** Joins a server that runs already. It is stopped only if its starter is gone (killed, where nothing ties the two). */
export async function joinServer(cluster: Cluster, postmaster: Postmaster): Promise<EmbeddedServer> {
  const stop = async () => {
    const starter = Number(await readFile(starterFile(cluster), 'utf8').catch(() => '0'))
    if (!isAlive(starter)) await shutDown(cluster, postmaster.pid)
  }
  return await describe(cluster, postmaster, { reused: true, stop })
}

/** Starts a server and waits until it answers; a server that gives up answers with what it logged. */
export async function startServer(cluster: Cluster, deadline: number): Promise<{ server: EmbeddedServer } | { failure: string }> {
  const logFile = join(cluster.home, 'server.log')
  const logStart = await prepareLog(logFile, cluster.account)
  const child = await launch({
    ...cluster,
    postgres: cluster.binaries.postgres,
    port: await freePort(),
    socketDir: await socketFolder(cluster.home, cluster.account),
    logFile,
  })
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const running = await findPostmaster(cluster.pgData)
    if (running && running.pid === child.pid && (await answers(cluster.home, running))) {
      return { server: await own(cluster, child, running) }
    }
    await sleep(10)
  }
  child.kill('SIGINT')
  return { failure: await readFrom(logFile, logStart) }
}

/** Ties the server to this process: it goes when the process exits, also where setpriv could not see to it. */
async function own(cluster: Cluster, child: ChildProcess, postmaster: Postmaster): Promise<EmbeddedServer> {
  await writeFile(starterFile(cluster), String(process.pid))
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)
  const stop = async () => {
    process.off('exit', onExit)
    await shutDown(cluster, postmaster.pid)
  }
  return await describe(cluster, postmaster, { reused: false, stop })
}

async function describe({ home }: Cluster, postmaster: Postmaster, rest: Pick<EmbeddedServer, 'reused' | 'stop'>): Promise<EmbeddedServer> {
  const { port, socketDir, pid } = postmaster
  return { url: await addressOf(home, postmaster), port, socketDir, pid, ...rest }
}

async function shutDown({ pgData, binaries }: Cluster, pid: number): Promise<void> {
  const isRunning = async () => (await findPostmaster(pgData))?.pid === pid
  if (!(await isRunning())) return
  // Windows knows no signals; pg_ctl speaks to the server through a pipe there.
  if (process.platform === 'win32') await promisify(execFile)(binaries.pgCtl, ['stop', '-D', pgData, '-m', 'fast'])
  else process.kill(pid, 'SIGINT')
  const deadline = Date.now() + SHUTDOWN_PATIENCE
  while (await isRunning()) {
    if (Date.now() > deadline) return void process.kill(pid, 'SIGQUIT')
    await sleep(10)
  }
}

function starterFile({ home }: Cluster): string {
  return join(home, 'starter.pid')
}

/** Opens the log for the server's account, drops it when it has grown long, and answers where this start's part begins. */
async function prepareLog(logFile: string, account: Account): Promise<number> {
  await (await open(logFile, 'a', 0o600)).close()
  if (account) await chown(logFile, account.uid, account.gid)
  const { size } = await stat(logFile)
  if (size < LONGEST_LOG) return size
  await truncate(logFile)
  return 0
}

async function readFrom(file: string, start: number): Promise<string> {
  return (await readFile(file)).subarray(start).toString('utf8').trim()
}
