import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A lock file that stays empty for longer was left by a crash of the machine. */
const FILLED_WITHIN = 3000

/** A server of a data folder as its lock file, postmaster.pid, describes it. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  /** Folder of the unix socket; null where there is none. */
  readonly socketDir: string | null
  readonly status: 'starting' | 'ready' | 'stopping'
}

/**
 * Answers the living server of `pgData`, or null. A lock file whose process is gone, or whose number meanwhile belongs
 * to another program, is removed: after a power failure PostgreSQL itself would refuse to start in the second case.
 */
export async function findPostmaster(pgData: string): Promise<Postmaster | null> {
  const file = join(pgData, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  // A starting server makes the file first and fills it a moment later, which on a busy machine can be seen.
  if (!text.includes('\n') && (await isYoung(file))) return null
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!(await isServerOf(pid, pgData))) {
    await rm(file, { force: true })
    return null
  }
  const word = lines[7] ?? ''
  const status = word === 'ready' || word === 'stopping' ? word : 'starting'
  return { pid, port: Number(lines[3]), socketDir: lines[4] || null, status }
}

async function isYoung(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < FILLED_WITHIN
}

/** Whether a process with this number lives; one that belongs to another account counts as living. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Process numbers are reused, so a living one is asked what it is: a server works inside its data folder. */
async function isServerOf(pid: number, pgData: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    // A folder that may not be read belongs to another account, hence not to the server of this data folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    return folder === (await realpath(pgData))
  }
  const ps = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => null)
  return ps !== null && ps.stdout.includes('postgres')
}
