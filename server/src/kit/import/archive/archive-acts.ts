import { createHash } from 'node:crypto'
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_FILES, ARCHIVE_PIECE, type UnggahanTerputus } from '@sivitas/contract/kit/import-archive'
import { columnsOfImport, type Impor } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { storeFile } from '../../../files/files'
import { Galat, isianSalah } from '../../galat'
import { ImportActs } from '../import-acts'
import type { ImportJob } from '../import-job'
import type { ImportContext, ImportKind } from '../import-kind'
import { insertRows, insertRun, lockRun, updateRun } from '../run-queries'
import { openArchive } from './archive'
import { dropPieces, findSize, forgetBroken, insertPiece, keepPieces, listBroken, listPieces } from './piece-queries'

/** A kind whose rows are the files of a ZIP. */
export type ArchiveKind<Values, Plan> = ImportKind<Values, Plan> & {
  /** The cells behind 'berkas' that the name of a file tells, without folder and extension. */
  cells: (name: string) => readonly string[]
}

const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .trim()

/** @throws Galat 409 when what was sent for a piece is not what was sent before: it comes from another file */
async function assertSame({ sha256 }: { sha256: string }, bagian: File): Promise<void> {
  const sent = createHash('sha256')
    .update(new Uint8Array(await bagian.arrayBuffer()))
    .digest('hex')
  if (sent !== sha256)
    throw new Galat(
      [409, 'berkas_lain'],
      'Isi berkas ini berbeda dari unggahan yang terputus. Pilih berkas yang sama, atau mulai unggahan dari awal.',
    )
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The acts of an import from a ZIP: those of every import, and the upload in pieces in front of them. */
export class ArchiveActs<Values, Plan> extends ImportActs<Values, Plan> {
  readonly #kind: ArchiveKind<Values, Plan>

  constructor(kind: ArchiveKind<Values, Plan>, job: ImportJob) {
    super(kind, job)
    this.#kind = kind
  }

  /** Opens a run for an archive of so many bytes. @throws Galat 413 above 500 MB */
  async begin(context: ImportContext, { namaBerkas, ukuran }: { namaBerkas: string; ukuran: number }): Promise<{ data: Impor }> {
    if (ukuran > ARCHIVE_MAX_BYTES)
      throw new Galat(
        [413, 'terlalu_besar'],
        `Berkas ZIP ${ukuranBerkas(ukuran)}; paling besar ${ukuranBerkas(ARCHIVE_MAX_BYTES)}. Bagi menjadi beberapa ZIP.`,
      )
    const { db, session } = context
    await forgetBroken(db)
    const columns = columnsOfImport(this.#kind.declaration)
    const about = {
      jenis: this.#kind.declaration.jenis,
      idAkun: session.uuid,
      namaBerkas: namaBerkas.replaceAll(/[\p{Cc}/\\]/gu, '') || 'tanpa nama',
    }
    const id = await insertRun(
      db,
      { ...about, ukuran },
      {
        heads: columns.map(({ title }) => title),
        rows: [],
        kolom: Object.fromEntries(columns.map(({ name }, at) => [name, at])),
        catatan: [],
      },
    )
    return await this.get(context, { id })
  }

  /** Uploads of the caller that broke off and can go on. */
  async broken({ db, session }: ImportContext): Promise<{ data: UnggahanTerputus[] }> {
    return { data: await listBroken(db, { jenis: this.#kind.declaration.jenis, idAkun: session.uuid }) }
  }

  /**
   * Keeps the next piece. One that is there already changes nothing but that the upload is kept for another day.
   * @throws Galat 409 where it is not the next one, with how much is there, or another content than the one that is there; 413, 415
   */
  async piece(
    context: ImportContext,
    { id, mulai, bagian }: { id: string; mulai: number; bagian: File },
  ): Promise<{ data: { diterima: number } }> {
    const { db, services } = context
    await this.#unfinished(context, id)
    const { ukuran, diterima } = await findSize(db, id)
    const known = mulai < diterima ? (await listPieces(db, id)).find((piece) => piece.mulai === mulai) : undefined
    if (known) {
      await assertSame(known, bagian)
      await keepPieces(db, id)
      return { data: { diterima } }
    }
    if (mulai !== diterima)
      throw new Galat([409, 'bukan_berikutnya'], `Bagian berikutnya mulai dari byte ${diterima}.`, { rincian: { diterima } })
    if (bagian.size > ARCHIVE_PIECE || diterima + bagian.size > ukuran)
      throw new Galat([413, 'terlalu_besar'], 'Bagian berkas lebih besar daripada yang diberitahukan.')
    const isi = new Uint8Array(await bagian.arrayBuffer())
    if (mulai === 0 && !isZip(isi)) throw new Galat([415, 'jenis_berkas'], 'Berkas harus ZIP.')
    const { id: idBerkas } = await storeFile(
      { db, services },
      { nama: `bagian-${mulai}.zip`, mime: 'application/octet-stream', isi, jenis: 'impor' },
    )
    await insertPiece(db, { idImpor: id, mulai, ukuran: bagian.size, idBerkas })
    return { data: { diterima: diterima + bagian.size } }
  }

  /** Stages a row for each file of the archive. @throws Galat 409 while pieces are missing; 422 no ZIP, without files, with too many */
  async contents(context: ImportContext, { id }: { id: string }): Promise<{ data: Impor }> {
    const { db } = context
    const run = await this.#unfinished(context, id)
    if (run.jumlahBaris > 0) return { data: run }
    const archive = await openArchive(context, id)
    const { paths, skipped } = archive
    archive.rest()
    if (paths.length === 0) throw isianSalah('berkas', 'ZIP tidak berisi berkas.', 'kosong')
    if (paths.length > ARCHIVE_MAX_FILES)
      throw isianSalah(
        'berkas',
        `ZIP berisi ${formatAngka(paths.length)} berkas; paling banyak ${formatAngka(ARCHIVE_MAX_FILES)}. Bagi menjadi beberapa ZIP.`,
        'terlalu_banyak',
      )
    await insertRows(
      db,
      id,
      paths.map((path, at) => ({ id: at + 1, sel: [path, ...this.#kind.cells(nameOf(path))] })),
    )
    const catatan = skipped > 0 ? [`${formatAngka(skipped)} berkas sistem di dalam ZIP dilewati.`] : []
    await updateRun(db, id, { jumlahBaris: paths.length, catatan: JSON.stringify(catatan) })
    return await this.get(context, { id })
  }

  /** @throws Galat 409 before the names of the files were read */
  override async check(context: ImportContext, input: { id: string; kolom: Record<string, number | null> }): Promise<{ data: Impor }> {
    const { data } = await this.get(context, input)
    if (data.jumlahBaris === 0) throw new Galat([409, 'belum_lengkap'], 'Unggahan ZIP belum lengkap. Unggah kembali berkasnya.')
    // What a file is about stands in its name, so there are no columns to choose.
    return await super.check(context, { id: input.id, kolom: data.kolom })
  }

  override async cancel(context: ImportContext, input: { id: string }): Promise<{ data: null }> {
    await this.get(context, input)
    await dropPieces(context.db, input.id)
    return await super.cancel(context, input)
  }

  /** The run, locked, before it was checked. */
  async #unfinished(context: ImportContext, id: string): Promise<Impor> {
    await lockRun(context.db, id)
    const { data } = await this.get(context, { id })
    if (data.status !== 'unggah') throw new Galat([409, 'sudah_selesai'], 'Unggahan ini sudah selesai. Mulai impor yang baru.')
    return data
  }
}
