/** A4 in points. */
const SHORT_SIDE = 595.28
const LONG_SIDE = 841.89
const MARGIN = 28
/** More columns than this are printed across the sheet. */
const PORTRAIT_COLUMNS = 6
/** Mean width of a letter of Inter, in ems, and a little air. */
const LETTER = 0.56
const PADDING = 5

/** How a list lies on its pages; lengths in points, widths of columns as shares. */
export type ListLayout = { landscape: boolean; width: number; margin: number; size: number; shares: number[] }

function sizeFor(columnCount: number): number {
  if (columnCount <= PORTRAIT_COLUMNS) return 9
  if (columnCount <= 10) return 8
  return columnCount <= 14 ? 7 : 6
}

/** The length that all but one in twenty of a column's texts keep to: one long name must not starve its neighbours. */
function usualLength(lengths: number[]): number {
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.95)] ?? 0
}

/** Lays out a list of texts: paper, size of letters, and columns as wide as their usual content wants. */
export function listLayout(titles: readonly string[], rows: readonly (readonly string[])[]): ListLayout {
  const landscape = titles.length > PORTRAIT_COLUMNS
  const shares = titles.map((title, column) => {
    const longestWord = Math.max(...title.split(/\s/).map((word) => word.length))
    return Math.min(36, Math.max(4, longestWord + 1, usualLength(rows.map((row) => row[column]?.length ?? 0)) + 1))
  })
  const width = (landscape ? LONG_SIDE : SHORT_SIDE) - 2 * MARGIN
  return { landscape, width, margin: MARGIN, size: sizeFor(titles.length), shares }
}

/** Letters that surely fit on one line of each column. */
export function lettersPerLine({ width, size, shares }: ListLayout): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => Math.max(3, Math.floor(((width * share) / total - PADDING) / (size * LETTER))))
}

/**
 * Lets a word that is longer than a line break: a mail address or link has no place for it of its own and would run
 * into the next column. The break is a zero-width space, first behind a sign, else where the line is full.
 */
export function breakable(text: string, letters: number): string {
  if (text.length <= letters) return text
  return text.replaceAll(/\S+/gu, (word) => {
    if (word.length <= letters) return word
    const parts = word.split(/(?<=[@._/\-,;])/)
    return parts.flatMap((part) => part.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? []).join('\u200B')
  })
}
