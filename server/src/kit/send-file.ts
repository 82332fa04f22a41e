import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reply } from './reply'

/** Answers a file that was made in memory instead of data; it is removed after the last byte. */
export async function sendFile(
  { reply }: { reply: Reply },
  { name, type, isi }: { name: string; type: string; isi: Uint8Array | string },
): Promise<void> {
  const path = join(tmpdir(), `jawaban-${randomUUID()}`)
  await writeFile(path, isi)
  reply.file = { path, name, type }
}
