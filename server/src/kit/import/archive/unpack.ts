import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import type { FileEntry } from '@zip.js/zip.js'
import type { PieceReader } from './piece-reader'

const inflate = promisify(inflateRaw)

/** What stands in front of the content of a file: 30 bytes, its name, and more that the directory of the ZIP says as well. */
const HEAD = 30
const HEAD_SIGNATURE = 0x04_03_4b_50
const STORED = 0
const DEFLATED = 8

/**
 * The content of one file of a ZIP. The two ways of packing that everybody uses are read at once and unpacked by zlib, for a
 * fifth of what a stream of small blocks costs; of the others the library of the ZIP knows more.
 * @throws Error where it is damaged or unpacks to more than `most` bytes
 */
export async function unpack(reader: PieceReader, entry: FileEntry, most: number): Promise<Uint8Array> {
  const { offset, compressedSize, compressionMethod, signature } = entry
  const head = Buffer.from(await reader.readUint8Array(offset, HEAD))
  const plain = head.length === HEAD && head.readUInt32LE(0) === HEAD_SIGNATURE
  if (!plain || (compressionMethod !== STORED && compressionMethod !== DEFLATED)) return await streamed(entry, most)
  if (compressedSize > most) throw tooLarge(entry, most)
  const packed = await reader.readUint8Array(offset + HEAD + head.readUInt16LE(26) + head.readUInt16LE(28), compressedSize)
  const content = compressionMethod === STORED ? packed : await inflate(packed, { maxOutputLength: most })
  if (crc32(content) !== signature) throw new Error(`${entry.filename} is not what it was when it was packed.`)
  return content
}

const tooLarge = ({ filename }: FileEntry, most: number) => new Error(`${filename} unpacks to more than ${most} bytes.`)

async function streamed(entry: FileEntry, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength
      if (size > most) throw tooLarge(entry, most)
      chunks.push(chunk)
    },
  })
  await entry.getData(sink, { checkSignature: true })
  return Buffer.concat(chunks)
}
