import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportColumn } from './columns'
import { FileSink } from './file-sink'
import type { ExportRow } from './list-writer'
import { writeExport, type ExportRequest } from './write-export'
import { writeXlsx } from './xlsx/workbook'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sivitas-ekspor-'))
})

afterAll(async () => await rm(directory, { recursive: true, force: true }))

const COLUMNS: ExportColumn[] = [
  { key: 'nim', title: 'NIM' },
  { key: 'nama', title: 'Nama' },
  { key: 'lahir', title: 'Tanggal lahir', type: 'date' },
  { key: 'diubah', title: 'Diubah pada', type: 'datetime' },
  { key: 'tagihan', title: 'Tagihan', type: 'rupiah' },
  { key: 'ipk', title: 'IPK', type: 'decimal' },
  { key: 'angkatan', title: 'Angkatan', type: 'int' },
  { key: 'aktif', title: 'Aktif', type: 'boolean' },
]

const ROWS: ExportRow[] = [
  {
    nim: '0012345678901234',
    nama: '=HYPERLINK("http://x") <b>&"q"\u0001;',
    lahir: '1999-08-05',
    diubah: new Date('2026-11-21T03:04:05Z'),
    tagihan: 1234567,
    ipk: 3.5,
    angkatan: 2024,
    aktif: true,
  },
  {
    nim: '+6281234',
    nama: ' dua\nbaris _x0041_ ',
    lahir: '0000-00-00',
    diubah: null,
    tagihan: -5000,
    ipk: Number.NaN,
    angkatan: '2019',
    aktif: false,
  },
  {
    nim: '-',
    nama: '@😀',
    lahir: '1899-12-31',
    diubah: '2026-11-21T20:00:00Z',
    tagihan: 'belum',
    ipk: null,
    angkatan: undefined,
    aktif: null,
  },
]

async function* chunks(...parts: ExportRow[][]) {
  yield* parts
}

const request = (over: Partial<ExportRequest> = {}): ExportRequest => ({
  format: 'xlsx',
  fileName: 'Data Mahasiswa',
  title: 'Data Mahasiswa',
  college: { nama: 'Universitas <Contoh> & Mitra' },
  filterText: 'Angkatan: 2024',
  columns: COLUMNS,
  rows: chunks(ROWS),
  directory,
  printedAt: new Date('2026-11-21T07:00:00Z'),
  ...over,
})

async function parts(path: string): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(await readFile(path))).map(([name, content]) => [name, strFromU8(content)]))
}

test('XLSX: keeps text as text, numbers as numbers and dates as dates when it is read back', async () => {
  const file = await writeExport(request())
  const [list] = await readWorkbook(await readFile(file.path))
  expect(list?.sheet).toBe('Data Mahasiswa')
  // Excel keeps a time as a fraction of a day, which the reader cuts to a millisecond.
  const seconds = list?.data.map((row) =>
    row.map((cell) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell)),
  )
  expect(seconds).toEqual([
    COLUMNS.map(({ title }) => title),
    [
      '0012345678901234',
      '=HYPERLINK("http://x") <b>&"q";',
      new Date('1999-08-05T00:00:00Z'),
      new Date('2026-11-21T10:04:05Z'),
      1234567,
      3.5,
      2024,
      'Ya',
    ],
    ['+6281234', 'dua\nbaris _x0041_', null, null, -5000, null, 2019, 'Tidak'],
    ['-', '@😀', '1899-12-31', new Date('2026-11-22T03:00:00Z'), 'belum', null, null, null],
  ])
})

test('XLSX: says on a second sheet what it is, when it was made and what was filtered', async () => {
  const file = await writeExport(request())
  const sheets = await readWorkbook(await readFile(file.path))
  expect(sheets[1]).toEqual({
    sheet: 'Keterangan',
    data: [
      ['Judul', 'Data Mahasiswa'],
      ['Perguruan tinggi', 'Universitas <Contoh> & Mitra'],
      ['Dicetak', '21 November 2026 14:00 WIB'],
      ['Saringan', 'Angkatan: 2024'],
      ['Jumlah baris', '3'],
    ],
  })
})

test("XLSX: holds no formula, freezes and filters the header, and shows time in the college's zone", async () => {
  const file = await writeExport(request({ college: { nama: 'Universitas Cenderawasih', zonaWaktu: 'Asia/Jayapura' } }))
  const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/workbook.xml': workbook = '', 'xl/styles.xml': styles = '' } = await parts(file.path)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('t="inlineStr"')
  expect(sheet).toContain('ySplit="1" topLeftCell="A2"')
  expect(sheet).toContain('<autoFilter ref="A1:H4"/>')
  expect(sheet).toContain('xml:space="preserve"> dua\nbaris')
  expect(workbook).toContain(`'Data Mahasiswa'!$1:$1`)
  expect(styles).toContain('dd\\-mm\\-yyyy')
  const [list] = await readWorkbook(await readFile(file.path))
  expect(String(list?.data[1]?.[3])).toBe(String(new Date('2026-11-21T12:04:05Z')))
})

test('XLSX: goes on to another sheet when one is full', async () => {
  const sink = await FileSink.create(join(directory, 'penuh.xlsx'))
  const rows = Array.from({ length: 25 }, (_, index) => ({ nim: String(index) }))
  const list = {
    title: 'Daftar [panjang]: mahasiswa baru dan pindahan',
    collegeName: 'Universitas',
    filterText: '',
    columns: COLUMNS.slice(0, 1),
    chunks: chunks(rows.slice(0, 7), rows.slice(7)),
    zone: 'Asia/Jakarta' as const,
    printedAt: new Date(),
  }
  await writeXlsx(sink, list, 11)
  await sink.close()
  const sheets = await readWorkbook(await readFile(sink.path))
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Daftar panjang mahasiswa baru d', 11],
    ['Daftar panjang mahasiswa ba (2)', 11],
    ['Daftar panjang mahasiswa ba (3)', 6],
    ['Keterangan', 5],
  ])
  expect(sheets.slice(0, 3).flatMap(({ data }) => data.slice(1).flat())).toEqual(rows.map(({ nim }) => nim))
})

test('XLSX: a list without rows still has its header', async () => {
  const file = await writeExport(request({ rows: chunks(), filterText: undefined }))
  const sheets = await readWorkbook(await readFile(file.path))
  expect(sheets[0]?.data).toEqual([COLUMNS.map(({ title }) => title)])
  expect(sheets[1]?.data[3]).toEqual(['Saringan', 'Tanpa saringan'])
  expect(file.rowCount).toBe(0)
})

test('CSV: UTF-8 with BOM, semicolons, quotes, ISO dates, decimal comma, and no formulas', async () => {
  const file = await writeExport(request({ format: 'csv' }))
  const text = await readFile(file.path, 'utf8')
  expect(text.split('\r\n')).toEqual([
    '\uFEFFNIM;Nama;Tanggal lahir;Diubah pada;Tagihan;IPK;Angkatan;Aktif',
    `0012345678901234;"'=HYPERLINK(""http://x"") <b>&""q""\u0001;";1999-08-05;2026-11-21 10:04:05;1234567;3,5;2024;Ya`,
    `'+6281234;" dua\nbaris _x0041_ ";;;-5000;;2019;Tidak`,
    `'-;'@😀;1899-12-31;2026-11-22 03:00:00;belum;;;`,
    '',
  ])
  expect(file).toMatchObject({ name: 'Data Mahasiswa.csv', type: 'text/csv; charset=utf-8', rowCount: 3, size: Buffer.byteLength(text) })
})

test('names the file so that every system takes it, and lets nobody else read it', async () => {
  const file = await writeExport(request({ format: 'csv', fileName: '../Tagihan: 2025/2026 "Ganjil"\u0000.' }))
  expect(file.name).toBe('-Tagihan- 2025-2026 -Ganjil-.csv')
  expect((await stat(file.path)).mode & 0o077).toBe(0)
})

test('leaves no file behind when the rows fail', async () => {
  const before = await readdir(directory)
  async function* failing() {
    yield ROWS
    throw new Error('basis data terputus')
  }
  for (const format of ['xlsx', 'csv', 'pdf'] as const) {
    await expect(writeExport(request({ format, rows: failing() }))).rejects.toThrow('basis data terputus')
  }
  expect(await readdir(directory)).toEqual(before)
})

test.each(['xlsx', 'csv'] as const)('%s: 20,000 rows go to the disk while they are read', async (format) => {
  const folder = await mkdtemp(join(directory, 'besar-'))
  let rss = 0
  const onDisk: number[] = []
  async function* many() {
    for (let from = 0; from < 20_000; from += 500) {
      rss = Math.max(rss, process.memoryUsage.rss())
      const [name = ''] = await readdir(folder)
      onDisk.push((await stat(join(folder, name))).size)
      yield Array.from({ length: 500 }, (_, index) => Object.fromEntries(COLUMNS.map(({ key }) => [key, `${key} ${from + index}`])))
    }
  }
  const before = process.memoryUsage.rss()
  const file = await writeExport(request({ format, rows: many(), directory: folder }))
  expect(file.rowCount).toBe(20_000)
  // Had it been gathered in memory, half the file would not be on the disk when half the rows were read.
  expect(onDisk[20]).toBeGreaterThan(file.size * 0.35)
  console.info(`${format}: 20.000 baris, ${(file.size / 1e6).toFixed(1)} MB; RSS tumbuh ${((rss - before) / 1e6).toFixed(0)} MB`)
})
