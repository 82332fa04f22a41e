import { join } from 'node:path'
import { startEmbedded } from './embedded/start'

export type ServerOptions = {
  /** Address of an external server; without it the embedded one runs. */
  readonly databaseUrl: string | undefined
  /** The project's data folder; the embedded server's data lie in `postgres` below it. */
  readonly dataDir: string
  readonly log?: (message: string) => void
}

/** The database that this installation uses: the one of DATABASE_URL, or the embedded one, started or joined. */
export async function openServer(options: ServerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => undefined }
  return await startEmbedded({
    dataDir: join(options.dataDir, 'postgres'),
    ...(options.log && { log: options.log }),
  })
}
