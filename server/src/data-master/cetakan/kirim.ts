import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cetakan, FormatCetak } from '@sivitas/contract/data-master/cetakan'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import type { Context } from '../../auth/context'
import { cetakanBerkas } from './berkas-bagian'
import { cetakanXlsx } from './berkas-xlsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function berkas(context: Context, cetakan: Cetakan, format: FormatCetak) {
  if (format === 'pdf') return await cetakanBerkas(context, cetakan)
  const path = join(tmpdir(), `cetakan-${randomUUID()}`)
  await cetakanXlsx(context, cetakan, path)
  return { path, ekstensi: 'xlsx', mime: XLSX }
}

/** Answers a print: as data for the preview, as a file where one was asked for, whose parts need not travel a second time. */
export async function kirimCetakan(context: Context, cetakan: Cetakan, format: FormatCetak | undefined): Promise<{ data: Cetakan }> {
  if (format === undefined) return { data: cetakan }
  const { path, ekstensi, mime } = await berkas(context, cetakan, format)
  context.reply.file = { path, name: bersihkanNamaBerkas(`${cetakan.judul.replaceAll('/', '-')}.${ekstensi}`), type: mime }
  return { data: { ...cetakan, bagian: [] } }
}
