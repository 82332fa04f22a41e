import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '../../files/disk-store'
import { makeCollege } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { fileArchiveOf, restoreFiles, saveFiles } from './file-archive'

const contents = [randomBytes(10), randomBytes(300_000), randomBytes(20_000_000)]
const keyOf = (bytes: Buffer, collegeId: string) => ({ collegeId, sha256: createHash('sha256').update(bytes).digest('hex') })

let folder: string
let database: TestDatabase
let backup: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sivitas-cadangan-'))
  database = await makeDatabase()
  for (const collegeId of ['satu', 'dua']) await makeCollege(database.owner, { collegeId })
  const store = diskStore(join(folder, 'asal'))
  for (const bytes of contents) await store.put(keyOf(bytes, 'satu'), bytes)
  await store.put(keyOf(contents[0]!, 'dua'), contents[0]!)
  backup = join(folder, 'sivitas-2026.tar.gz')
  expect(await saveFiles(store, database.url, backup)).toMatchObject({ file: fileArchiveOf(backup), count: 4 })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('the uploaded files of a backup', () => {
  it('stand beside the database and come back whole, each in its college', async () => {
    const store = diskStore(join(folder, 'pulih'))
    expect(await restoreFiles(store, backup)).toBe(4)
    for (const bytes of contents) expect(bytes.equals(await buffer(await store.open(keyOf(bytes, 'satu'))))).toBe(true)
    expect(contents[0]?.equals(await buffer(await store.open(keyOf(contents[0], 'dua'))))).toBe(true)
  })

  it.each([
    ['cut short', async (file: string) => truncate(file, 5_000_000), 'terpotong'],
    [
      'changed',
      async (file: string) => {
        const whole = await readFile(file)
        whole[whole.length - 3000]! ^= 1
        await writeFile(file, whole)
      },
      'rusak',
    ],
  ])('are refused when the archive was %s', async (_name, damage, words) => {
    const copy = join(folder, 'rusak.tar.gz')
    await writeFile(fileArchiveOf(copy), await readFile(fileArchiveOf(backup)))
    await damage(fileArchiveOf(copy))
    await expect(restoreFiles(diskStore(join(folder, 'gagal')), copy)).rejects.toThrow(words)
  })
})
