/** Letters that XML gives a meaning, controls that it forbids, and what Excel would read as an escaped letter. */
const TO_ESCAPE = /[\p{Cc}\uFFFE\uFFFF&<>"]|_x[\dA-Fa-f]{4}_/u
const TO_ESCAPE_ALL = new RegExp(TO_ESCAPE, 'gu')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '\t', '\n': '\n' }

/**
 * Text inside an element or a quoted attribute. Controls are dropped: XML 1.0 has no way to carry them and Excel calls
 * a file with one damaged; line ends become '\n'. A literal '_x0041_' keeps its letters (ECMA-376, ST_Xstring).
 */
export function escapeXml(text: string): string {
  if (!TO_ESCAPE.test(text)) return text
  return text.replaceAll('\r\n', '\n').replaceAll(TO_ESCAPE_ALL, (found) => {
    if (found === '\r') return '\n'
    return found.startsWith('_x') ? `_x005F${found}` : (ENTITIES[found] ?? '')
  })
}
