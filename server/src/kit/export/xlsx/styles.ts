import type { ColumnType } from '../columns'

/** Position of each cell style in the style sheet below. */
export const STYLE = { plain: 0, header: 1, text: 2, date: 3, datetime: 4, int: 5, decimal: 6, rupiah: 7 } as const

/** The style of a column's cells. Text has a format of its own, so that editing a NIM doesn't turn it into a number. */
export const COLUMN_STYLE: Record<ColumnType, number> = {
  text: STYLE.text,
  boolean: STYLE.text,
  date: STYLE.date,
  datetime: STYLE.datetime,
  int: STYLE.int,
  decimal: STYLE.decimal,
  rupiah: STYLE.rupiah,
}

/** Number formats beyond Excel's own; 49 is its text format, 1 its whole number. */
const FORMATS = [
  [164, 'dd\\-mm\\-yyyy'],
  [165, 'dd\\-mm\\-yyyy\\ hh:mm'],
  [166, '0.00##'],
  [167, '&quot;Rp&quot;\\ #,##0;\\-&quot;Rp&quot;\\ #,##0'],
] as const

const cell = (format: number, rest = '') =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${rest}/>`

/** The style sheet: one font in two weights, and one cell style a column type. */
export const STYLES_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${FORMATS.length}">${FORMATS.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF0F4"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>${cell(49)}${cell(164)}${cell(165)}${cell(1)}${cell(166)}${cell(167)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
