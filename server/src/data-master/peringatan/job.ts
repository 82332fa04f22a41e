import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import type { Db } from '../../db/client'
import { defineJob } from '../../jobs/define'
import { beriTahu, listKunciKabar, pemegangHak } from '../../notifikasi/queries'
import { peringatanHari } from './kabar'

/** Tells whoever keeps the data, once for each step of each warning. Answers how many were new. */
async function kabarkan(db: Db, hari: string): Promise<number> {
  const semua = await peringatanHari(db, hari)
  const sudah = await listKunciKabar(
    db,
    semua.map(({ kunci }) => kunci),
  )
  const baru = semua.filter(({ kunci }) => !sudah.has(kunci))
  const pemegang = new Map<ScopeCode, string[]>()
  for (const { hak, ...kabar } of baru) {
    const kepada = pemegang.get(hak) ?? (await pemegangHak(db, { kode: hak, tingkat: 'T' }, hari)).map(({ uuid }) => uuid)
    pemegang.set(hak, kepada)
    await beriTahu(db, kepada, { jenis: 'tugas', ...kabar })
  }
  return baru.length
}

/** Each morning (Documents, imports, jobs): accreditations at 365, 180 and 90 days, retirements, agreements with agencies. */
export const peringatanHarian = defineJob({
  jenis: 'peringatan_data_master',
  judul: () => 'Peringatan harian data master',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.step(async (db, mark) => {
      const jumlah = await kabarkan(db, hari)
      mark({ total: jumlah, selesai: jumlah })
    })
  },
})
