import type { CheckedRow } from '../import-kind'
import type { Archive } from './archive'

type Wanted = {
  archive: Archive
  /** Bytes at most, and what a larger file is told. */
  most: number
  tooLarge: string
  ekstensi: readonly string[]
}

/** Why a file is not even unpacked; null when it is. */
function reasonAgainst(path: string, { archive, most, tooLarge, ekstensi }: Wanted): string | null {
  const about = archive.about(path)
  if (!about) return 'Berkas ini tidak ada di dalam ZIP'
  if (!ekstensi.some((one) => path.toLowerCase().endsWith(`.${one}`)))
    return `Jenis berkas ini tidak diterima. Gunakan ${ekstensi.map((one) => one.toUpperCase()).join(', ')}.`
  if (about.locked) return 'Berkas ini terkunci kata sandi'
  return about.size > most ? tooLarge : null
}

/** The file that a row names, or null where it can't be taken, which the row then says on its cell. */
export async function contentOf<Values extends { berkas: string }, Plan>(
  row: CheckedRow<Values, Plan>,
  wanted: Wanted,
): Promise<Uint8Array | null> {
  const path = (row.nilai as Partial<{ berkas: string }>).berkas
  if (path === undefined) return null
  const reason = reasonAgainst(path, wanted)
  const isi = reason === null ? await wanted.archive.read(path, wanted.most) : null
  if (isi === null) row.salah('berkas', reason ?? 'Berkas ini rusak. Buat ulang ZIP-nya.')
  return isi
}
