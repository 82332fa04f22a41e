import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { galatPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { isianSalah } from '../../kit/galat'
import { wordsOf, type Letterhead, type Sheet } from './page'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const FAULT = 'Templat DOCX tidak dapat dibaca. Periksa kurung kurawalnya, lalu unggah kembali.'

function open(content: Uint8Array): Docxtemplater {
  try {
    return new Docxtemplater(new PizZip(content), { paragraphLoop: true, linebreaks: true, nullGetter: () => '' })
  } catch (error) {
    throw isianSalah('isi', explained(error))
  }
}

/** The library collects every fault of a template; the first says enough to go and mend it. */
function explained(error: unknown): string {
  const [first] = (error as { properties?: { errors?: { properties?: { explanation?: string } }[] } }).properties?.errors ?? []
  const where = first?.properties?.explanation
  return where ? `${FAULT} (${where})` : FAULT
}

/** @throws Galat 422 that names an unknown placeholder, or says that the file can't be read */
export function checkDocx(jenis: string, content: Uint8Array): void {
  const galat = galatPlaceholder(jenis, open(content).getFullText())
  if (galat) throw isianSalah('isi', galat)
}

/** Fills a DOCX with words and loops. It stays a DOCX: nothing on the server can lay it out as pages. */
export function fillDocx(content: Uint8Array, sheet: Sheet, letterhead: Letterhead): Uint8Array {
  const document = open(content)
  try {
    document.render({ ...wordsOf(sheet, letterhead), ...sheet.data.larik })
  } catch (error) {
    throw isianSalah('isi', explained(error))
  }
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}
