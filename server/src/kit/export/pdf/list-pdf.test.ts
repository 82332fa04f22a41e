import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportColumn } from '../columns'
import type { ExportRow } from '../list-writer'
import { writeExport } from '../write-export'
import { typstPdf } from './typst'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sivitas-pdf-'))
})

afterAll(async () => await rm(directory, { recursive: true, force: true }))

const COLUMNS: ExportColumn[] = [
  { key: 'nim', title: 'NIM' },
  { key: 'nama', title: 'Nama' },
  { key: 'lahir', title: 'Tanggal lahir', type: 'date' },
  { key: 'tagihan', title: 'Tagihan', type: 'rupiah' },
  { key: 'ipk', title: 'IPK', type: 'decimal' },
]

const row = (index: number): ExportRow => ({
  nim: String(2024550000 + index),
  nama: `Mahasiswa ${index}`,
  lahir: '2005-08-17',
  tagihan: 1250000 + index,
  ipk: 3.5,
})

type Word = { text: string; x: number; y: number }

async function words(document: PDFDocumentProxy, page: number): Promise<Word[]> {
  const { items } = await (await document.getPage(page)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [{ text: item.str, x: item.transform[4], y: Math.round(item.transform[5]) }] : [],
  )
}

async function print(rows: ExportRow[], columns = COLUMNS, filterText = 'Angkatan: 2024') {
  async function* chunks() {
    for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500)
  }
  const college = { nama: 'Universitas Contoh' }
  const printedAt = new Date('2026-11-21T07:05:00Z')
  const file = await writeExport({
    format: 'pdf',
    fileName: 'Daftar',
    title: 'Data Mahasiswa',
    college,
    filterText,
    columns,
    rows: chunks(),
    directory,
    printedAt,
  })
  const document = await getDocument({ data: new Uint8Array(await readFile(file.path)), verbosity: 0 }).promise
  return { file, document }
}

const texts = async (document: PDFDocumentProxy, page: number) => (await words(document, page)).map(({ text }) => text)

test('prints college, title, filters and time once, the header and the page number on every page', async () => {
  const { document } = await print(Array.from({ length: 120 }, (_, index) => row(index)))
  expect(document.numPages).toBe(3)
  const first = await texts(document, 1)
  expect(first).toEqual(expect.arrayContaining(['Universitas Contoh', 'Data Mahasiswa', 'Angkatan: 2024', 'Halaman 1 dari 3']))
  expect(first).toEqual(expect.arrayContaining(['17 Agu 2005', 'Rp 1.250.000', '3,50']))
  const last = await texts(document, 3)
  expect(last).toEqual(
    expect.arrayContaining(['NIM', 'Tanggal lahir', '2024550119', 'Halaman 3 dari 3', 'Dicetak 21 November 2026 14:05 WIB']),
  )
  expect(last).not.toContain('Data Mahasiswa')
})

test('prints every row once, on one line with its own cells', async () => {
  const { document } = await print(Array.from({ length: 200 }, (_, index) => row(index)))
  const seen: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const found = await words(document, page)
    for (const { text: nim, y } of found.filter(({ text }) => /^20245\d{5}$/.test(text))) {
      const line = found.filter((word) => word.y === y).map(({ text }) => text)
      expect(line).toContain(`Mahasiswa ${Number(nim) - 2024550000}`)
      seen.push(nim)
    }
  }
  expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => String(2024550000 + index)))
})

test('keeps rows in step when names wrap, other scripts appear and texts hold line breaks and controls', async () => {
  const odd = [
    'Raden Mas Panji Sosrokartono Adiningrat Kusumawardhani Prawirodirdjo Notonegoro bin Haji Abdullah Syafi’i',
    'satu\ndua\r\ntiga\u2028empat\u0085lima\u000benam\u0000',
    'عبد الله محمد',
    '陈志明 😀',
    'x'.repeat(300),
    'alamat.surel.yang.sangat.panjang.sekali.sehingga.tidak.muat@fakultas-teknik.universitas-contoh.ac.id',
    '',
    '   ',
    '#set page() $x$ *tebal* `kode` <label> @rujukan \\ "kutip"',
  ]
  const rows = odd.flatMap((nama, index) => [{ ...row(index * 2), nama }, row(index * 2 + 1)])
  const { document } = await print(rows)
  const found = await words(document, 1)
  for (let index = 1; index < rows.length; index += 2) {
    const y = found.find(({ text }) => text === String(2024550000 + index))?.y
    expect(found.filter((word) => word.y === y).map(({ text }) => text)).toEqual(
      expect.arrayContaining([`Mahasiswa ${index}`, `Rp ${(1250000 + index).toLocaleString('id-ID')}`]),
    )
  }
  const all = found.map(({ text }) => text).join(' ')
  expect(all.replaceAll(/\s+/g, '')).toContain('#setpage()$x$*tebal*`kode`<label>@rujukan\\"kutip"')
})

test('goes across the sheet with more than six columns and stays inside it', async () => {
  const columns = Array.from({ length: 14 }, (_, index) => ({ key: `k${index}`, title: `Kolom ke-${index}` }))
  const wide = Object.fromEntries(columns.map(({ key }) => [key, `isi kolom ${key} yang agak panjang`]))
  const { document } = await print([wide], columns)
  const page = await document.getPage(1)
  const [, , width = 0, height = 0] = page.view
  expect(width).toBeGreaterThan(height)
  for (const { x } of await words(document, 1)) expect(x).toBeLessThan(width - 28)
  expect((await (await print([row(1)])).document.getPage(1)).view[2]).toBeLessThan(600)
})

test('says that there is nothing', async () => {
  const { document, file } = await print([])
  expect(await texts(document, 1)).toEqual(expect.arrayContaining(['NIM', 'Tidak ada data', 'Halaman 1 dari 1']))
  expect(file.rowCount).toBe(0)
})

test('splits a row that is higher than a sheet', async () => {
  const { document } = await print([{ ...row(0), nama: Array.from({ length: 150 }, (_, index) => `baris-${index}`).join('\n') }, row(1)])
  const all = (await Promise.all(Array.from({ length: document.numPages }, (_, index) => texts(document, index + 1)))).flat()
  for (let index = 0; index < 150; index += 1) expect(all).toContain(`baris-${index}`)
  expect(all).toContain('2024550001')
})

test('refuses more than 5,000 rows and reads no further', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += 500
      yield Array.from({ length: 500 }, (_, index) => row(index))
    }
  }
  const refused = writeExport({
    format: 'pdf',
    fileName: 'a',
    title: 'A',
    college: { nama: 'B' },
    columns: COLUMNS,
    rows: endless(),
    directory,
  })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    message: 'PDF paling banyak 5.000 baris. Persempit saringan atau pilih XLSX.',
  })
  expect(read).toBe(5500)
})

test('says what is wrong with a source, and sets the next document all the same', async () => {
  await expect(typstPdf('#tidak-ada', {})).rejects.toThrow('unknown variable')
  const [one, two] = await Promise.all([typstPdf('Satu', {}), typstPdf('Dua', {})])
  expect([one, two].map((pdf) => Buffer.from(pdf.subarray(0, 5)).toString())).toEqual(['%PDF-', '%PDF-'])
})
