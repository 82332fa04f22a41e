import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cetakan, FormatCetak } from '@sivitas/contract/data-master/cetakan'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import type { Context } from '../../auth/context'
import { cetakanPdf } from './berkas-pdf'
import { cetakanXlsx } from './berkas-xlsx'

const MIME: Readonly<Record<FormatCetak, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Answers a print: as data for the preview, as a file where one was asked for, whose parts need not travel a second time. */
export async function kirimCetakan(context: Context, cetakan: Cetakan, format: FormatCetak | undefined): Promise<{ data: Cetakan }> {
  if (format === undefined) return { data: cetakan }
  const path = join(tmpdir(), `cetakan-${randomUUID()}.${format}`)
  if (format === 'pdf') await writeFile(path, await cetakanPdf(context, cetakan), { mode: 0o600 })
  else await cetakanXlsx(context, cetakan, path)
  context.reply.file = { path, name: bersihkanNamaBerkas(`${cetakan.judul}.${format}`.replaceAll('/', '-')), type: MIME[format] }
  return { data: { ...cetakan, bagian: [] } }
}
