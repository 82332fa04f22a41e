/** A cell as staging keeps it. A number stays a number, so that one that lost figures can be told. */
export type RawCell = string | number | null

/** Numbers from here on have more figures than a spreadsheet keeps. */
const PRECISE_BELOW = 1e15

const two = (n: number) => String(n).padStart(2, '0')

/** A day as YYYY-MM-DD, with its time where it has one; a spreadsheet's dates are read as UTC. */
function dayText(date: Date): string {
  const day = date.toISOString().slice(0, 10)
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()]
  return hours === 0 && minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`
}

/** From what a spreadsheet's reader hands out to what staging keeps. */
export function rawCell(value: unknown): RawCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : dayText(value)
  if (typeof value !== 'string') return null
  // NUL can't be stored; blanks at the ends are never meant.
  const text = value.replaceAll('\0', '').trim()
  return text === '' ? null : text
}

/** A text of a CSV: the apostrophe that keeps a spreadsheet from reading a formula is no part of it. */
export const csvCell = (text: string): RawCell => rawCell(text.replace(/^'(?=[=+\-@])/, ''))

/** The text that a person sees in a cell. */
export const cellText = (cell: RawCell | undefined): string => (cell === null || cell === undefined ? '' : String(cell))

/** Whether a spreadsheet has made a number of figures that are none, and so has lost some: 3,27302E+15. */
export const lostFigures = (cell: RawCell | undefined): boolean =>
  typeof cell === 'number' ? Math.abs(cell) >= PRECISE_BELOW : /^\d([.,]\d+)?E\+\d+$/i.test(cell ?? '')
