import { configure, ZipReader, type Entry, type FileEntry } from '@zip.js/zip.js'
import { ContentMissing } from '../../../files/store'
import { Galat } from '../../galat'
import type { ImportContext } from '../import-kind'
import { findSize, listPieces } from './piece-queries'
import { PieceReader } from './piece-reader'
import { unpack } from './unpack'

// Web workers would be looked for at addresses that a server does not have; streams do the work here.
configure({ useWebWorkers: false })

/** Archives whose directories are remembered from one step of their job to the next. */
const REMEMBERED = 2

const broken = (cause?: unknown) =>
  new Galat([422, 'isi_tidak_sesuai'], 'Berkas ZIP tidak dapat dibaca. Buat ulang ZIP-nya, lalu unggah kembali.', { cause })

const gone = () => new Galat([409, 'berkas_dihapus'], 'Berkas ZIP ini sudah dihapus; ZIP disimpan selama 24 jam. Unggah kembali.')

/** What systems put beside the files of people: folders of macOS, hidden files, lists of thumbnails. */
const isSystem = (path: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path)

/** An uploaded ZIP: which files are in it, and the content of one. */
export class Archive {
  readonly #reader: PieceReader
  readonly #files: ReadonlyMap<string, FileEntry>
  /** Files that only a system has use for; they are left out. */
  readonly skipped: number

  constructor(reader: PieceReader, entries: readonly Entry[]) {
    const files = entries.filter((entry): entry is FileEntry => !entry.directory)
    const meant = files.filter(({ filename }) => !isSystem(filename))
    this.#reader = reader
    this.#files = new Map(meant.map((entry) => [entry.filename, entry]))
    this.skipped = files.length - meant.length
  }

  /** Paths of the files, sorted. */
  get paths(): string[] {
    return [...this.#files.keys()].toSorted((a, b) => a.localeCompare(b, 'id'))
  }

  /** Whether there is such a file, how large it says to be, and whether a password keeps it. */
  about(path: string): { size: number; locked: boolean } | undefined {
    const entry = this.#files.get(path)
    return entry && { size: entry.uncompressedSize, locked: entry.encrypted }
  }

  /**
   * The content of one file, or null where it is damaged or unpacks to more than `most` bytes: what a ZIP says of its sizes
   * is not believed.
   * @throws Galat 409 when the pieces are gone
   */
  async read(path: string, most: number): Promise<Uint8Array | null> {
    const entry = this.#files.get(path)
    try {
      return entry === undefined ? null : await unpack(this.#reader, entry, most)
    } catch (error) {
      if (error instanceof ContentMissing) throw gone()
      return null
    }
  }

  /** Lets go of what is in memory but the names. */
  rest(): void {
    this.#reader.forget()
  }
}

const remembered = new Map<string, Archive>()

/**
 * The archive of a run.
 * @throws Galat 409 while pieces are missing, or when they are gone; 422 when it is no ZIP
 */
export async function openArchive({ db, services }: Pick<ImportContext, 'db' | 'services'>, idImpor: string): Promise<Archive> {
  const known = remembered.get(idImpor)
  if (known) return known
  const pieces = await listPieces(db, idImpor)
  const { ukuran, diterima } = await findSize(db, idImpor)
  if (diterima < ukuran) throw new Galat([409, 'belum_lengkap'], 'Unggahan ZIP belum lengkap. Unggah kembali berkasnya.')
  const reader = new PieceReader(pieces, services.files)
  if (reader.size < ukuran) throw gone()
  const archive = new Archive(reader, await entriesOf(reader))
  remembered.set(idImpor, archive)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return archive
}

async function entriesOf(reader: PieceReader): Promise<Entry[]> {
  try {
    return await new ZipReader(reader).getEntries()
  } catch (error) {
    throw error instanceof ContentMissing ? gone() : broken(error)
  }
}
