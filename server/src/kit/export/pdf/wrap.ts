import type { Measure } from './fonts'

/** Signs behind which an address, link or code may go on in the next line. */
const BREAKS = /(?<=[@._/\-,;:])/

const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * Breaks text into lines of at most `width` ems: at spaces, else inside a long word behind a sign, else wherever the
 * line is full. Controls become spaces, so that a line is a line whatever the text holds; there is always one.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  // Most cells of a list are one short line, and a list has a hundred thousand cells.
  if (!CONTROL.test(text)) return wrapParagraph(text.trim(), width, measure)
  const paragraphs = text.split(/[\r\n\u2028\u2029]+/)
  return paragraphs.flatMap((paragraph) => wrapParagraph(paragraph.replaceAll(/\p{Cc}+/gu, ' ').trim(), width, measure))
}

function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  if (measure(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      const parts = wrapWord(word, width, measure)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
  }
  lines.push(line)
  return lines
}

function wrapWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const lines: string[] = []
  let line = ''
  const fitting = word.split(BREAKS).flatMap((part) => (measure(part) <= width ? [part] : Array.from(part)))
  for (const part of fitting) {
    if (line === '' || measure(line + part) <= width) line += part
    else {
      lines.push(line)
      line = part
    }
  }
  lines.push(line)
  return lines
}
