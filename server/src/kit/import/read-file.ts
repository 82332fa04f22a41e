import { IMPORT_MAX_ROWS, matchColumns, type NamedColumn } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { Galat, isianSalah } from '../galat'
import { cellText, type RawCell } from './cell'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'

/** A file as the engine takes it over: its heads, and the lines below them that have text. */
export type ReadFile = {
  heads: string[]
  rows: { id: number; sel: RawCell[] }[]
  kolom: Record<string, number | null>
  catatan: string[]
}

/** Heads stand within the first lines; titles of a form may stand above them. */
const HEAD_WITHIN = 10
const COLUMNS_MAX = 200

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

/**
 * All lines of an XLSX or CSV, by what the file is, whatever its name says.
 * @throws Galat 415 neither of them, 422 broken, 413 unpacks to too much
 */
export async function linesOf(bytes: Buffer): Promise<RawCell[][]> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return await readXlsx(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Galat([415, 'jenis_berkas'], 'Berkas Excel lama (.xls) atau terkunci kata sandi. Simpan sebagai XLSX tanpa kata sandi.')
  const unicode = startsWith(bytes, 0xff, 0xfe)
  if (!unicode && bytes.subarray(0, 8000).includes(0)) throw new Galat([415, 'jenis_berkas'], 'Berkas harus XLSX atau CSV.')
  return await readCsv(bytes)
}

const filled = (line: readonly RawCell[]) => line.some((cell) => cell !== null)

/** The line that names most columns; where none names any, the first with text. */
function headLine(lines: readonly RawCell[][], columns: readonly NamedColumn[]): number {
  const first = lines.findIndex(filled)
  const scores = lines.slice(0, HEAD_WITHIN).map((line) => {
    const matched = matchColumns(line.map(cellText), columns)
    return Object.values(matched).filter((index) => index !== null).length
  })
  const best = Math.max(0, ...scores)
  return best > 0 ? scores.indexOf(best) : first
}

function notes(heads: readonly string[]): string[] {
  const twice = heads.filter((head, at) => head !== '' && heads.findIndex((one) => one.toLowerCase() === head.toLowerCase()) !== at)
  return [...new Set(twice)].map((head) => `Kolom '${head}' ada lebih dari satu kali; yang dipakai adalah yang pertama.`)
}

/** Whether a line is the template's example, which people forget to delete. */
function isExample(line: readonly RawCell[], columns: readonly NamedColumn[], kolom: Record<string, number | null>): boolean {
  const known = columns.filter(({ name }) => typeof kolom[name] === 'number')
  return known.length > 1 && known.every(({ name, example }) => cellText(line[kolom[name] ?? -1]) === example)
}

/** Columns of choices that the file lacks stand behind its own: the check asks there, and people answer there. */
function addChoices(heads: string[], columns: readonly NamedColumn[], kolom: Record<string, number | null>): void {
  for (const { name, title, choices } of columns) {
    if (choices === undefined || typeof kolom[name] === 'number') continue
    kolom[name] = heads.length
    heads.push(title)
  }
}

/**
 * Reads an uploaded file.
 * @throws Galat 413 too large, 415 neither XLSX nor CSV, 422 empty, broken or with too many rows
 */
export async function readFile(file: File, columns: readonly NamedColumn[], maxBytes: number): Promise<ReadFile> {
  if (file.size > maxBytes) throw new Galat([413, 'terlalu_besar'], `Berkas paling besar ${ukuranBerkas(maxBytes)}.`)
  const lines = await linesOf(Buffer.from(await file.arrayBuffer()))
  const at = headLine(lines, columns)
  if (at < 0) throw isianSalah('berkas', 'Berkas kosong. Pakai templat agar kolomnya sesuai.', 'kosong')
  const heads = (lines[at] ?? []).slice(0, COLUMNS_MAX).map(cellText)
  const kolom = matchColumns(heads, columns)
  const rows = lines.flatMap((line, index) => (index > at && filled(line) ? [{ id: index + 1, sel: line.slice(0, COLUMNS_MAX) }] : []))
  const kept = rows.filter(({ sel }) => !isExample(sel, columns, kolom))
  if (kept.length === 0) throw isianSalah('berkas', 'Berkas tidak berisi baris data di bawah judul kolomnya.', 'kosong')
  if (kept.length > IMPORT_MAX_ROWS) {
    const pesan = `Berkas berisi ${formatAngka(kept.length)} baris; paling banyak ${formatAngka(IMPORT_MAX_ROWS)}. Bagi menjadi beberapa berkas.`
    throw isianSalah('berkas', pesan, 'terlalu_banyak')
  }
  const skipped = rows.length - kept.length
  addChoices(heads, columns, kolom)
  return { heads, rows: kept, kolom, catatan: [...notes(heads), ...(skipped > 0 ? ['Baris contoh dari templat dilewati.'] : [])] }
}
