import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { mayEnter, type Account } from './account'

/** Shortest limit of the systems (macOS 104, Linux 108), less the file's own name and the closing byte. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.65535'.length

/**
 * A folder for the unix socket that only the server's account and root may enter: in `home` where the path is short
 * enough, else below the folder for temporary files. Null where neither can be had; then 127.0.0.1 has to do.
 */
export async function socketFolder(home: string, account: Account): Promise<string | null> {
  if (process.platform === 'win32') return null
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  for (const folder of [join(home, 'socket'), join(tmpdir(), `sivitas-${name}`)]) {
    if (Buffer.byteLength(folder) <= LONGEST_FOLDER && (await take(folder, account))) return folder
  }
  return null
}

/** Makes the folder, or takes one of an earlier start; never one that somebody else put there. */
async function take(folder: string, account: Account): Promise<boolean> {
  const owner = account?.uid ?? process.getuid?.()
  try {
    await mkdir(folder, { mode: 0o700 })
    await chmod(folder, 0o700)
    if (account) await chown(folder, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
  }
  const { uid, mode } = await lstat(folder)
  return uid === owner && (mode & 0o077) === 0 && (await mayEnter(folder, account))
}

/** A port of 127.0.0.1 that is free now; whoever takes it in between makes the start fail, and it is tried again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no address for a free port')
  return address.port
}
