/** Entries are kept small and read whole, so that a backup of any size needs little memory. */
const LARGEST_ENTRY = 64_000_000
const BLOCK = 512
const ASCII = 'latin1'

export type TarEntry = { readonly name: string; readonly body: Buffer }

/** One entry of a tar file (POSIX ustar), padded to whole blocks; every tar program can read what these make. */
export function tarEntry(name: string, body: Buffer, changed: Date): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [prefix, base] = splitName(name)
  header.write(base, 0, 100, ASCII)
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100, ASCII)
  header.write(octal(body.length), 124, ASCII)
  header.write(octal(Math.floor(changed.getTime() / 1000)), 136, ASCII)
  // The checksum is taken with its own field blank.
  header.write('        0', 148, ASCII)
  header.write('ustar\x0000', 257, ASCII)
  header.write(prefix, 345, 155, ASCII)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, ASCII)
  return Buffer.concat([header, body, Buffer.alloc(padding(body.length))])
}

/** What a tar file ends with. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/**
 * Reads the entries of a tar file one after the other.
 * @throws Error when it is cut short or damaged.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = takerOf(source)
  for (;;) {
    const header = await take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const expected = parseInt(text(header, 148, 8), 8)
    header.fill(' ', 148, 156)
    const size = parseInt(text(header, 124, 12), 8)
    if (checksum(header) !== expected || size > LARGEST_ENTRY) throw new Error('Berkas cadangan rusak.')
    const body = await take(size)
    await take(padding(size))
    const prefix = text(header, 345, 155)
    yield { name: (prefix && `${prefix}/`) + text(header, 0, 100), body }
  }
}

/** A function that answers the next `n` bytes of the stream. */
function takerOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (n: number): Promise<Buffer> => {
    const parts = [rest]
    let length = rest.length
    while (length < n) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('Berkas cadangan terpotong.')
      parts.push(value)
      length += value.length
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(n)
    return all.subarray(0, n)
  }
}

/** The format has 100 bytes for the end of a name and 155 for what stands before it. */
function splitName(name: string): [prefix: string, base: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  const cut = name.indexOf('/', name.length - 101)
  if (cut < 0 || cut > 155) throw new Error(`name too long for tar: ${name}`)
  return [name.slice(0, cut), name.slice(cut + 1)]
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.toString(ASCII, start, start + length)
  const end = field.indexOf('\0')
  return end < 0 ? field : field.slice(0, end)
}

function octal(value: number): string {
  return value.toString(8).padStart(11, '0') + '\0'
}

function checksum(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}
