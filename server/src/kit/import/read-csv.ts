import { parse } from 'csv-parse'
import { Galat } from '../galat'
import { csvCell, type RawCell } from './cell'

const DELIMITERS = [';', ',', '\t'] as const

/** UTF-8, UTF-16 by its mark, else the encoding of old Windows programs, which never fails. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that parts most columns in the first line that has text. */
function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, 20_000)
      .split(/\r?\n/)
      .find((one) => one.trim() !== '') ?? ''
  const counts = DELIMITERS.map((sign) => line.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}

/**
 * The lines of a CSV, of whatever delimiter and encoding; a block pasted from a spreadsheet is one parted by tabs.
 * @throws Galat 422 when its quotes don't close
 */
export async function readCsv(bytes: Uint8Array): Promise<RawCell[][]> {
  const text = decode(bytes)
  const lines: RawCell[][] = []
  const parser = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  })
  try {
    for await (const record of parser) lines.push((record as string[]).map(csvCell))
  } catch (error) {
    const line = (error as { lines?: unknown }).lines
    const where = typeof line === 'number' ? ` di sekitar baris ${line}` : ''
    throw new Galat([422, 'isi_tidak_sesuai'], `CSV tidak dapat dibaca${where}. Periksa tanda kutip yang tidak ditutup.`, { cause: error })
  }
  return lines
}
