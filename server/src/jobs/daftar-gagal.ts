import { writeExport } from '../kit/export/write-export'
import type { JobRun } from './job-run'

/** A row that a job could not do. */
export type Gagal = { nim: string; nama: string; alasan: string }

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** Keeps who was refused, and why, as a list under the results of the job; nothing where nobody was. */
export async function simpanGagal<Parameter>(job: JobRun<Parameter>, judul: string, gagal: readonly Gagal[]): Promise<void> {
  if (gagal.length === 0) return
  const made = await writeExport({
    format: 'xlsx',
    fileName: judul,
    title: judul,
    college: { nama: job.tenant.college.judul },
    columns: [
      { key: 'nim', title: 'NIM' },
      { key: 'nama', title: 'Nama' },
      { key: 'alasan', title: 'Alasan' },
    ],
    rows: once(gagal),
  })
  await job.result({ nama: made.name, mime: made.type, isi: { path: made.path }, gagal: true })
}
