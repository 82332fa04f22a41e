import type { ColumnType, ExportColumn } from '../columns'
import type { Measure } from './fonts'

/** A4 in points. */
const SHORT_SIDE = 595.28
const LONG_SIDE = 841.89
/** More columns than this are printed across the sheet. */
const PORTRAIT_COLUMNS = 6
/** Points that stay free at the edges of the sheet. */
export const MARGIN = 28

/** Free on each side of a column's text, in sizes of the letters. */
export const PADDING = 0.5
/** No text column asks for more, in ems; the rest wraps. */
const WIDEST = 24
/** A longer word breaks rather than taking the room of others, in ems: mail addresses, links. */
const LONGEST_WORD = 12
/** Letters smaller than this can't be read on paper. */
const SMALLEST = 4.5
const STEP = 0.5

/** What would be misread in two lines, so the column is as wide as its content. */
const WHOLE = new Set<ColumnType>(['int', 'decimal', 'rupiah', 'date', 'datetime'])

/** How a list lies on its sheets; lengths in points. */
export type ListLayout = { width: number; height: number; size: number; columns: number[] }

/** What a column would like to have and what it needs, in ems, padding included. */
type Wish = { want: number; least: number }

/** Lays out a list of texts: paper, size of letters, and columns as wide as their usual content wants. */
export function listLayout(columns: readonly ExportColumn[], rows: readonly (readonly string[])[], measure: Measure): ListLayout {
  const landscape = columns.length > PORTRAIT_COLUMNS
  const [width, height] = landscape ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE]
  const wishes = columns.map((column, index) =>
    wishOf(
      column,
      rows.map((row) => row[index] ?? ''),
      measure,
    ),
  )
  const size = sizeFor(landscape ? 8 : 9, sum(wishes, 'least'), width - 2 * MARGIN)
  return { width, height, size, columns: shareOut(wishes, (width - 2 * MARGIN) / size).map((share) => share * size) }
}

function wishOf({ title, type = 'text' }: ExportColumn, texts: readonly string[], measure: Measure): Wish {
  // The header is set bolder than the measure; the tenth more covers that.
  const head = longestWord(title, measure) * 1.1
  const widths = texts.map(measure)
  const words = Math.min(LONGEST_WORD, widest(texts.map((text) => longestWord(text, measure))))
  const least = Math.max(head, WHOLE.has(type) ? widest(widths) : words) + 2 * PADDING
  return { least, want: Math.max(least, Math.min(WIDEST, usual(widths)) + 2 * PADDING) }
}

/** The largest size, from `size` down, at which `needed` ems fit into `width` points. */
function sizeFor(size: number, needed: number, width: number): number {
  return needed * size <= width || size <= SMALLEST ? size : sizeFor(size - STEP, needed, width)
}

/**
 * Shares `width` among columns: all get what they want and a part of the rest; where that doesn't fit, text gives way
 * down to its longest word; where not even that fits, all shrink alike.
 */
function shareOut(wishes: readonly Wish[], width: number): number[] {
  const [wanted, needed] = [sum(wishes, 'want'), sum(wishes, 'least')]
  if (wanted <= width) return wishes.map(({ want }) => (want * width) / wanted)
  if (needed >= width) return wishes.map(({ least }) => (least * width) / needed)
  const yielding = (width - needed) / (wanted - needed)
  return wishes.map(({ want, least }) => least + (want - least) * yielding)
}

const sum = (wishes: readonly Wish[], key: keyof Wish) => wishes.reduce((total, wish) => total + wish[key], 0)

const widest = (widths: readonly number[]) => widths.reduce((most, width) => Math.max(most, width), 0)

const longestWord = (text: string, measure: Measure) => widest(text.split(/\s/).map(measure))

/** The width that all but one in twenty of a column's texts keep to: one long name must not starve its neighbours. */
const usual = (widths: readonly number[]) => widths.toSorted((a, b) => a - b)[Math.floor(widths.length * 0.95)] ?? 0
