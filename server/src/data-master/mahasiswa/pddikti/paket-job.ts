import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { JENIS_PAKET, PAKET_PDDIKTI, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { kurangDari } from '@sivitas/rules/data-master/kelengkapan'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { zip, type AsyncZippable } from 'fflate'
import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import type { JobRun } from '../../../jobs/job-run'
import type { ExportRow } from '../../../kit/export/list-writer'
import { writeExport } from '../../../kit/export/write-export'
import { listBarisPaket, listCalon, tandaiDiekspor, type Calon } from './paket-queries'
import { KUNCI, rekamanDari, type Rekaman } from './rekaman'

/** Rows a step. */
const STEP = 1000

const Parameter = z.object({
  jenis: z.array(z.enum(JENIS_PAKET)),
  format: z.enum(['json', 'xlsx']),
  periode: z.int(),
  prodi: z.array(z.string()).optional(),
})
type Parameter = z.infer<typeof Parameter>
type Run = JobRun<Parameter>
type Ditolak = { jenis: string; nim: string; nama: string; prodi: string; alasan: string }

const kemas = promisify<AsyncZippable, Uint8Array>(zip)

/**
 * A packet for Neo Feeder: one file an act with exactly its keys. Only ready rows are in it; the others are listed in a file
 * of their own. A run that broke off makes the whole packet anew, since nothing of a file outlives its run.
 */
export const paketPddiktiJob = defineJob({
  jenis: 'paket_pddikti',
  judul: ({ periode }: Parameter) => `Paket Neo Feeder ${labelPeriode(periode)}`,
  parameter: Parameter,
  async run(job) {
    const calon = new Map<PaketPddikti, Calon[]>()
    for (const jenis of job.parameter.jenis) calon.set(jenis, await job.read((db) => listCalon(db, jenis, job.parameter)))
    await job.progress({ total: [...calon.values()].reduce((n, satu) => n + satu.length, 0) })
    const berkas: AsyncZippable = {}
    const ditolak: Ditolak[] = []
    for (const [jenis, semua] of calon) {
      const act = PAKET_PDDIKTI[jenis]
      ditolak.push(...semua.filter(({ boleh }) => !boleh).map((satu) => tolak(act, satu)))
      const rekaman = await kumpulkan(job, jenis, semua)
      berkas[`${act}.${job.parameter.format}`] = await isiBerkas(job, { nama: act, kunci: KUNCI[jenis], rows: rekaman })
    }
    if (ditolak.length > 0)
      berkas[`Perlu diperbaiki.${job.parameter.format}`] = await isiBerkas(job, {
        nama: 'Perlu diperbaiki',
        kunci: ['jenis', 'nim', 'nama', 'prodi', 'alasan'],
        rows: ditolak,
      })
    const isi = await kemas(berkas)
    await job.result({ nama: `Paket Neo Feeder ${job.parameter.periode}.zip`, mime: 'application/zip', isi })
  },
})

function tolak(jenis: string, { nim, nama, namaProdi, kurang, sebab }: Calon): Ditolak {
  return {
    jenis,
    nim,
    nama,
    prodi: namaProdi,
    alasan:
      sebab ??
      kurangDari(kurang)
        .filter((titik) => titik !== 'foto')
        .join(', '),
  }
}

/** The records of the ready ones, each chunk read and noted in one step. */
async function kumpulkan(job: Run, jenis: PaketPddikti, semua: readonly Calon[]): Promise<Rekaman[]> {
  const siap = semua.filter(({ boleh }) => boleh).map(({ id }) => id)
  const rekaman: Rekaman[] = []
  await job.progress({ gagal: semua.length - siap.length })
  for (let at = 0; at < siap.length; at += STEP) {
    const bagian = { ids: siap.slice(at, at + STEP), periode: job.parameter.periode }
    const rows = await job.step(async (db, mark) => {
      const found = await listBarisPaket(db, jenis, bagian)
      await tandaiDiekspor(db, jenis, bagian)
      mark({ selesai: bagian.ids.length })
      return found
    })
    for (const row of rows) rekaman.push(rekamanDari(jenis, row))
  }
  return rekaman
}

type Lembar = { nama: string; kunci: readonly string[]; rows: readonly ExportRow[] }

async function isiBerkas({ parameter, tenant }: Run, { nama, kunci, rows }: Lembar): Promise<Uint8Array> {
  if (parameter.format === 'json') return Buffer.from(JSON.stringify(rows))
  const made = await writeExport({
    format: 'xlsx',
    fileName: nama,
    title: nama.slice(0, 31),
    college: { nama: tenant.college.judul },
    columns: kunci.map((key) => ({ key, title: key })),
    rows: sekali(rows),
  })
  try {
    return await readFile(made.path)
  } finally {
    await rm(made.path, { force: true })
  }
}

async function* sekali<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
