/**
 * What documents cost: `npx tsx bench/dokumen.ts [--besar]`. Transcripts of real students of the demo college, one by
 * one, a hundred in one PDF and a thousand in batches; numbers drawn by fifty at a time; and a whole intake issued.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { semuaIsi } from '../db/seed/platform/berkas-isi'
import { seedIfEmpty } from '../db/seed/seed'
import { listCetakan } from '@sivitas/server/akademik/public'
import { connectApp, inTransaction } from '@sivitas/server/db/client'
import { startScratch } from '@sivitas/server/db/embedded/scratch'
import { migrate } from '@sivitas/server/db/migrate'
import { siapkanCetak, terbitkanDokumen, type Press } from '@sivitas/server/documents/issue/issue'
import { nomorBerikut } from '@sivitas/server/documents/numbers/numbers'
import type { Sheet } from '@sivitas/server/documents/render/page'
import { BATCH, printSheets } from '@sivitas/server/documents/render/render'
import { diskStore } from '@sivitas/server/files/disk-store'
import type { FileContext } from '@sivitas/server/files/files'

const COLLEGE = 'pt01'
const TODAY = '2025-11-12'
const besar = process.argv.includes('--besar')

const scratch = await startScratch()
const folder = await mkdtemp(join(tmpdir(), 'bench-dokumen-'))
await migrate(scratch.url, resolve('db/migrations'))
await seedIfEmpty(scratch.url, { ukuran: besar ? 'besar' : 'kecil', port: 4100 })
const app = connectApp(scratch.url, { max: 50 })
const files = diskStore(folder)
// Photos of students are printed, so the store holds what the seed's rows name.
for (const { sha256, bytes } of semuaIsi()) await files.put({ collegeId: COLLEGE, sha256 }, bytes)
const services = { files } as unknown as FileContext['services']

const inCollege = <T>(work: (context: FileContext) => Promise<T>) =>
  inTransaction(app, { collegeId: COLLEGE }, (db) => work({ db, services }))

/** Students with the longest transcripts, whose papers are all prepared before anything is measured. */
async function papers(count: number) {
  return await inCollege(async ({ db }) => {
    const students = await db
      .selectFrom('mahasiswa')
      .select('id')
      .where('sksLulus', '>=', 100)
      .orderBy('sksLulus', 'desc')
      .limit(count)
      .execute()
    return await listCetakan(db, 'transkrip', { ids: students.map(({ id }) => id), periode: 20251 })
  })
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const rss = () => process.memoryUsage().rss / 1e6
const at = (values: readonly number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0
const say = (text: string) => console.info(text)

async function one(sheets: readonly Sheet[], press: Press) {
  const { template, letterhead } = press
  const wall: number[] = []
  const spent: number[] = []
  const sizes: number[] = []
  for (const [index, sheet] of sheets.slice(0, 60).entries()) {
    const [from, used] = [performance.now(), cpu()]
    const { isi } = await inCollege((context) => printSheets(context, { template, letterhead, sheets: [sheet] }))
    if (index < 10) continue
    wall.push(performance.now() - from)
    spent.push(cpu() - used)
    sizes.push(isi.byteLength / 1024)
  }
  say(
    `Satu transkrip (50 kali): p50 ${at(wall, 0.5).toFixed(0)} ms, p95 ${at(wall, 0.95).toFixed(0)} ms, CPU ${at(spent, 0.5).toFixed(0)} ms, ${at(sizes, 0.5).toFixed(0)} KB (terbesar ${at(sizes, 1).toFixed(0)} KB)`,
  )
}

async function joined(sheets: readonly Sheet[], { template, letterhead }: Press, count: number) {
  const [from, used, before] = [performance.now(), cpu(), rss()]
  let [bytes, pages, peak] = [0, 0, before]
  for (let start = 0; start < count; start += Math.min(count, count <= 100 ? 100 : BATCH)) {
    const part = Array.from({ length: Math.min(count <= 100 ? 100 : BATCH, count - start) }, (_, n) => sheets[(start + n) % sheets.length])
    const batch = part.filter((sheet): sheet is Sheet => sheet !== undefined)
    const printed = await inCollege((context) => printSheets(context, { template, letterhead, sheets: batch }))
    bytes += printed.isi.byteLength
    pages += printed.halaman
    peak = Math.max(peak, rss())
  }
  say(
    `${count} transkrip bersama: ${((performance.now() - from) / 1000).toFixed(2)} dtk, CPU ${((cpu() - used) / 1000).toFixed(2)} dtk, ${(bytes / 1e6).toFixed(2)} MB, ${pages} halaman, memori ${before.toFixed(0)} -> puncak ${peak.toFixed(0)} MB`,
  )
}

async function numbers() {
  const idNomor = await inCollege(
    async ({ db }) => (await db.selectFrom('nomorDokumen').select('id').where('kode', '=', 'SKA').executeTakeFirstOrThrow()).id,
  )
  const from = performance.now()
  const waits = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const began = performance.now()
      await inCollege(({ db }) =>
        nomorBerikut(db, { idNomor, idDokumen: randomUUID(), tanggal: TODAY, unit: {}, izin: { supervisor: true, alasan: 'ukur' } }),
      )
      return performance.now() - began
    }),
  )
  say(
    `50 nomor bersamaan: ${(performance.now() - from).toFixed(0)} ms seluruhnya, tunggu p50 ${at(waits, 0.5).toFixed(0)} ms, terlama ${at(waits, 1).toFixed(0)} ms`,
  )
}

async function issueMany(made: Awaited<ReturnType<typeof papers>>, press: Press, count: number) {
  const from = performance.now()
  for (let start = 0; start < count; start += 20) {
    await inCollege(async (context) => {
      for (const paper of made.slice(start, start + 20)) {
        const request = {
          ...paper,
          jenis: 'transkrip',
          judul: 'Transkrip Akademik Sementara',
          tanggal: TODAY,
          periode: null,
          bernomor: false,
        }
        await terbitkanDokumen(context, { ...request, tandaAir: 'SEMENTARA', izin: { supervisor: false, alasan: '' } }, press)
      }
    })
  }
  const seconds = (performance.now() - from) / 1000
  say(`${count} transkrip diterbitkan (nomor, sidik, berkas, baris): ${seconds.toFixed(1)} dtk, ${(count / seconds).toFixed(1)} per detik`)
}

try {
  const made = await papers(200)
  const [first] = made
  if (!first) throw new Error('There is nobody to print for.')
  const press = await inCollege((context) => siapkanCetak(context, { jenis: 'transkrip', sasaran: first.sasaran, tanggal: TODAY }))
  const sheets = made.map(({ data }, n): Sheet => {
    const kode = String(n).padStart(22, 'A')
    return { data, pejabat: press.pejabat, kode, url: `https://sikad.contoh.ac.id/verifikasi/${kode}` }
  })
  const rows = made.reduce((sum, { data }) => sum + (data.larik['mk']?.length ?? 0), 0) / made.length
  say(`\n## Dokumen (${besar ? 'besar' : 'kecil'}; rata-rata ${rows.toFixed(0)} mata kuliah)\n`)
  await one(sheets, press)
  // Twice: what the first thousand leaves behind must not grow with the second.
  await joined(sheets, press, 1000)
  await joined(sheets, press, 1000)
  await joined(sheets, press, 100)
  await numbers()
  await issueMany(made, press, 100)
} finally {
  await app.close()
  await scratch.stop()
  await rm(folder, { recursive: true, force: true })
}
