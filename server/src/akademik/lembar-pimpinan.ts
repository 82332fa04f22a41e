import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../auth/context'
import { pejabatPertama } from '../documents/officials/officials'
import { findLetterhead } from '../documents/issue/queries'
import { nomorBerjenis } from '../documents/render/page'
import { Pictures } from '../documents/render/pictures'
import { typeset } from '../kit/export/pdf/typst'

/** Who signs for the whole college, by its kind; the first deputy where the head's office is empty (Documents, kalender akademik). */
const PIMPINAN = ['REKTOR', 'KETUA', 'DIREKTUR', 'WR1', 'WK1'] as const

/** The block of a signatory, as Typst source; `tanda` of the data is none on a draft. */
const TANDA_TANGAN = `
#let tanda(p, k) = if p != none { block(breakable: false, width: 100%, above: 4mm * k, align(right, box(width: 62mm * k, align(center, {
  set text(size: 7.5pt * k)
  p.tempat; linebreak()
  p.baris.join(linebreak())
  block(height: 15mm * k, width: 100%, above: 1mm * k, below: 1mm * k, {
    if p.cap != none { place(center + horizon, dx: -9mm * k, image(p.cap, height: 15mm * k)) }
    if p.ttd != none { place(center + horizon, image(p.ttd, height: 14mm * k)) }
  })
  strong(p.nama)
  if p.nomor != none { linebreak(); p.nomor }
})))) }
`

export type Kertas = 'A3' | 'A4'

type Sheet = {
  source: string
  data: object
  /** The day of the sheet, on which its signatory is in office; none on a draft, which nobody signs. */
  tanggal: string | null
}

/**
 * A sheet of the whole college as a PDF, with place, date, signatory, signature and stamp at its end; its source prints
 * them by `tanda(d.tanda, k)`. @throws Galat 409 when nobody holds one of the offices on that day (PL-R53)
 */
export async function lembarPimpinan(context: Context, { source, data, tanggal }: Sheet): Promise<Uint8Array> {
  const pictures = new Pictures(context)
  const tanda = tanggal === null ? null : await signature(context, tanggal, pictures)
  const { pdf } = await typeset({ source: TANDA_TANGAN + source, data: { ...data, tanda }, files: pictures.files })
  return pdf
}

async function signature({ db }: Context, tanggal: string, pictures: Pictures) {
  const official = await pejabatPertama(db, PIMPINAN, { tanggal, pemilik: {} })
  const { kota } = await findLetterhead(db, null)
  const { baris, nama, idTtd, idCap } = official
  return {
    tempat: [kota, formatTanggal(tanggal)].filter(Boolean).join(', '),
    baris,
    nama,
    nomor: nomorBerjenis(official),
    ttd: await pictures.stored(idTtd),
    cap: await pictures.stored(idCap),
  }
}
