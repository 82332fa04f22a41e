import { FORMATS } from '@sivitas/contract/kit/list'
import { z } from 'zod'
import { defineJob } from '../../jobs/define'
import type { JobRun } from '../../jobs/job-run'

const Parameter = z.object({ alamat: z.string(), kueri: z.string(), format: z.enum(FORMATS), judul: z.string() })
type Parameter = z.infer<typeof Parameter>

/** Milliseconds between two notes of how far the file has come. */
const NOTE_MS = 500

/** A list as a file: the list's own call, asked on behalf of whoever wants it, so that file and screen show the same rows. */
export const eksporDaftar = defineJob({
  jenis: 'ekspor_daftar',
  judul: ({ judul, format }) => `Ekspor ${judul} (${format.toUpperCase()})`,
  parameter: Parameter,
  berulang: true,
  async run(job) {
    const { totalItems } = await job.call(addressOf(job.parameter, { itemsPerPage: '1' }))
    if (totalItems !== null) await job.progress({ total: totalItems })
    const file = await written(job)
    await job.result({ nama: file.name, mime: file.type, isi: { path: file.path } })
  },
})

/** The list's query without paging, which a file doesn't know. */
function addressOf({ alamat, kueri }: Parameter, more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(kueri)
  for (const name of ['page', 'itemsPerPage', 'format']) query.delete(name)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `${alamat}?${query.toString()}`
}

/** Rows are counted as they are written and noted twice a second; the list's own transaction can note nothing. */
async function written(job: JobRun<Parameter>): Promise<{ path: string; name: string; type: string }> {
  let unnoted = 0
  let noting = Promise.resolve()
  const note = (): void => {
    const selesai = unnoted
    unnoted = 0
    if (selesai > 0) noting = noting.then(() => job.progress({ selesai }))
    // Heard where it is awaited; until then it must not count as unheard.
    noting.catch(() => undefined)
  }
  const clock = setInterval(note, NOTE_MS)
  try {
    const { file } = await job.call(addressOf(job.parameter, { format: job.parameter.format }), (count) => {
      job.assertWanted()
      unnoted += count
    })
    if (!file) throw new Error(`${job.parameter.alamat} answered no file.`)
    return file
  } finally {
    clearInterval(clock)
    note()
    await noting
  }
}
