import { z } from 'zod'
import { all, one } from './answer'
import { Id, text } from './fields'
import { actingCalls, Impor, readingCalls, type Place } from './import'
import { wholeNumber } from './list'
import { procedure } from './procedure'

/** A ZIP at most, in MB and in files (data-master, Imports: foto massal). */
export const ARCHIVE_MAX_MB = 500
export const ARCHIVE_MAX_FILES = 5000
/** The same in bytes, by the MB in which file sizes are told. */
export const ARCHIVE_MAX_BYTES = ARCHIVE_MAX_MB * 1_024_000

/**
 * Bytes of one piece. Bodies of requests lie outside the heap that the server's collector watches, so it comes by every some
 * dozens of requests: pieces of 8 MB let 350 MB pile up in between, those of 2 MB less than 100.
 */
export const ARCHIVE_PIECE = 2_000_000

/** An upload that broke off. What has come is kept for a day, so that only the rest need be sent. */
const UnggahanTerputus = z.object({
  id: z.uuid(),
  namaBerkas: z.string().meta({ title: 'Berkas' }),
  /** Bytes of the whole ZIP. */
  ukuran: z.int(),
  /** Bytes from the beginning on that are there. */
  diterima: z.int(),
  /** When the first piece of them goes. */
  sampai: z.date().meta({ title: 'Disimpan sampai' }),
})
export type UnggahanTerputus = z.infer<typeof UnggahanTerputus>

const byId = z.strictObject({ id: Id })

/** The calls of an import whose rows are the files of a ZIP: it comes in pieces, one behind the other. */
export const archiveImportCalls = ({ path, scope }: Place) => {
  const writes = procedure.meta({ scope, access: 'T' })
  const run = `${path}/{id}` as const
  return {
    ...readingCalls({ path, scope }),
    /** Own uploads that broke off and can go on, newest first. */
    terputus: procedure
      .meta({ scope, access: 'B' })
      .route({ method: 'GET', path: `${path}/terputus` })
      .output(all(UnggahanTerputus)),
    /** Announces a ZIP, so that one that is too large is refused before it is sent. */
    mulai: writes
      .route({ method: 'POST', path, successStatus: 201 })
      .input(z.strictObject({ namaBerkas: text(200).meta({ title: 'Berkas' }), ukuran: z.int().min(1).meta({ title: 'Ukuran' }) }))
      .output(one(Impor)),
    /**
     * Takes the piece that begins at byte `mulai` and answers how many bytes are there. The same piece again changes
     * nothing but that the pieces are kept for another day; a different one in its place is refused, which tells another file of the
     * same name and size.
     */
    bagian: writes
      .route({ method: 'POST', path: `${run}/bagian` })
      .input(byId.extend({ mulai: wholeNumber().pipe(z.int().min(0)), bagian: z.file('Pilih berkas terlebih dahulu') }))
      .output(one(z.object({ diterima: z.int() }))),
    /** Reads the names of the files, once all pieces are there. */
    isi: writes
      .route({ method: 'POST', path: `${run}/isi` })
      .input(byId)
      .output(one(Impor)),
    ...actingCalls({ path, scope }),
  }
}
