import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnsOfImport, IMPORT_MAX_ROWS, type ImportArchive, type ImportDeclaration } from '@sivitas/contract/kit/import'
import { ARCHIVE_MAX_FILES, ARCHIVE_MAX_MB } from '@sivitas/contract/kit/import-archive'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { ListContext } from '../export-list'
import { FileSink } from '../export/file-sink'
import { columnLetters } from '../export/xlsx/layout'
import { packageParts, sheetPath } from '../export/xlsx/package-parts'
import { textCell } from '../export/xlsx/sheet-cell'
import { STYLE, STYLES_XML } from '../export/xlsx/styles'
import { ZipFile } from '../export/xlsx/zip-file'
import type { CodeSheet } from './import-kind'

const WORKSHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Line = readonly string[]

/** A sheet of texts below a bold head that stays in sight; whole columns are text, so that leading zeros survive typing. */
function sheetXml(head: Line, lines: readonly Line[]): string {
  const widths = head.map((title, at) => Math.min(60, Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)) + 3))
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLE.text}" customWidth="1"/>`)
  const rows = [head, ...lines].map((line, row) => {
    const style = row === 0 ? STYLE.header : STYLE.text
    const cells = line.map((text, at) => textCell(`<c r="${columnLetters(at)}${row + 1}"`, text, style))
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `${WORKSHEET}${frozen}<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** Names of sheets: at most 31 signs, without those that spreadsheets refuse. */
const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const HEADS = ['Kolom', 'Wajib', 'Aturan', 'Contoh'] as const

/** How the files of a ZIP are named; it has no sheet to fill. */
function archiveSheet({ pola, ekstensi }: ImportArchive, rules: readonly Line[]): { name: string; xml: string } {
  const notes = [
    [''],
    [`Beri setiap berkas nama ${pola}, lalu kumpulkan dalam satu ZIP tanpa kata sandi. Folder di dalam ZIP tidak berarti apa-apa.`],
    [`Jenis berkas: ${ekstensi.map((one) => one.toUpperCase()).join(', ')}.`],
    [
      `Paling banyak ${formatAngka(ARCHIVE_MAX_FILES)} berkas dan ${formatAngka(ARCHIVE_MAX_MB)} MB. Mengimpor ZIP yang sama dua kali tidak mengubah apa pun.`,
    ],
  ]
  return { name: 'Petunjuk', xml: sheetXml(HEADS, [...rules, ...notes]) }
}

function sheets(declaration: ImportDeclaration, codes: readonly CodeSheet[]): { name: string; xml: string }[] {
  const columns = columnsOfImport(declaration)
  const rules = columns.map(({ title, required, hint = '', example }) => [title, required ? 'Ya' : 'Tidak', hint, example])
  const codeSheets = codes.map(({ title, rows }) => ({ name: sheetName(title), xml: sheetXml(['Kode', 'Nama'], rows) }))
  if (declaration.arsip) return [archiveSheet(declaration.arsip, rules), ...codeSheets]
  const notes = [
    [''],
    ['Isi data pada lembar Data. Baris contoh boleh dibiarkan; baris itu dilewati.'],
    [`Paling banyak ${formatAngka(IMPORT_MAX_ROWS)} baris. Mengimpor berkas yang sama dua kali tidak mengubah apa pun.`],
  ]
  return [
    {
      name: 'Data',
      xml: sheetXml(
        columns.map(({ title }) => title),
        [columns.map(({ example }) => example)],
      ),
    },
    { name: 'Petunjuk', xml: sheetXml(HEADS, [...rules, ...notes]) },
    ...codeSheets,
  ]
}

/** Writes the template of a kind into the reply: data with an example, instructions, the codes that the college has. */
export async function writeTemplate(
  { reply, tenant }: ListContext,
  declaration: ImportDeclaration,
  codes: readonly CodeSheet[],
): Promise<void> {
  const path = join(tmpdir(), `templat-${randomUUID()}.xlsx`)
  const sink = await FileSink.create(path)
  const all = sheets(declaration, codes)
  const zip = new ZipFile(sink)
  for (const [at, { xml }] of all.entries()) await zip.file(sheetPath(at + 1), xml)
  await zip.file('xl/styles.xml', STYLES_XML)
  const about = { title: declaration.title, author: tenant.college.judul, created: new Date() }
  for (const [part, xml] of packageParts(all, about)) await zip.file(part, xml)
  await zip.close()
  await sink.close()
  reply.file = { path, name: `${declaration.arsip ? 'Petunjuk' : 'Templat'} ${declaration.title}.xlsx`, type: XLSX }
}
