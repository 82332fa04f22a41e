import { labelPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { listTertutup, listUsulan, selesaiTutup, tandaiBatal, tulisTutup, urungTutup } from './tutup-queries'

/** Students a step. */
const STEP = 1000

const TutupParameter = z.object({ idTutup: z.string(), periode: z.int(), prodi: z.array(z.string()).optional(), tanggal: z.string() })

/**
 * 'Tutup status periode'. What is already written has its row of the period and is no proposal any more, so a run that broke
 * off simply goes on with what is left.
 */
export const tutupStatusJob = defineJob({
  jenis: 'tutup_status_periode',
  judul: ({ periode }: z.infer<typeof TutupParameter>) => `Tutup status ${labelPeriode(periode)}`,
  parameter: TutupParameter,
  async run(job) {
    const { idTutup, periode, prodi, tanggal } = job.parameter
    const semua = await job.read((db) => listUsulan(db, { periode, prodi }))
    const ringkas: Record<string, number> = { ...(job.titik as Record<string, number> | null) }
    const lalu = Object.values(ringkas).reduce((n, satu) => n + satu, 0)
    await job.progress({ total: lalu + semua.length })
    for (let dari = 0; dari < semua.length; dari += STEP) {
      const bagian = semua.slice(dari, dari + STEP)
      for (const { dari: lama, ke } of bagian) ringkas[`${lama}>${ke}`] = (ringkas[`${lama}>${ke}`] ?? 0) + 1
      await job.step(async (db, mark) => {
        await tulisTutup(db, bagian, { idTutup, periode, tanggal })
        mark({ selesai: bagian.length, titik: ringkas })
      })
    }
    await job.step((db) => selesaiTutup(db, idTutup, ringkas))
  },
})

const BatalParameter = z.object({ idTutup: z.string(), periode: z.int(), alasan: z.string() })

/** Takes a run back; who got another status since keeps that one. */
export const batalTutupJob = defineJob({
  jenis: 'batal_tutup_status',
  judul: ({ periode }: z.infer<typeof BatalParameter>) => `Batalkan tutup status ${labelPeriode(periode)}`,
  parameter: BatalParameter,
  async run(job) {
    const { idTutup, alasan } = job.parameter
    const ids = await job.read((db) => listTertutup(db, idTutup))
    await job.progress({ total: ids.length })
    for (let dari = 0; dari < ids.length; dari += STEP) {
      const bagian = ids.slice(dari, dari + STEP)
      await job.step(async (db, mark) => {
        await urungTutup(db, bagian, alasan)
        mark({ selesai: bagian.length })
      })
    }
    await job.step((db) => tandaiBatal(db, idTutup))
  },
})
