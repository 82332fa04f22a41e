import type { PrintedCode } from '../../kit/export/pdf/code-svg'
import { readFile, type FileContext } from '../../files/files'
import { shrinkPicture, type PictureBox } from '../../files/photo'
import { ContentMissing } from '../../files/store'

const EXTENSION: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** A row whose content the store has lost is as good as none. */
function unlessLost(error: unknown): null {
  if (error instanceof ContentMissing) return null
  throw error
}

const sizeOf = (box: PictureBox | undefined) => (box ? `-${box.lebar}x${box.tinggi}${box.penuh ? '-penuh' : ''}` : '')

/** The pictures of a batch, each once, under the names that the source reads them by. */
export class Pictures {
  readonly files: Record<string, Uint8Array> = {}
  readonly codes: Record<string, PrintedCode> = {}
  readonly #stored = new Map<string, string | null>()
  readonly #context: FileContext

  constructor(context: FileContext) {
    this.#context = context
  }

  /**
   * Name of a stored picture, made as small as `box` where one is given; none when there is no such file, for a lost stamp
   * must not stop a transcript.
   */
  async stored(id: string | null | undefined, box?: PictureBox): Promise<string | null> {
    if (!id) return null
    const key = `${id} ${sizeOf(box)}`
    const known = this.#stored.get(key)
    if (known !== undefined) return known
    const name = await this.#read(id, box)
    this.#stored.set(key, name)
    return name
  }

  async #read(id: string, box: PictureBox | undefined): Promise<string | null> {
    const found = await readFile(this.#context, id).catch(unlessLost)
    const extension = EXTENSION[found?.row.mime ?? '']
    if (!found || !extension) return null
    // By content: the same picture under many names is set once.
    const name = `berkas-${found.row.sha256}${sizeOf(box)}.${extension}`
    this.files[name] ??= box ? await shrinkPicture(found.isi, box) : found.isi
    return name
  }

  /** Name of a QR or Code 128 of a text. */
  code(kind: PrintedCode['kind'], text: string): string {
    const name = `${kind}-${Buffer.from(text).toString('base64url')}.svg`
    this.codes[name] = { kind, text }
    return name
  }
}
