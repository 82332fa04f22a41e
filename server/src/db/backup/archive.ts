import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { readTar, type TarEntry } from './tar'

/*
 * The archive is a gzipped tar: `cadangan.json` first (what is inside), then the tables as COPY text in pieces
 * `data/schema/table/000001`, then `manifest.json` (rows, bytes and sha256 of each, sequences). What is known only
 * after writing stands at the end, so that an archive that was cut short can't be taken for a whole one.
 */

export const FORMAT = 'sivitas-cadangan-1'
export const HEADER = 'cadangan.json'
export const MANIFEST = 'manifest.json'

const Header = z.object({
  format: z.literal(FORMAT),
  dibuat: z.string(),
  postgres: z.string(),
  migrasi: z.array(z.string()),
  tabel: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
})
export type Header = z.infer<typeof Header>

const Manifest = z.object({
  header: z.string(),
  tabel: z.array(z.object({ nama: z.string(), baris: z.number(), byte: z.number(), sha256: z.string() })),
  urutan: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() })),
})
export type Manifest = z.infer<typeof Manifest>

export type Contents = { readonly header: Header; readonly manifest: Manifest }

/** Measures what passes through: bytes and sha256. */
export class Measure {
  readonly #hash = createHash('sha256')
  bytes = 0

  add(chunk: Buffer): void {
    this.#hash.update(chunk)
    this.bytes += chunk.length
  }

  sha256(): string {
    return this.#hash.digest('hex')
  }
}

/** The entries of an archive, unpacked as they are read. */
export function readEntries(file: string): AsyncGenerator<TarEntry> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  // pipe() does not pass errors on, and the reader below listens only to the second stream.
  packed.on('error', (error) => unpacked.destroy(error))
  return readTar(packed.pipe(unpacked))
}

/** Name of the table that an entry is a piece of, or null. */
export function tableOf({ name }: TarEntry): string | null {
  const match = /^data\/([^/]+)\/([^/]+)\/\d+$/.exec(name)
  return match ? `${match[1]}.${match[2]}` : null
}

/**
 * Reads the whole archive once and compares every table with the manifest.
 * @throws Error when it is no archive of ours, cut short, or changed anywhere.
 */
export async function verifyArchive(file: string): Promise<Contents> {
  const measures = new Map<string, Measure>()
  let header: { value: Header; sha256: string } | null = null
  let manifest: Manifest | null = null
  for await (const entry of readEntries(file)) {
    const table = tableOf(entry)
    if (table) measureOf(measures, table).add(entry.body)
    if (entry.name === HEADER) header = { value: Header.parse(JSON.parse(entry.body.toString())), sha256: digest(entry.body) }
    if (entry.name === MANIFEST) manifest = Manifest.parse(JSON.parse(entry.body.toString()))
  }
  if (!header || !manifest) throw new Error('Berkas ini bukan cadangan Sivitas yang utuh.')
  if (header.sha256 !== manifest.header) throw new Error('Daftar isi cadangan tidak cocok dengan manifesnya.')
  for (const { nama, byte, sha256 } of manifest.tabel) {
    const measure = measures.get(nama) ?? new Measure()
    if (measure.bytes !== byte || measure.sha256() !== sha256) throw new Error(`Isi tabel ${nama} dalam cadangan rusak.`)
  }
  return { header: header.value, manifest }
}

export function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

function measureOf(measures: Map<string, Measure>, table: string): Measure {
  const known = measures.get(table)
  if (known) return known
  const measure = new Measure()
  measures.set(table, measure)
  return measure
}
