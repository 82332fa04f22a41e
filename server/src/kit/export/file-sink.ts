import { open, rm, type FileHandle } from 'node:fs/promises'

/**
 * A file that is written piece by piece. Pieces are taken at once, as ZIP and compressor hand them out, and `flush`
 * waits for the disk, so that whoever writes faster than the disk has to wait there.
 */
export class FileSink {
  readonly path: string
  readonly #handle: FileHandle
  #pending: Uint8Array[] = []
  #size = 0

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  /** Makes the file; nobody else on the machine may read it, since lists carry personal data. */
  static async create(path: string): Promise<FileSink> {
    return new FileSink(path, await open(path, 'wx', 0o600))
  }

  /** Bytes taken so far. */
  get size(): number {
    return this.#size
  }

  add(piece: Uint8Array): void {
    this.#pending.push(piece)
    this.#size += piece.byteLength
  }

  async flush(): Promise<void> {
    const pieces = this.#pending
    this.#pending = []
    for (const piece of pieces) await this.#handle.writeFile(piece)
  }

  async close(): Promise<void> {
    await this.flush()
    await this.#handle.close()
  }

  /** Closes and removes the file after a failure. */
  async discard(): Promise<void> {
    await this.#handle.close()
    await rm(this.path, { force: true })
  }
}
