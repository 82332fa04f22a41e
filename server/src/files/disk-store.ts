import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { ContentMissing, type Content, type ContentKey, type FileStore } from './store'

/** A name that no content has: what is being written, and what a crash left behind. */
const UNFINISHED = '.baru-'
const SHA256 = /^[0-9a-f]{64}$/

/** Contents below `root`, as `{college}/{first two letters}/{sha256}`; readable by the server's account only. */
export function diskStore(root: string): FileStore {
  const pathOf = ({ collegeId, sha256 }: ContentKey) => join(root, collegeId, sha256.slice(0, 2), sha256)
  return {
    async put(key, content) {
      const path = pathOf(key)
      if (await touched(path)) return await usedUp(content)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`)
      try {
        await writeWhole(unfinished, content)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await settle(dirname(path))
    },
    open: (key) => opened(pathOf(key), key),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (collegeId) => contentsBelow(join(root, collegeId)),
  }
}

/** Marks a content as put just now; false when there is none. */
async function touched(path: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function writeWhole(path: string, content: Content): Promise<void> {
  if (content instanceof Uint8Array) {
    const handle = await open(path, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return
  }
  await movedTo(content.path, path)
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A temporary folder may be another disk, from which nothing can be renamed. */
async function movedTo(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to)
    await rm(from, { force: true })
  }
}

async function usedUp(content: Content): Promise<void> {
  if (!(content instanceof Uint8Array)) await rm(content.path, { force: true })
}

/** After a power cut the name must be there, not only the bytes. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function opened(path: string, key: ContentKey): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(path)
    stream.once('open', () => resolve(stream))
    stream.once('error', (error) => reject(isMissing(error) ? new ContentMissing(key) : error))
  })
}

async function* contentsBelow(folder: string): AsyncGenerator<{ sha256: string; putAt: Date }> {
  for (const part of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, part))) {
      const path = join(folder, part, name)
      const { mtime } = await stat(path)
      if (SHA256.test(name)) yield { sha256: name, putAt: mtime }
      // A day is longer than any write takes.
      else if (name.startsWith(UNFINISHED) && Date.now() - mtime.getTime() > 86_400_000) await rm(path, { force: true })
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
