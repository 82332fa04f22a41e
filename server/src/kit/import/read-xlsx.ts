import { Readable } from 'node:stream'
import { readSheet } from 'read-excel-file/node'
import { Galat } from '../galat'
import { rawCell, type RawCell } from './cell'

/** Unpacked bytes of a workbook at most: 20,000 rows of 60 columns take some 150 MB. */
const UNPACKED_MAX = 400_000_000

const unreadable = (cause?: unknown) =>
  new Galat([422, 'isi_tidak_sesuai'], 'Berkas tidak dapat dibaca sebagai XLSX. Buka di Excel atau LibreOffice, lalu simpan ulang.', {
    cause,
  })

/** Sum of the sizes that the directory of a ZIP names; a few kilobytes may unpack to gigabytes. */
function unpackedSize(zip: Buffer): number {
  let sum = 0
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1')
  while (at >= 0 && at + 46 <= zip.length) {
    sum += zip.readUInt32LE(at + 24)
    const next = at + 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    at = zip.indexOf('PK\u0001\u0002', next, 'latin1')
  }
  return sum
}

/**
 * The lines of the first sheet of a workbook. Of a formula its last result is taken.
 * @throws Galat 422 when it is no workbook, 413 when it unpacks to too much
 */
export async function readXlsx(bytes: Buffer): Promise<RawCell[][]> {
  if (unpackedSize(bytes) > UNPACKED_MAX) throw new Galat([413, 'terlalu_besar'], 'Isi berkas terlalu besar. Bagi menjadi beberapa berkas.')
  try {
    const sheet = await readSheet(Readable.from([bytes]), { trim: false })
    return sheet.map((line) => line.map(rawCell))
  } catch (error) {
    throw unreadable(error)
  }
}
