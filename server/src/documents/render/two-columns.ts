import type { Template } from '@sivitas/contract/pengaturan/template/template'
import type { Blok } from '@sivitas/contract/pengaturan/template/isi'
import { paperOf, type PageTemplate } from './page'

/** A row of cells, or a heading over the rows of a group. */
export type TableRow = string[] | { grup: string }
/** What stands side by side on one page: rows of the left half and of the right half, in pairs. */
export type Segment = { kiri: TableRow[]; kanan: TableRow[] }

const MM_PER_PT = 0.3528
/** Breadth of an average letter, step of lines and the space between two, in ems of the letters. */
const LETTER = 0.5
const LINE = 1.28
const LEADING = 0.55
/** Padding of a cell above and below, in points. */
const PADDING = 4.8

/** Millimetres that the blocks above the table take on the first page; only the shares of pages hang on it. */
function heightAbove(template: PageTemplate, blocks: readonly Blok[]): number {
  const line = template.ukuran * MM_PER_PT * 1.6
  const heights: Partial<Record<Blok['jenis'], (block: Blok) => number>> = {
    kop: () => 30,
    judul: (block) => (block.jenis === 'judul' ? (1 + (block.teksInggris ? 1 : 0) + (block.keterangan ? 1 : 0)) * line + 6 : 0),
    identitas: (block) =>
      block.jenis === 'identitas' ? Math.max(block.foto ? 34 : 0, Math.ceil(block.baris.length / block.kolom) * line) + 6 : 0,
    ringkasan: (block) => (block.jenis === 'ringkasan' ? Math.ceil(block.baris.length / block.kolom) * line + 6 : 0),
    teks: () => 2 * line,
    pemisah: (block) => (block.jenis === 'pemisah' ? block.tinggi : 0),
  }
  return blocks.reduce((sum, block) => sum + (heights[block.jenis]?.(block) ?? 0), 0)
}

type Room = { widths: (number | null)[]; half: number; size: number }

function rowHeight(row: TableRow, { widths, half, size }: Room): number {
  const fixed = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const shared = (half - fixed) / Math.max(1, widths.filter((width) => width === null).length)
  const lines = Array.isArray(row)
    ? Math.max(
        1,
        ...row.map((text, index) => Math.ceil((text.length * LETTER * size * MM_PER_PT) / Math.max(4, (widths[index] ?? shared) - 2))),
      )
    : 1
  return ((lines * LINE - LEADING) * size + PADDING) * MM_PER_PT
}

/** How many rows, beginning with `from`, fill a height. A heading never stands last in its column. */
function fill(rows: readonly TableRow[], { from, height, room }: { from: number; height: number; room: Room }): number {
  let used = 0
  let to = from
  while (to < rows.length) {
    used += rowHeight(rows[to] ?? [], room)
    if (used > height) break
    to += 1
  }
  while (to > from + 1 && to < rows.length && !Array.isArray(rows[to - 1])) to -= 1
  return Math.max(to, from + 1)
}

/**
 * Shares the rows of a table out to two columns a page: a full page is read down its left column, then its right; on the
 * last both end at about the same height. Heights are estimated, which decides only where a column ends: Typst sets the
 * halves as one table, which breaks by itself and repeats its header where the guess was short.
 */
export function twoColumns(
  template: PageTemplate,
  rows: readonly TableRow[],
  { before, size }: { before: readonly Blok[]; size: number },
): Segment[] {
  const { lebar, tinggi } = paperOf(template)
  const margin: Template['margin'] = template.margin
  const room: Room = { widths: template.kolom.map(({ lebar: width }) => width), half: (lebar - margin.kiri - margin.kanan - 4) / 2, size }
  const page = tinggi - margin.atas - margin.bawah - 12
  const segments: Segment[] = []
  let from = 0
  let height = Math.max(20, page - heightAbove(template, before))
  while (from < rows.length) {
    const rest = rows.slice(from).reduce((sum, row) => sum + rowHeight(row, room), 0)
    const column = rest / 2 <= height ? rest / 2 + rowHeight(rows[from] ?? [], room) / 2 : height
    const middle = fill(rows, { from, height: column, room })
    const end = rest / 2 <= height ? rows.length : fill(rows, { from: Math.min(middle, rows.length - 1), height, room })
    segments.push({ kiri: rows.slice(from, middle), kanan: rows.slice(middle, end) })
    from = Math.max(end, middle)
    height = page
  }
  return segments
}
