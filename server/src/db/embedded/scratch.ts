import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from './start'

/** Starts an empty server without crash safety in a folder of its own, which goes with it: for tests and tools. */
export async function startScratch(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sivitas-scratch-'))
  // Passable for the account that serves root, or the data would be moved out and outlive this folder.
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
    const stop = async () => {
      await server.stop()
      await remove()
    }
    return { url: server.url, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
