import { buffer } from 'node:stream/consumers'
import { Reader } from '@zip.js/zip.js'
import type { FileStore } from '../../../files/store'
import type { Piece } from './piece-queries'

/** Pieces in memory at a time: of some pictures side by side each may stand across the end of one and the beginning of the next. */
const HELD = 8

/** An archive over its pieces in the file store. A handful of them is in memory, whatever the archive weighs. */
export class PieceReader extends Reader<readonly Piece[]> {
  readonly #pieces: readonly Piece[]
  readonly #store: FileStore
  readonly #held = new Map<number, Promise<Uint8Array>>()

  constructor(pieces: readonly Piece[], store: FileStore) {
    super(pieces)
    this.#pieces = pieces
    this.#store = store
    this.size = pieces.reduce((sum, { ukuran }) => sum + ukuran, 0)
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const end = Math.min(index + length, this.size)
    const bytes = new Uint8Array(Math.max(0, end - index))
    for (const piece of this.#pieces) {
      const [from, to] = [Math.max(index, piece.mulai), Math.min(end, piece.mulai + piece.ukuran)]
      if (from >= to) continue
      const content = await this.#contentOf(piece)
      bytes.set(content.subarray(from - piece.mulai, to - piece.mulai), from - index)
    }
    return bytes
  }

  /** Lets go of the pieces in memory. */
  forget(): void {
    this.#held.clear()
  }

  #contentOf(piece: Piece): Promise<Uint8Array> {
    const held = this.#held.get(piece.mulai)
    // Taken out and put in again, it is the one that was used last.
    this.#held.delete(piece.mulai)
    const content = held ?? this.#fetch(piece)
    this.#held.set(piece.mulai, content)
    const [oldest] = this.#held.keys()
    if (this.#held.size > HELD && oldest !== undefined) this.#held.delete(oldest)
    return content
  }

  async #fetch({ collegeId, sha256 }: Piece): Promise<Uint8Array> {
    return await buffer(await this.#store.open({ collegeId, sha256 }))
  }
}
