import { labelPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import { defineJob } from '../../jobs/define'
import { hitungSebagian } from './hitung'
import { listIdAkm, simpanAkm, simpanSelisih } from './hitung-queries'

/** Students a step: all their grades are read. */
const STEP = 250

const Parameter = z.object({ periode: z.int(), prodi: z.array(z.string()).optional(), angkatan: z.array(z.int()).optional() })

/** The AKM run (AK-R49): goes on where it broke off, and a second one changes nothing. */
export const hitungAkmJob = defineJob({
  jenis: 'hitung_akm',
  judul: ({ periode }: z.infer<typeof Parameter>) => `Hitung aktivitas kuliah ${labelPeriode(periode)}`,
  parameter: Parameter,
  berulang: true,
  async run(job) {
    const { periode } = job.parameter
    const ids = await job.read((db) => listIdAkm(db, job.parameter))
    await job.progress({ total: ids.length })
    for (let dari = (job.titik as number | null) ?? 0; dari < ids.length; dari += STEP) {
      const bagian = ids.slice(dari, dari + STEP)
      await job.step(async (db, mark) => {
        const { baru, selisih } = await hitungSebagian(db, bagian, periode)
        await simpanAkm(db, periode, baru)
        await simpanSelisih(db, periode, selisih)
        mark({ selesai: bagian.length, titik: dari + bagian.length })
      })
    }
  },
})
