import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { JENIS_PAKET, PAKET_PDDIKTI, PAKET_UBAH, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { kurangDari } from '@sivitas/rules/data-master/kelengkapan'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { zip, type AsyncZippable } from 'fflate'
import { z } from 'zod'
import { listIdTransfer, listTransferPaket } from '../../../akademik/public'
import type { Db } from '../../../db/client'
import { defineJob } from '../../../jobs/define'
import type { JobRun } from '../../../jobs/job-run'
import type { ExportRow } from '../../../kit/export/list-writer'
import { writeExport } from '../../../kit/export/write-export'
import { listBarisPaket, listCalon, type Calon } from './paket-queries'
import { kunciDari, rekamanDari, type Rekaman } from './rekaman'
import { tandaiDiekspor, type Bagian } from './tandai-queries'

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

/** One file of a packet: an act with those whom it is about. */
type Berkas = { jenis: PaketPddikti; act: string; ubah: boolean; semua: readonly Calon[] }

/** The acts of a kind: new rows by the Insert, changes of sent ones by the matching Update (DM-R9). */
function berkasDari(jenis: PaketPddikti, semua: readonly Calon[]): Berkas[] {
  const act = PAKET_UBAH[jenis]
  const berubah = semua.filter(({ ubah }) => ubah)
  return [
    { jenis, act: PAKET_PDDIKTI[jenis], ubah: false, semua: semua.filter(({ ubah }) => !ubah) },
    ...(act !== undefined && berubah.length > 0 ? [{ jenis, act, ubah: true, semua: berubah }] : []),
  ]
}

/**
 * A packet for Neo Feeder: one file an act with exactly its keys. Only ready rows are in it; the others are listed in a file
 * of their own. A run that broke off makes the whole packet anew, since nothing of a file outlives its run.
 */
export const paketPddiktiJob = defineJob({
  jenis: 'paket_pddikti',
  judul: ({ periode }: Parameter) => `Paket Neo Feeder ${labelPeriode(periode)}`,
  parameter: Parameter,
  async run(job) {
    const paket: Berkas[] = []
    for (const jenis of job.parameter.jenis) paket.push(...berkasDari(jenis, await job.read((db) => calonDari(db, jenis, job.parameter))))
    await job.progress({ total: paket.reduce((n, { semua }) => n + semua.length, 0) })
    const berkas: AsyncZippable = {}
    const ditolak: Ditolak[] = []
    for (const satu of paket) {
      const { act, jenis, ubah, semua } = satu
      ditolak.push(...semua.filter(({ boleh }) => !boleh).map((calon) => tolak(act, calon)))
      const rows = await kumpulkan(job, satu)
      berkas[`${act}.${job.parameter.format}`] = await isiBerkas(job, { nama: act, kunci: kunciDari(jenis, ubah), rows })
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

/** Whom an act is about. Recognised courses need their own courses to be known to PDDikti. */
async function calonDari(db: Db, jenis: PaketPddikti, cakupan: Parameter): Promise<Calon[]> {
  if (jenis !== 'transfer') return await listCalon(db, jenis, { ...cakupan, idTransfer: [] })
  const calon = await listCalon(db, jenis, { ...cakupan, idTransfer: await listIdTransfer(db) })
  const makul = new Map<string, string[]>()
  for (const { idMahasiswa, idMatkul, kodeMakul } of await listTransferPaket(
    db,
    calon.filter(({ boleh }) => boleh).map(({ id }) => id),
  ))
    if (idMatkul === null) makul.set(idMahasiswa, [...(makul.get(idMahasiswa) ?? []), kodeMakul])
  return calon.map((satu) => {
    const belum = makul.get(satu.id)
    return belum === undefined ? satu : { ...satu, boleh: false, sebab: `Mata kuliah belum dipetakan ke PDDikti: ${belum.join(', ')}` }
  })
}

/** The rows of ready ones by the keys of their act. */
const barisDari = (db: Db, jenis: PaketPddikti, bagian: Bagian): Promise<Readonly<Record<string, unknown>>[]> =>
  jenis === 'transfer' ? listTransferPaket(db, bagian.ids) : listBarisPaket(db, jenis, bagian)

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

/** The records of the ready ones, each chunk noted and read in one step. */
async function kumpulkan(job: Run, { jenis, ubah, semua }: Berkas): Promise<Rekaman[]> {
  const siap = semua.filter(({ boleh }) => boleh).map(({ id }) => id)
  const kunci = kunciDari(jenis, ubah)
  const rekaman: Rekaman[] = []
  await job.progress({ gagal: semua.length - siap.length })
  for (let at = 0; at < siap.length; at += STEP) {
    const bagian = { ids: siap.slice(at, at + STEP), periode: job.parameter.periode }
    const rows = await job.step(async (db, mark) => {
      await tandaiDiekspor(db, jenis, bagian)
      const found = await barisDari(db, jenis, bagian)
      mark({ selesai: bagian.ids.length })
      return found
    })
    for (const row of rows) rekaman.push(rekamanDari(kunci, row))
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
