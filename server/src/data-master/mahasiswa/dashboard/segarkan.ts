import { z } from 'zod'
import type { Db } from '../../../db/client'
import { defineJob, type Schedule } from '../../../jobs/define'
import type { Saat } from '../rekap/dimensi-queries'
import { saatRekap } from '../rekap/hitung'
import { adaBasi, bergantian, hitungUlang, kumpulkan, listBasi, listPeriodeBasi, listUsang } from './hitungan-queries'

/**
 * Counts what is missing for a look at a period, or older than it may be (a minute), before it is read. Mostly nothing:
 * the job below has been there first.
 */
export async function segarkanUntuk(db: Db, saat: Saat): Promise<void> {
  if ((await listUsang(db, saat.periode)).length === 0) return
  await bergantian(db)
  await kumpulkan(db)
  // Whoever had the turn before may have counted them meanwhile.
  await hitungUlang(db, saat, await listBasi(db, saat.periode))
}

/** Twice a minute, when something was written: keeps the counters of the dashboard behind the writes by seconds. */
export const segarkanDashboard = defineJob({
  jenis: 'segarkan_dashboard_mahasiswa',
  judul: () => 'Menyegarkan hitungan dashboard mahasiswa',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const periode = await job.step(async (db) => {
      await bergantian(db)
      await kumpulkan(db)
      return await listPeriodeBasi(db)
    })
    await job.progress({ total: periode.length })
    for (const id of periode)
      await job.step(async (db, mark) => {
        await bergantian(db)
        await kumpulkan(db)
        await hitungUlang(db, await saatRekap({ db }, 'periode', id), await listBasi(db, id))
        mark({ selesai: 1 })
      })
  },
})

export const jadwalSegarkan: Schedule = { job: segarkanDashboard, kapan: 'tiap setengah menit', bila: adaBasi }
