import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { defineJob } from '../../jobs/define'
import { storeFile } from '../../files/files'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import { batasArsip, catatArsip, halamanRantai, type BarisRantai, type Batas } from './arsip-queries'

const HALAMAN = 2_000

/**
 * Moves whole months that are older than `tahun_audit` years out of the log, into one compressed file of JSON lines with
 * the seal of each row, whose SHA-256 stays in the database (PL-R58). The living chain goes on from the last seal of the
 * file, so nothing can be taken out unseen. File, record and removal are one transaction.
 */
export const arsipAudit = defineJob({
  jenis: 'arsip_audit',
  judul: () => 'Arsip log audit',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  async run(job) {
    const batas = await job.read(async (db) => batasArsip(db, (await konfigurasi(db, 'tahun_audit')) ?? 5))
    if (!batas) return
    await job.progress({ total: batas.jumlah })
    const path = await writeLines((setelah) => job.read((db) => halamanRantai(db, { setelah, sampai: batas.sampaiUrut, banyak: HALAMAN })))
    await job.step(async (db, mark) => {
      const id = randomUUID()
      const file = await storeFile(
        { db, services: job.services },
        {
          nama: nameOf(batas),
          mime: 'application/gzip',
          isi: { path },
          jenis: 'hasil',
          pemilik: { area: 'platform', pemilikJenis: 'arsip-audit', idPemilik: id },
        },
      )
      await catatArsip(db, { id, ...batas, sha256: file.sha256, idBerkas: file.id })
      mark({ selesai: batas.jumlah })
    })
  },
})

const nameOf = ({ dariWaktu, sampaiWaktu }: Batas) =>
  `Log audit ${dariWaktu.toISOString().slice(0, 10)} sampai ${sampaiWaktu.toISOString().slice(0, 10)}.jsonl.gz`

async function writeLines(read: (setelah: number) => Promise<BarisRantai[]>): Promise<string> {
  const path = join(tmpdir(), `arsip-audit-${randomUUID()}.jsonl.gz`)
  const gzip = createGzip()
  const written = finished(gzip.pipe(createWriteStream(path, { flags: 'wx' })))
  for (let setelah = 0; ;) {
    const rows = await read(setelah)
    for (const row of rows) if (!gzip.write(`${JSON.stringify(row)}\n`)) await once(gzip, 'drain')
    const last = rows.at(-1)
    if (!last) break
    setelah = last.urut
  }
  gzip.end()
  await written
  return path
}
