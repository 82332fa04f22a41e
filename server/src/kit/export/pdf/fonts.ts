import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const path = createRequire(import.meta.url).resolve

/** The files of Inter, which all printed lists are set in; weights 400 and 600. */
export const FONT_FILES = {
  regular: path('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: path('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** Measures text in ems, the unit that a font size multiplies. */
export type Measure = (text: string) => number

/** Letters beyond this are rare in lists (Chinese, emoji) and count as one em each. */
const TABLE_SIZE = 0x3000
const DIGIT_0 = 0x30

const measures = new Map<keyof typeof FONT_FILES, Measure>()

/**
 * The measure of a weight, from the font's own advance widths. Kerning is left out: it moves a line of a column by
 * less than a hair, and this is only for choosing where lines break.
 */
export function measureOf(weight: keyof typeof FONT_FILES): Measure {
  const known = measures.get(weight)
  if (known) return known
  const widths = readWidths(readFileSync(FONT_FILES[weight]))
  const measure = (text: string) => {
    let width = 0
    for (let index = 0; index < text.length; index += 1) width += widths[text.charCodeAt(index)] ?? 1
    return width
  }
  measures.set(weight, measure)
  return measure
}

/** Advance widths by code point, in ems, from the tables head, hhea, hmtx and cmap of a TrueType file (OpenType 1.9). */
function readWidths(font: Buffer): Float64Array {
  const table = (tag: string) => {
    const count = font.readUInt16BE(4)
    const record = Array.from({ length: count }, (_, index) => 12 + index * 16).find((at) => font.toString('latin1', at, at + 4) === tag)
    if (record === undefined) throw new Error(`The font has no table ${tag}.`)
    return font.subarray(font.readUInt32BE(record + 8))
  }
  const unitsPerEm = table('head').readUInt16BE(18)
  const metricCount = table('hhea').readUInt16BE(34)
  const metrics = table('hmtx')
  const glyphs = readGlyphs(table('cmap'))
  const widths = Float64Array.from(glyphs, (glyph) => metrics.readUInt16BE(4 * Math.min(glyph, metricCount - 1)) / unitsPerEm)
  // Lists are set in tabular figures, which are all as wide as the widest.
  return widths.fill(Math.max(...widths.subarray(DIGIT_0, DIGIT_0 + 10)), DIGIT_0, DIGIT_0 + 10)
}

/** Glyph numbers by code point; 0 is the box for what the font lacks. */
function readGlyphs(cmap: Buffer): Uint16Array {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + index * 8)))
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!segments) throw new Error('The font has no character map of format 4.')
  const glyphs = new Uint16Array(TABLE_SIZE)
  const count = segments.readUInt16BE(6) / 2
  for (let index = 0; index < count; index += 1) readSegment(segments, { index, count }, glyphs)
  return glyphs
}

/** One run of code points of a map of format 4: numbered on from a start, or looked up in the array behind the runs. */
function readSegment(map: Buffer, { index, count }: { index: number; count: number }, glyphs: Uint16Array) {
  const field = (column: number) => map.readUInt16BE(14 + column * count * 2 + (column > 0 ? 2 : 0) + index * 2)
  const [end, start, delta, offset] = [field(0), field(1), field(2), field(3)]
  const offsetAt = 16 + 3 * count * 2 + index * 2
  for (let code = start; code <= end && code < TABLE_SIZE; code += 1) {
    const glyph = offset === 0 ? code : map.readUInt16BE(offsetAt + offset + (code - start) * 2)
    glyphs[code] = offset !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}
