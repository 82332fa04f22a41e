import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account'
import { cleanEnvironment } from './launch'

/** The superuser of the embedded server. */
export const SUPERUSER = 'sivitas'

type Initialise = { readonly home: string; readonly initdb: string; readonly account: Account; readonly durable: boolean }

/**
 * Makes `home`/cluster with the data (`pgdata`) and the superuser's password (`password`), unless it is there. It is
 * built beside and renamed, so that an interrupted or a second simultaneous start can't leave half a cluster.
 */
export async function initialise({ home, initdb, account, durable }: Initialise): Promise<void> {
  const cluster = join(home, 'cluster')
  if (await isThere(cluster)) return
  const half = await mkdtemp(join(home, 'cluster.'))
  try {
    await chmod(half, 0o755)
    const password = randomBytes(24).toString('base64url')
    await writeFile(join(half, 'password'), password, { mode: 0o600 })
    const pgData = join(half, 'pgdata')
    const handed = join(half, 'handed')
    await mkdir(pgData, { mode: 0o700 })
    await writeFile(handed, password, { mode: 0o600 })
    if (account) {
      await chown(pgData, account.uid, account.gid)
      await chown(handed, account.uid, account.gid)
    }
    await runInitdb(initdb, ['-D', pgData, `--pwfile=${handed}`, ...(durable ? [] : ['--no-sync'])], account)
    await rm(handed)
    await rename(half, cluster)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!(await isThere(cluster))) throw error
  }
}

async function runInitdb(initdb: string, specific: string[], account: Account): Promise<void> {
  const common = [
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const run = async (locale: string) =>
    await promisify(execFile)(initdb, [...common, `--locale=${locale}`, ...specific], {
      ...account,
      cwd: '/',
      env: cleanEnvironment(),
    })
  try {
    await run('C.UTF-8')
  } catch (error) {
    // macOS has no C.UTF-8 of its own; sorting and case come from the builtin locale in either case.
    if (!String(error).includes('invalid locale name')) throw error
    await run('C')
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
