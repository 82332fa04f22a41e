import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRoot, serverAccount } from './account'
import { findBinaries } from './binaries'
import { answers } from './address'
import { initialise } from './initialise'
import { findPostmaster } from './postmaster'
import { joinServer, startServer, type Cluster, type EmbeddedServer } from './server'
import { clusterHome } from './shelter'

/** Recovery after a crash replays at most max_wal_size, which takes seconds; a slow disk gets two minutes. */
const PATIENCE = 120_000

/** What another start or the end of a killed server causes and time heals, in the words of the server's log. */
const PASSING = /lock file .* already exists|still in use|Address already in use|lock file .* is empty/

export type EmbeddedOptions = {
  /** Folder in the project; made if missing. */
  readonly dataDir: string
  /** False for throw-away clusters: no fsync, so a crash of the machine may destroy them. */
  readonly durable?: boolean
  readonly log?: (message: string) => void
}

/**
 * Starts PostgreSQL on the data of `dataDir`, making them at first, or joins the server that runs on them already.
 * It listens on 127.0.0.1 and on a unix socket only. Simultaneous callers end up with one server.
 * @throws Error in Indonesian that says what to do: no binaries, no place for root's data, a foreign owner, or the
 * end of the server's log when it would not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await prepare(options)
  const deadline = Date.now() + PATIENCE
  let failure = 'Server lain masih memakai folder data ini.'
  while (Date.now() < deadline) {
    const running = await findPostmaster(cluster.pgData)
    if (running) {
      if (await answers(cluster.home, running)) return await joinServer(cluster, running)
      await sleep(50)
      continue
    }
    const outcome = await startServer(cluster, deadline)
    if ('server' in outcome) return outcome.server
    failure = outcome.failure
    if (!PASSING.test(failure)) break
    await sleep(100)
  }
  throw new Error(`PostgreSQL bawaan tidak dapat dinyalakan. Akhir catatannya:\n${failure}`)
}

async function prepare({ dataDir, durable = true, log = () => undefined }: EmbeddedOptions): Promise<Cluster> {
  const home = await clusterHome(dataDir, await serverAccount(join(dataDir, 'cluster', 'pgdata')), log)
  const pgData = join(home, 'cluster', 'pgdata')
  const account = await serverAccount(pgData)
  const binaries = await findBinaries(account)
  await initialise({ home, initdb: binaries.initdb, account, durable })
  const { uid } = await stat(pgData)
  if (!isRoot() && process.getuid && uid !== process.getuid()) {
    throw new Error(
      `Data PostgreSQL di ${home} milik pengguna lain (uid ${uid}), mungkin karena pernah dijalankan sebagai root. ` +
        `Jalankan sekali: sudo chown -R "$(id -u):$(id -g)" ${home}`,
    )
  }
  return { home, pgData, account, binaries, durable }
}
