import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The system account that runs the server; null means our own. */
export type Account = { readonly uid: number; readonly gid: number } | null

/** PostgreSQL refuses to run as root, and 65534 (nobody) is there on every Linux without an entry being made. */
const NOBODY: Account = { uid: 65534, gid: 65534 }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Whom the server runs as: ourselves, unless we are root. Then it is whoever owns the data already (they may have been
 * made by an ordinary user, who must be able to go on with them), else nobody.
 */
export async function serverAccount(pgData: string): Promise<Account> {
  if (!isRoot()) return null
  const owner = await stat(pgData).catch(() => null)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

/** Whether `account` may pass through `folder` and every folder above it, judged by their owners and modes. */
export async function mayEnter(folder: string, account: Account): Promise<boolean> {
  if (!account) return true
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = await stat(path)
    const searchBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & searchBit) === 0) return false
    if (path === dirname(path)) return true
  }
}
