import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import { inSavepoint } from '../../db/savepoint'
import { joinedFiles, separateFiles, type BundleFile } from '../../documents/issue/bundle'
import { BATCH } from '../../documents/render/render'
import { siapkanCetak, terbitkanDokumen, type Press } from '../../documents/issue/issue'
import { listIssued } from '../../documents/issue/queries'
import { ZipOut } from '../../documents/issue/zip-out'
import type { FileContext } from '../../files/files'
import { Galat } from '../../kit/galat'
import { writeExport } from '../../kit/export/write-export'
import { defineJob } from '../../jobs/define'
import type { JobRun } from '../../jobs/job-run'
import { listNama, listPilihan, type OrangPilihan } from './orang-queries'
import { JUDUL, siapkanLembar, type Siap } from './terbit-queries'

/** Papers a step: some seconds at most, for a step is one transaction. */
const STEP = 20

export const MassalParameter = z.object({
  lembar: z.enum(['khs', 'sementara', 'akhir']),
  periode: z.int(),
  tanggal: z.string(),
  bentuk: z.enum(['pdf', 'zip']),
  per: z.enum(['semua', 'prodi', 'kelas']),
  prodi: z.array(z.string()).optional(),
  angkatan: z.array(z.number()).optional(),
  kelas: z.array(z.string()).optional(),
  status: z.array(z.string()).optional(),
  pilih: z.array(z.string()).optional(),
})
export type MassalParameter = z.infer<typeof MassalParameter>

type Gagal = { id: string; alasan: string }
/** Where the next run goes on: after so many owners, with those who could not be printed so far. */
type Titik = { ke: number; gagal: Gagal[] }
type Run = JobRun<MassalParameter>

const judulOf = ({ lembar, periode }: MassalParameter) => `${JUDUL[lembar]}${lembar === 'khs' ? ` ${labelPeriode(periode)}` : ''}`

/**
 * Study cards or transcripts of many. First each is issued, some a step; a run that broke off goes on behind the last
 * step, and who has his paper already, unchanged, keeps it. Then the papers in force are put into one file.
 */
export const cetakMassal = defineJob({
  jenis: 'cetak_hasil_studi',
  judul: (parameter: MassalParameter) => `Cetak ${judulOf(parameter)}`,
  parameter: MassalParameter,
  async run(job) {
    const orang = await job.read((db) => listPilihan(db, job.parameter))
    await job.progress({ total: orang.length })
    const gagal = await issueAll(job, orang)
    const printed = orang.filter(({ id }) => !gagal.some((one) => one.id === id))
    if (printed.length > 0) await handOut(job, printed)
    if (gagal.length > 0) await listFailed(job, gagal)
  },
})

async function issueAll(job: Run, orang: readonly OrangPilihan[]): Promise<Gagal[]> {
  const begun = (job.titik as Titik | null) ?? { ke: 0, gagal: [] }
  const presses = new Map<string, Press>()
  let { ke, gagal } = begun
  while (ke < orang.length) {
    const part = orang.slice(ke, ke + STEP)
    const next = ke + part.length
    const failed = await job.step(async (db, mark) => {
      const refused = await issuePart(job, { db, services: job.services }, { part, presses })
      mark({ selesai: part.length - refused.length, gagal: refused.length, titik: { ke: next, gagal: [...gagal, ...refused] } })
      return refused
    })
    gagal = [...gagal, ...failed]
    ke = next
  }
  return gagal
}

type StepContext = FileContext & { db: Parameters<typeof inSavepoint>[0] }

async function issuePart(
  job: Run,
  context: StepContext,
  { part, presses }: { part: readonly OrangPilihan[]; presses: Map<string, Press> },
): Promise<Gagal[]> {
  const { lembar, periode } = job.parameter
  const papers = await siapkanLembar(
    context,
    part.map(({ id }) => id),
    { lembar, periode },
  )
  const gagal: Gagal[] = []
  for (const { id } of part) {
    const paper = papers.get(id)
    try {
      if (!paper || paper instanceof Galat) throw paper ?? new Error(`No paper was prepared for ${id}.`)
      await inSavepoint(context.db, () => issueOne(job, context, { paper, presses }))
    } catch (error) {
      if (!(error instanceof Galat)) throw error
      gagal.push({ id, alasan: error.message })
    }
    job.assertWanted()
  }
  return gagal
}

async function issueOne(job: Run, context: StepContext, { paper, presses }: { paper: Siap; presses: Map<string, Press> }): Promise<void> {
  const { tanggal } = job.parameter
  const key = JSON.stringify(paper.sasaran)
  const press = presses.get(key) ?? (await siapkanCetak(context, { ...paper, tanggal }))
  presses.set(key, press)
  const izin = { supervisor: job.actor?.supervisor ?? false, alasan: '' }
  await terbitkanDokumen(context, { ...paper, tanggal, izin }, press)
}

/** Owners by what a file holds, in their order. */
function groupsOf(orang: readonly OrangPilihan[], { per, ...parameter }: MassalParameter): Map<string, OrangPilihan[]> {
  const groups = new Map<string, OrangPilihan[]>()
  for (const one of orang) {
    const name = per === 'semua' ? judulOf({ per, ...parameter }) : one[per]
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return groups
}

/** The papers in force of everybody, a batch at a time. */
async function* files(job: Run, orang: readonly OrangPilihan[]): AsyncGenerator<BundleFile> {
  const { lembar, periode, bentuk } = job.parameter
  const about = { judul: JUDUL[lembar], periode: lembar === 'khs' ? periode : null }
  for (const [group, members] of groupsOf(orang, job.parameter)) {
    const parts = Math.ceil(members.length / BATCH)
    for (let part = 0; part < parts; part += 1) {
      const ids = members.slice(part * BATCH, (part + 1) * BATCH).map(({ id }) => id)
      yield* await job.step(async (db) => {
        const rows = await listIssued(db, { ids, ...about })
        const sorted = rows.toSorted((a, b) => ids.indexOf(a.idPemilik) - ids.indexOf(b.idPemilik))
        const context = { db, services: job.services }
        const name = parts > 1 ? `${group} (${part + 1} dari ${parts})` : group
        return bentuk === 'zip' ? await separateFiles(context, group, sorted) : await joinedFiles(context, name, sorted)
      })
    }
  }
}

/** One file is handed out as it is, several in an archive. */
async function handOut(job: Run, orang: readonly OrangPilihan[]): Promise<void> {
  const path = join(tmpdir(), `cetak-${randomUUID()}.zip`)
  const zip = new ZipOut(path)
  let only: BundleFile | null = null
  for await (const file of files(job, orang)) {
    job.assertWanted()
    only = zip.count === 0 ? file : null
    await zip.add(file.nama, file.isi)
  }
  await zip.close()
  const nama = judulOf(job.parameter).replaceAll('/', '-')
  if (only) await job.result({ nama: only.nama.split('/').at(-1) ?? nama, mime: only.mime, isi: only.isi })
  else await job.result({ nama: `${nama}.zip`, mime: 'application/zip', isi: { path } })
}

/** Who has no paper, and why. */
async function listFailed(job: Run, gagal: readonly Gagal[]): Promise<void> {
  const names = await job.read((db) =>
    listNama(
      db,
      gagal.map(({ id }) => id),
    ),
  )
  const rows = gagal.map(({ id, alasan }) => ({ nim: names.get(id)?.nim ?? '', nama: names.get(id)?.nama ?? '', alasan }))
  const judul = judulOf(job.parameter)
  const made = await writeExport({
    format: 'xlsx',
    fileName: `Gagal ${judul}`,
    title: `${judul}: yang tidak tercetak`,
    college: { nama: job.tenant.college.judul },
    columns: [
      { key: 'nim', title: 'NIM' },
      { key: 'nama', title: 'Nama' },
      { key: 'alasan', title: 'Alasan' },
    ],
    rows: once(rows),
  })
  await job.result({ nama: made.name, mime: made.type, isi: { path: made.path }, gagal: true })
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
