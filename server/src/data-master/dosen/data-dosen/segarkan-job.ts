import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { todayOf } from '../../../tenant/today'
import { ikutiAkun } from './massal'
import { segarkanTurunan } from './turunan-queries'

/** Each night: ranks whose TMT has come, certificates that have ended, and statuses that begin or end on the day (States, dosen). */
export const segarkanDosen = defineJob({
  jenis: 'segarkan_dosen',
  judul: () => 'Segarkan jabatan dan status dosen',
  parameter: z.strictObject({}),
  berulang: true,
  async run(job) {
    await job.step(async (db, mark) => {
      const berubah = await segarkanTurunan(db, null, todayOf(job))
      await ikutiAkun({ db, services: job.services }, berubah)
      mark({ selesai: berubah.length })
    })
  },
})
