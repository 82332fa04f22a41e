import { createHash } from 'node:crypto'
import { readFile, storeFile, type FileContext } from '../../files/files'
import { tidakDitemukan } from '../../kit/galat'
import { findUnits } from '../officials/queries'
import type { Letterhead, Sheet } from '../render/page'
import { printSheets } from '../render/render'
import {
  countCopy,
  findLetterhead,
  findOrigin,
  findTemplate,
  insertCopy,
  keepPrint,
  type DocumentRow,
  type StoredTemplate,
} from './queries'

type Content = { isi: Uint8Array; mime: string; ekstensi: string }

/** Everything that a stored document is set anew from: its own words and the version of the template that it was made with. */
export async function sheetOf(
  { db }: Pick<FileContext, 'db'>,
  row: DocumentRow,
): Promise<{ template: StoredTemplate; letterhead: Letterhead; sheet: Sheet }> {
  const template = await findTemplate(db, row.idTemplate)
  if (!template) throw tidakDitemukan('Template')
  const { idFakultas } = await findUnits(db, row.idProdi)
  const origin = await findOrigin(db)
  const url = `${origin}/verifikasi/${row.kode}`
  const sheet: Sheet = { data: row.data, pejabat: row.pejabat, kode: row.kode, url, tandaAir: row.data.tandaAir ?? null }
  return { template, letterhead: await findLetterhead(db, idFakultas), sheet }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The file of a document. One that came without a file, as from before the archive was digital, is set from the words
 * that are kept of it, and that print is its fingerprint from then on.
 */
export async function keepContent(context: FileContext, row: DocumentRow): Promise<Content> {
  if (row.idBerkas) {
    const { row: file, isi } = await readFile(context, row.idBerkas)
    return { isi, mime: file.mime, ekstensi: file.mime === 'application/pdf' ? 'pdf' : 'docx' }
  }
  const { template, letterhead, sheet } = await sheetOf(context, row)
  const { isi, mime, ekstensi } = await printSheets(context, { template, letterhead, sheets: [sheet] })
  const pemilik = { area: 'platform', pemilikJenis: 'dokumen', idPemilik: row.id }
  const nama = `${row.judul} ${row.nimPemilik ?? row.namaPemilik}.${ekstensi}`
  const file = await storeFile(context, { nama, mime, isi, jenis: 'dokumen', pemilik })
  await keepPrint(context.db, row.id, { hash: digest(isi), idBerkas: file.id })
  return { isi, mime, ekstensi }
}

/** One copy more: counted, marked on every page, with a fingerprint of its own that the public page knows. */
export async function printCopy(context: FileContext, row: DocumentRow): Promise<Content & { ke: number }> {
  const ke = await countCopy(context.db, row.id)
  const { template, letterhead, sheet } = await sheetOf(context, row)
  const copy: Sheet = { ...sheet, kepala: `SALINAN - CETAKAN KE-${ke}`, tandaAir: sheet.tandaAir ?? template.tandaAir ?? 'SALINAN' }
  const { isi, mime, ekstensi } = await printSheets(context, { template, letterhead, sheets: [copy] })
  await insertCopy(context.db, { idDokumen: row.id, ke, hash: digest(isi) })
  return { isi, mime, ekstensi, ke }
}
