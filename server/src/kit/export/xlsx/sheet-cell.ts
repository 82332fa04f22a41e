import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { clockOf, dayOf, numberOf, plainText, undated } from '../cell'
import type { ColumnType } from '../columns'
import { excelSerial } from './serial'
import { COLUMN_STYLE } from './styles'
import { escapeXml } from './xml'

/** The longest text that Excel keeps in a cell; with more it calls the file damaged. */
const LONGEST = 32_767

/** Writes a cell. `start` is '<c r="A7"'; an empty cell is written as nothing, since cells carry their address. */
export type SheetCell = (start: string, value: unknown) => string

/**
 * A text cell holds its text inline: never read as a formula, whatever it begins with, and never as a number. A table
 * of shared strings would be a tenth smaller on disk but grows in memory with every new name of the list.
 */
export function textCell(start: string, text: string, style: number): string {
  if (text === '') return ''
  const content = escapeXml(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
  const space = /^\s|\s$|\n/.test(content) ? ' xml:space="preserve"' : ''
  return `${start} s="${style}" t="inlineStr"><is><t${space}>${content}</t></is></c>`
}

const numberCell = (start: string, value: number, style: number) => `${start} s="${style}"><v>${value}</v></c>`

/** How the cells of a column are written; what doesn't fit the column's type stays as text. */
export function sheetCell(type: ColumnType, zone: ZonaWaktu): SheetCell {
  const style = COLUMN_STYLE[type]
  const text = COLUMN_STYLE.text
  switch (type) {
    case 'int':
    case 'decimal':
    case 'rupiah':
      return (start, value) => {
        const number = numberOf(value)
        return number === null ? textCell(start, plainText(value), text) : numberCell(start, number, style)
      }
    case 'date':
    case 'datetime':
      return (start, value) => {
        const shown = type === 'date' ? dayOf(value, zone) : clockOf(value, zone)
        const serial = shown === null ? null : excelSerial(shown)
        return serial === null ? textCell(start, shown?.replace('T', ' ') ?? undated(value), text) : numberCell(start, serial, style)
      }
    case 'text':
    case 'boolean':
      return (start, value) => textCell(start, plainText(value), text)
  }
}
