const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: false }).decode(bytes)

/** Whether a text is a drawing: its first element is svg. */
export function isSvg(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(<\?xml[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(decode(bytes.subarray(0, 4096)))
}

/** What lets a drawing run or fetch something, or stand for something else when it is read. */
const HARMFUL = [
  /<!(doctype|entity)/i,
  /<\?(?!xml[\s?])/i,
  /<([\w-]+:)?(script|foreignobject|iframe|embed|object|handler|listener|audio|video|set|animate\w*)[\s/>]/i,
  /\son[a-z]+\s*=/i,
  /(javascript|vbscript|data:text)\s*:/i,
  /@import/i,
  // A reference may lead within the drawing or to a picture that it carries along, nowhere else.
  /(href|src)\s*=\s*["']?\s*(?!["']?\s*(#|data:image\/(png|jpe?g|webp)))[^"'\s>]/i,
  /url\(\s*["']?\s*(?!["']?\s*(#|data:image\/(png|jpe?g|webp)))[^)"'\s]/i,
]

/** Whether a drawing neither runs nor fetches anything (edge case 31). Its entities are read before it is looked at. */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decode(bytes).replaceAll(/&#(x?)([0-9a-f]+);?/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
  return HARMFUL.every((pattern) => !pattern.test(text))
}
