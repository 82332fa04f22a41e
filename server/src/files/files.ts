import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { JenisBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import type { Services } from '../auth/context'
import type { Db } from '../db/client'
import { isianSalah, tidakDitemukan } from '../kit/galat'
import { sideBySide } from '../kit/side-by-side'
import { collegeOf, dropRow, findFile, holdContents, insertFiles, keepRow, type FileRow, type NewFile, type Owner } from './queries'
import type { Content } from './store'

/** What the functions need of a request or a job: the running transaction and the store. */
export type FileContext = { db: Db; services: Pick<Services, 'files'> }

/** A content of our own making, trusted as it is. What people send goes through `acceptUpload`. */
export type NewContent = { nama: string; mime: string; isi: Content }

export type StoredContent = NewContent & {
  jenis: JenisBerkas
  kecil?: Uint8Array | undefined
  /** Without an owner the file is temporary: gone after 24 hours unless `keepFile` gives it one. */
  pemilik?: Owner
  karantina?: boolean
}

/** Contents that are written at a time: what a disk needs to be sure of them is shared by those that come together. */
const LANES = 8

/**
 * Keeps files, in their order: their contents in the store, their rows in the caller's transaction. When that rolls back the
 * contents are nobody's and are swept away.
 */
export async function storeFiles({ db, services }: FileContext, files: readonly StoredContent[]): Promise<FileRow[]> {
  if (files.length === 0) return []
  const collegeId = await collegeOf(db)
  const rows: NewFile[] = []
  const contents: { sha256: string; isi: Content }[] = []
  for (const { isi, kecil, nama, ...file } of files) {
    const { sha256, ukuran } = await measure(isi)
    const sha256Kecil = kecil ? digest(kecil) : null
    contents.push({ sha256, isi }, ...(kecil && sha256Kecil ? [{ sha256: sha256Kecil, isi: kecil }] : []))
    rows.push({ ...file, nama: bersihkanNamaBerkas(nama) || 'berkas', ukuran, sha256, sha256Kecil })
  }
  await holdContents(
    db,
    collegeId,
    contents.map(({ sha256 }) => sha256),
  )
  await sideBySide(contents, LANES, ({ sha256, isi }) => services.files.put({ collegeId, sha256 }, isi))
  return await insertFiles(db, rows)
}

/** The same for one. */
export async function storeFile(context: FileContext, file: StoredContent): Promise<FileRow> {
  const [row] = await storeFiles(context, [file])
  if (!row) throw new Error('A file that was kept has no row.')
  return row
}

type Keeping = Owner & {
  jenis: JenisBerkas
  /** Of the form, to say what is wrong with it. */
  field: string
  /** The file that the row had until now. */
  menggantikan?: string | null
  /** Contents that this place takes; of photos all but drawings (SVG), which are for logos, unless told otherwise. */
  mime?: readonly string[]
}

const PHOTO = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Gives a file that its caller uploaded before to the row that refers to it, in the transaction that writes the
 * reference. `menggantikan` is the file that the row had until now; it goes.
 * @throws Galat 422 on `field` when there is no such upload of his: never made, given away already, or older than 24 hours
 */
export async function keepFile(db: Db, id: string, { field, menggantikan, mime, ...owner }: Keeping): Promise<void> {
  if (menggantikan === id) return
  const row = await keepRow(db, id, owner)
  if (!row) throw isianSalah(field, 'Berkas tidak ditemukan. Unggah kembali.', 'tidak_dikenal')
  const taken = mime ?? (owner.jenis === 'foto' ? PHOTO : undefined)
  if (taken && !taken.includes(row.mime)) throw isianSalah(field, 'Jenis gambar ini tidak diterima di sini.', 'jenis_berkas')
  if (menggantikan) await dropRow(db, menggantikan)
}

/** Takes a file from its row; the caller has taken its reference away. */
export const dropFile = (db: Db, id: string): Promise<void> => dropRow(db, id)

/**
 * A file and its content as a stream; `kecil` asks for the thumbnail where there is one. Whether the caller may have it
 * is not asked here: `platform/berkas` asks the owner before it serves anything, and a room reads what is its own.
 * @throws Galat 404 when there is no such file
 */
export async function openFile(
  { db, services }: FileContext,
  id: string,
  { kecil = false }: { kecil?: boolean } = {},
): Promise<{ row: FileRow; isi: Readable }> {
  const row = await findFile(db, id)
  if (!row) throw tidakDitemukan('Berkas')
  const sha256 = (kecil ? row.sha256Kecil : null) ?? row.sha256
  return { row, isi: await services.files.open({ collegeId: row.collegeId, sha256 }) }
}

/** The whole content at once: for what is small by its nature, such as a photo on a card or a sheet to import. */
export async function readFile(context: FileContext, id: string): Promise<{ row: FileRow; isi: Buffer }> {
  const { row, isi } = await openFile(context, id)
  return { row, isi: await buffer(isi) }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function measure(isi: Content): Promise<{ sha256: string; ukuran: number }> {
  if (isi instanceof Uint8Array) return { sha256: digest(isi), ukuran: isi.byteLength }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(isi.path)) hash.update(chunk as Buffer)
  return { sha256: hash.digest('hex'), ukuran: (await stat(isi.path)).size }
}
