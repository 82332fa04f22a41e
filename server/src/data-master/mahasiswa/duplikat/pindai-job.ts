import { createHash } from 'node:crypto'
import { kesamaanOrang } from '@sivitas/rules/data-master/nama'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import type { Db } from '../../../db/client'
import { defineJob } from '../../../jobs/define'
import { beriTahu, listKunciKabar, pemegangHak } from '../../../notifikasi/queries'
import { listMirip, type Orang } from './duplikat-queries'

/** Records of what may be one person, in pairs (DM-R4); each pair of a group stands once. */
export const pasanganMirip = (orang: readonly Orang[]): [Orang, Orang][] =>
  orang.flatMap((satu, at) =>
    orang
      .slice(at + 1)
      .filter((dua) => kesamaanOrang(satu, dua) !== null)
      .map((dua): [Orang, Orang] => [satu, dua]),
  )

/** Which pairs there are, so that the same ones are told once however many weeks they stand. */
const sidik = (pasangan: readonly [Orang, Orang][]): string =>
  createHash('sha256')
    .update(
      pasangan
        .map((dua) =>
          dua
            .map(({ id }) => id)
            .toSorted((a, b) => a.localeCompare(b))
            .join('+'),
        )
        .toSorted((a, b) => a.localeCompare(b))
        .join(),
    )
    .digest('hex')
    .slice(0, 32)

/** Tells whoever keeps the students of pairs that nobody was told of. Answers how many there are. */
export async function pindaiDuplikat(db: Db, hari: string): Promise<number> {
  const pasangan = pasanganMirip(await listMirip(db))
  if (pasangan.length === 0) return 0
  const kunci = `duplikat:${sidik(pasangan)}`
  if ((await listKunciKabar(db, [kunci])).has(kunci)) return pasangan.length
  const kepada = await pemegangHak(db, { kode: 'F3', tingkat: 'T', supervisor: true }, hari)
  await beriTahu(
    db,
    kepada.map(({ uuid }) => uuid),
    {
      jenis: 'tugas',
      judul: `${pasangan.length} pasang biodata tampak sebagai orang yang sama`,
      isi: 'Bandingkan setiap pasangan, lalu gabungkan yang memang satu orang.',
      tautan: '/data-master/mahasiswa/kelengkapan/duplikat',
      kunci,
    },
  )
  return pasangan.length
}

/** Each week (Documents, imports, jobs): looks for persons who were recorded twice. */
export const pindaiDuplikatJob = defineJob({
  jenis: 'pindai_duplikat',
  judul: () => 'Pemindaian biodata ganda',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.step(async (db, mark) => {
      const jumlah = await pindaiDuplikat(db, hari)
      mark({ total: jumlah, selesai: jumlah })
    })
  },
})
