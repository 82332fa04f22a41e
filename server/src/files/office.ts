import { unzipSync } from 'fflate'
import { Galat } from '../kit/galat'

/** Unpacked an office document is a few times its size; hundreds of times is a bomb. */
const UNPACKED_LIMIT = 400_000_000

/**
 * Looks at the table of contents of a DOCX or XLSX, without unpacking anything.
 * @throws Galat 415 when it carries macros, or says so by its type; 422 when it would unpack to a monster
 */
export function assertNoMacros(bytes: Uint8Array, declared: boolean): void {
  let unpacked = 0
  let macros = declared
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      macros ||= /(^|\/)vbaproject/i.test(name)
      return false
    },
  })
  if (macros) throw new Galat([415, 'jenis_berkas'], 'Dokumen memuat makro. Simpan tanpa makro (.docx atau .xlsx), lalu unggah kembali.')
  if (unpacked > UNPACKED_LIMIT) throw new Galat([422, 'isi_tidak_sesuai'], 'Dokumen terlalu besar setelah dibuka.')
}
