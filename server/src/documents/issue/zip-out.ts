import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { Zip, ZipPassThrough } from 'fflate'

/** An archive of files that are compressed already, written piece by piece, so that it holds one file at a time. */
export class ZipOut {
  readonly #stream: WriteStream
  readonly #zip: Zip
  count = 0

  constructor(path: string) {
    this.#stream = createWriteStream(path)
    this.#zip = new Zip((error, piece) => {
      if (error) throw error
      this.#stream.write(piece)
    })
  }

  /** Adds a file and waits until the disk has taken it. */
  async add(name: string, content: Uint8Array): Promise<void> {
    const entry = new ZipPassThrough(name)
    this.#zip.add(entry)
    entry.push(content, true)
    this.count += 1
    if (this.#stream.writableNeedDrain) await once(this.#stream, 'drain')
  }

  async close(): Promise<void> {
    this.#zip.end()
    this.#stream.end()
    await once(this.#stream, 'close')
  }
}
