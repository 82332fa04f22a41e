import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { terapkanLetak } from './letak-queries'

/** Just after midnight: units whose move was planned for today stand in their new place (DM-R28). */
export const terapkanStruktur = defineJob({
  jenis: 'terapkan_struktur',
  judul: () => 'Perpindahan unit yang mulai berlaku',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.step(async (db, mark) => {
      const jumlah = await terapkanLetak(db, hari)
      mark({ total: jumlah, selesai: jumlah })
    })
  },
})
