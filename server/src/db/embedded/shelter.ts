import { createHash } from 'node:crypto'
import { access, chmod, lstat, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, mayEnter, type Account } from './account'

const POINTER = 'location.json'

type Pointer = { project: string; folder: string }

type Log = (message: string) => void

/**
 * Folders outside the project that another account can reach. Only a folder that root made and nobody else may write
 * to is taken: a name below /tmp can be guessed, and somebody may have put a folder of theirs there.
 */
export async function openShelter(account: Account): Promise<string> {
  for (const folder of ['/var/lib/sivitas', join(tmpdir(), 'sivitas-root')]) {
    try {
      await mkdir(folder, { recursive: true })
      const { uid, mode } = await lstat(folder)
      if (uid !== 0 || (mode & 0o022) !== 0) continue
      await chmod(folder, 0o755)
      if (await mayEnter(folder, account)) return folder
    } catch (error) {
      // A read-only /var/lib is ordinary in containers; the next candidate may do.
      if (!isFileError(error)) throw error
    }
  }
  throw new Error(
    'Basis data bawaan tidak dapat dijalankan: tidak ada folder yang dapat dijangkau akun nobody. ' +
      'Jalankan sebagai pengguna biasa, atau isi DATABASE_URL.',
  )
}

/**
 * Where the cluster of `dataDir` lies: in `dataDir` itself, or, when the server's account can't go there (a clone
 * below /root), in a folder outside that the pointer file in `dataDir` names. The pointer is followed as long as it
 * was written for this project or the project moved; a copy of the project gets data of its own.
 */
export async function clusterHome(dataDir: string, account: Account, log: Log): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const here = await realpath(dataDir)
  const pointed = await followPointer(here)
  if (pointed) return pointed
  if (await mayEnter(here, account)) return here

  const home = await newHome(await openShelter(account), here)
  const cluster = join(here, 'cluster')
  if (await exists(cluster)) await rename(cluster, join(home, 'cluster'))
  await writePointer({ project: here, folder: home })
  log(`Folder proyek hanya dapat dibuka root, maka data PostgreSQL disimpan di ${home}.`)
  if (home.startsWith(tmpdir())) log('PERINGATAN: itu folder sementara yang dapat hilang saat komputer dinyalakan ulang.')
  return home
}

async function followPointer(here: string): Promise<string | null> {
  const text = await readFile(join(here, POINTER), 'utf8').catch(() => null)
  if (text === null) return null
  const { project, folder } = JSON.parse(text) as Pointer
  const isCopy = project !== here && (await exists(join(project, POINTER)))
  if (isCopy) return null
  if (!isRoot()) {
    throw new Error(`Data PostgreSQL proyek ini ada di ${folder} karena dibuat oleh root. Jalankan lagi sebagai root.`)
  }
  if (!(await exists(folder))) {
    throw new Error(
      `Data PostgreSQL seharusnya ada di ${folder}, tetapi folder itu tidak ada. ` +
        `Kembalikan foldernya, atau hapus ${join(here, POINTER)} untuk mulai dengan basis data kosong.`,
    )
  }
  if (project !== here) await writePointer({ project: here, folder })
  return folder
}

async function writePointer(pointer: Pointer): Promise<void> {
  await writeFile(join(pointer.project, POINTER), JSON.stringify(pointer, null, 2) + '\n')
}

/** A new folder named after the project's path; a leftover of an earlier clone at the same path is never touched. */
async function newHome(shelter: string, here: string): Promise<string> {
  const name = createHash('sha256').update(here).digest('hex').slice(0, 12)
  for (let round = 1; ; round++) {
    const home = join(shelter, round === 1 ? name : `${name}-${round}`)
    try {
      await mkdir(home, { mode: 0o755 })
      await chmod(home, 0o755)
      return home
    } catch (error) {
      if (!isFileError(error) || error.code !== 'EEXIST') throw error
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error
}
