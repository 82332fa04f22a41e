import { ALASAN_CETAK_ULANG, type AlasanCetakUlang } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { JENIS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { printDeck } from '../../../documents/render/deck'
import { simpanGagal, type Gagal } from '../../../jobs/daftar-gagal'
import { defineJob } from '../../../jobs/define'
import type { JobRun } from '../../../jobs/job-run'
import { deckDari, lembarDari } from './deck'
import { halanganKartu, kartuBaru, siapkanMesin } from './isi'
import { insertKartu, listKartuCetak } from './kartu-queries'
import { orangOf } from './orang'
import { meluap } from './terpotong'
import { pengaturanKartu } from './setting-kartu'

const TERPOTONG = 'Tercetak, tetapi ada tulisan yang tidak muat. Pendekkan namanya atau ubah template, lalu cetak ulang.'

/** Cards that are issued in one transaction. */
const STEP = 200

const Parameter = z.object({
  jenis: z.enum(JENIS_KARTU),
  ids: z.array(z.uuid()),
  alasan: z.enum(Object.keys(ALASAN_CETAK_ULANG) as [AlasanCetakUlang, ...AlasanCetakUlang[]]).nullable(),
  keterangan: z.string().nullable(),
})
type Parameter = z.infer<typeof Parameter>
type Run = JobRun<Parameter>

type Titik = { ke: number; gagal: Gagal[] }

/**
 * Cards of many students: first each is issued, some a step, so that a run that broke off goes on behind the last one; then
 * all of this print are set as one file, from what was kept of them.
 */
export const cetakKartuJob = defineJob({
  jenis: 'cetak_kartu',
  judul: ({ ids }: Parameter) => `Cetak ${formatAngka(ids.length)} kartu`,
  parameter: Parameter,
  async run(job) {
    await job.progress({ total: job.parameter.ids.length })
    const gagal = await terbitkanSemua(job)
    await cetakSemua(job)
    await simpanGagal(job, 'Kartu yang tidak tercetak', gagal)
  },
})

const hariDi = ({ tenant }: Run): string => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)

async function terbitkanSemua(job: Run): Promise<Gagal[]> {
  const { ids } = job.parameter
  let { ke, gagal } = (job.titik as Titik | null) ?? { ke: 0, gagal: [] }
  while (ke < ids.length) {
    const part = ids.slice(ke, ke + STEP)
    const next = ke + part.length
    gagal = await job.step(async (db, mark) => {
      const ditolak = await terbitkan(job, db, part)
      const semua = [...gagal, ...ditolak]
      mark({ selesai: part.length - ditolak.length, gagal: ditolak.length, titik: { ke: next, gagal: semua } })
      return semua
    })
    ke = next
  }
  return gagal
}

/** Issues the cards of a part; who has lost his photo or his status since the print was asked for is answered. */
async function terbitkan(job: Run, db: Parameters<typeof insertKartu>[0], ids: readonly string[]): Promise<Gagal[]> {
  const { jenis, alasan, keterangan } = job.parameter
  const hari = hariDi(job)
  const aturan = await pengaturanKartu(db, jenis)
  const mesin = await siapkanMesin(db, { jenis, hari, aturan })
  const gagal: Gagal[] = []
  const kartu = []
  for (const orang of await orangOf(db, ids, { jenis, hari, hold: true })) {
    const halangan = halanganKartu(orang, aturan)
    if (halangan === null) kartu.push(await kartuBaru(db, orang, { mesin, alasan, keterangan }))
    else gagal.push({ nim: orang.nim, nama: orang.nama, alasan: halangan })
  }
  await insertKartu(db, kartu, job.id)
  return gagal
}

async function cetakSemua(job: Run): Promise<void> {
  const { jenis } = job.parameter
  const deck = await job.read(async (db) => {
    const rows = await listKartuCetak(db, job.id)
    if (rows.length === 0) return null
    const lembar = lembarDari(await pengaturanKartu(db, jenis))
    const { isi, temuan } = await printDeck({ db, services: job.services }, await deckDari(db, rows), {
      judul: `Cetak ${formatAngka(rows.length)} kartu`,
      lembar,
      test: true,
    })
    const nomor = new Set(meluap(temuan))
    return { isi, terpotong: rows.filter(({ nomorKartu }) => nomor.has(nomorKartu)) }
  })
  if (deck === null) return
  await job.result({ nama: `Kartu ${hariDi(job)}.pdf`, mime: 'application/pdf', isi: deck.isi })
  await simpanGagal(
    job,
    'Kartu dengan nama terpotong',
    deck.terpotong.map(({ nomorKartu, data }) => ({ nim: nomorKartu, nama: data.isi['nama'] ?? '', alasan: TERPOTONG })),
  )
}
