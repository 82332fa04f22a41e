import type { Temuan } from '@sivitas/contract/pengaturan/template/template'
import { isiPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { readFile, type FileContext } from '../../files/files'
import { FONT_FAMILIES, STANDARD_FONT } from '../../kit/export/pdf/font-families'
import { typeset } from '../../kit/export/pdf/typst'
import { drawBlocks } from './blocks'
import { printDeck, type DeckFinding } from './deck'
import { DOCX, fillDocx } from './docx'
import { paperOf, wordsOf, type Letterhead, type PageTemplate, type Sheet } from './page'
import { Pictures } from './pictures'
import { DOCUMENT_SOURCE } from './source'

/** At most so many documents in one compilation, whose memory grows with its pages: a class of usual size. */
export const BATCH = 40

export type Print = { template: PageTemplate; letterhead: Letterhead; sheets: readonly Sheet[]; test?: boolean }
export type Printed = { isi: Uint8Array; mime: string; ekstensi: string; halaman: number; temuan: Temuan[] }

const PAGE_WORDS: Readonly<Record<PageTemplate['bahasa'], readonly string[]>> = {
  id: ['Halaman {n} dari {dari}'],
  en: ['Page {n} of {dari}'],
  'id-en': ['Halaman {n} dari {dari}', 'Page {n} of {dari}'],
}

/** A font that this server has lost is replaced by the standard one, and a test print says so (edge case 40). */
export const fontOf = ({ huruf }: Pick<PageTemplate, 'huruf'>): string => (huruf in FONT_FAMILIES ? huruf : STANDARD_FONT)

/**
 * Sets documents of one template as one file: a PDF of all, or the filled DOCX of the first. The same input gives the
 * same bytes, whenever it is set. @throws Error when Typst refuses; Galat 422 on a broken DOCX template
 */
export async function printSheets(context: FileContext, print: Print): Promise<Printed> {
  const { isi } = print.template
  if (isi.bentuk === 'docx') return await printDocx(context, print, isi.idBerkas)
  return isi.bentuk === 'kartu' ? await printCards(context, print) : await printPages(context, print)
}

async function printDocx(context: FileContext, { sheets, letterhead }: Print, idBerkas: string): Promise<Printed> {
  const [sheet] = sheets
  if (!sheet) throw new Error('There is nothing to print.')
  const { isi } = await readFile(context, idBerkas)
  return { isi: fillDocx(isi, sheet, letterhead), mime: DOCX, ekstensi: 'docx', halaman: 1, temuan: [] }
}

async function printPages(context: FileContext, { template, letterhead, sheets, test = false }: Print): Promise<Printed> {
  const pictures = new Pictures(context)
  const dok: unknown[] = []
  for (const sheet of sheets) {
    const words = wordsOf(sheet, letterhead)
    const blok = await drawBlocks({ template, sheet, words, letterhead, pictures })
    const kaki = template.catatanKaki ? isiPlaceholder(template.catatanKaki, words) : null
    dok.push({ blok, kaki, kode: sheet.kode, kepala: sheet.kepala ?? null, air: sheet.tandaAir ?? template.tandaAir })
  }
  const data = {
    ...frame(template, letterhead, test),
    margin: template.margin,
    ukuran: template.ukuran,
    halaman: PAGE_WORDS[template.bahasa],
    dok,
  }
  return await compile({ source: DOCUMENT_SOURCE, data, pictures }, sheets)
}

/** Cards page by page; findings are spoken as those of pages are. */
async function printCards(context: FileContext, { template, letterhead, sheets, test = false }: Print): Promise<Printed> {
  const cards = sheets.map((sheet) => ({ template, letterhead, sheet }))
  const { isi, halaman, temuan } = await printDeck(context, cards, { judul: template.nama, lembar: null, test })
  const pemilik = sheets.length === 1 ? (sheets[0]?.pemilik ?? null) : null
  const spokenOf = (one: DeckFinding) => ({ tempat: one.tempat, jenis: one.jenis, ...spoken(one), pemilik: one.pemilik ?? pemilik })
  return { isi, mime: 'application/pdf', ekstensi: 'pdf', halaman, temuan: temuan.map(spokenOf) }
}

const frame = (template: PageTemplate, { pt }: Letterhead, uji: boolean) => ({
  judul: template.nama,
  pt,
  huruf: fontOf(template),
  uji,
  ...paperOf(template),
})

type Found = Omit<DeckFinding, 'pemilik'>

async function compile(
  { source, data, pictures }: { source: string; data: object; pictures: Pictures },
  sheets: readonly Sheet[],
): Promise<Printed> {
  // Not the time of printing: a document that is set anew must give the bytes that its fingerprint was taken of.
  const { pdf, found } = await typeset({ source, data, files: pictures.files, codes: pictures.codes, query: '<temuan>', stamp: 0 })
  const pemilik = sheets.length === 1 ? (sheets[0]?.pemilik ?? null) : null
  const temuan = (found as Found[]).map((one) => ({ tempat: one.tempat, jenis: one.jenis, ...spoken(one), pemilik }))
  return {
    isi: pdf,
    mime: 'application/pdf',
    ekstensi: 'pdf',
    halaman: countPages(pdf),
    temuan,
  }
}

function spoken({ tempat, jenis, banyak }: Found): Pick<Temuan, 'tingkat' | 'pesan'> {
  return jenis === 'meluap'
    ? { tingkat: 'galat', pesan: `${tempat} tidak muat pada tempatnya.` }
    : { tingkat: 'peringatan', pesan: `${tempat} menjadi ${banyak} baris.` }
}

/** Pages of a PDF that Typst wrote: its page tree says how many. */
function countPages(pdf: Uint8Array): number {
  const counts = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Count (\d+)/g),
  ].map(([, count]) => Number(count))
  return Math.max(1, ...counts)
}
