import { crc32 } from 'node:zlib'

const header = (fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    out.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return out
}

/** A ZIP of files as they are, without packing: what a journey hands in. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const about = [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [4, 0],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const
    const body = Buffer.concat([header([[4, 0x04034b50], ...about]), name, content])
    directory.push(header([[4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name)
    bodies.push(body)
    offset += body.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Object.keys(files).length
  const end = header([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...bodies, ...directory, end])
}
