import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Account } from './account'

const MINUTE = 60_000

/**
 * Settings for a machine with two cores that also runs the application: both stay below 500 MB together. Failing
 * statements and the DETAIL of errors are kept out of the log, because both carry personal data.
 */
const SETTINGS = {
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  max_connections: '60',
  jit: 'off',
  random_page_cost: '1.1',
  wal_compression: 'on',
  // Nothing replicates from the embedded server, and without that bulk loads write less.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  io_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Throw-away clusters need no crash safety, and without it a test file costs a fraction. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

export type LaunchOptions = {
  readonly postgres: string
  readonly pgData: string
  readonly account: Account
  readonly port: number
  readonly socketDir: string | null
  readonly logFile: string
  readonly durable: boolean
}

/** Environment of PostgreSQL's programs: PG* variables meant for clients must not reach them. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/**
 * Starts the server process, in a process group of its own so that Ctrl+C reaches only the caller, who then decides
 * when to stop it. Where setpriv can, the kernel ends it when this process dies in whatever way.
 */
export async function launch(options: LaunchOptions): Promise<ChildProcess> {
  const { postgres, account } = options
  const serverArguments = ['-D', options.pgData, ...settingsOf(options)]
  const log = await open(options.logFile, 'a')
  try {
    const common = { detached: true, stdio: ['ignore', log.fd, log.fd] as ['ignore', number, number], env: cleanEnvironment() }
    const child = (await setprivCanFollow())
      ? spawn('setpriv', ['--pdeathsig', 'INT', ...identity(account), '--', postgres, ...serverArguments], common)
      : spawn(postgres, serverArguments, { ...common, ...account })
    await once(child, 'spawn')
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

function settingsOf({ port, socketDir, durable }: LaunchOptions): string[] {
  const settings = {
    ...SETTINGS,
    ...(!durable && FORGETFUL),
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketDir ?? '',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function identity(account: Account): string[] {
  return account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : []
}

/** setpriv is Linux only, and BusyBox's and old ones lack the option. */
async function setprivCanFollow(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  return await promisify(execFile)('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { timeout: MINUTE }).then(
    () => true,
    () => false,
  )
}
