import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import type { FileContext } from '../../files/files'
import { printSheets, type Printed } from '../render/render'
import { keepContent, sheetOf } from './archive'
import type { DocumentRow } from './queries'

/** Files for people to take along: what each is called, and what is in it. */
export type BundleFile = { nama: string; isi: Uint8Array; mime: string }

const clean = (nama: string) => bersihkanNamaBerkas(nama) || 'dokumen'

/** Each document in a file of its own, as it was issued. */
export async function separateFiles(context: FileContext, group: string, rows: readonly DocumentRow[]): Promise<BundleFile[]> {
  const files: BundleFile[] = []
  for (const row of rows) {
    const { isi, mime, ekstensi } = await keepContent(context, row)
    files.push({ nama: `${clean(group)}/${clean(`${row.nimPemilik ?? ''} ${row.namaPemilik}`.trim())}.${ekstensi}`, isi, mime })
  }
  return files
}

/**
 * Documents one after the other in one file, for the printer: set from what was kept of them, so that paper and file say
 * the same. Those of another template stand in a file of their own. Give it at most `BATCH` of them.
 */
export async function joinedFiles(context: FileContext, name: string, rows: readonly DocumentRow[]): Promise<BundleFile[]> {
  const templates = [...new Set(rows.map(({ idTemplate }) => idTemplate))]
  const files: BundleFile[] = []
  for (const [index, template] of templates.entries()) {
    const printed = await printPart(
      context,
      rows.filter(({ idTemplate }) => idTemplate === template),
    )
    const suffix = templates.length > 1 ? ` template ${index + 1}` : ''
    files.push({ nama: `${clean(name + suffix)}.${printed.ekstensi}`, isi: printed.isi, mime: printed.mime })
  }
  return files
}

async function printPart(context: FileContext, rows: readonly DocumentRow[]): Promise<Printed> {
  const made = []
  for (const row of rows) made.push(await sheetOf(context, row))
  const [first] = made
  if (!first) throw new Error('There is nothing to print.')
  return await printSheets(context, { ...first, sheets: made.map(({ sheet }) => sheet) })
}
