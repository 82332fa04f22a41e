import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { listJatuhTempo, moveMahasiswa, noteDiterapkan } from './penempatan-queries'

const PART = 1000

/** Each night: changes of kampus and jenis kelas whose period has begun are written to their students (DM-R25). */
export const terapkanPenempatan = defineJob({
  jenis: 'terapkan_penempatan',
  judul: () => 'Terapkan kampus dan jenis kelas yang mulai berlaku',
  parameter: z.strictObject({}),
  berulang: true,
  async run(job) {
    for (;;) {
      const banyak = await job.step(async (db, mark) => {
        const rows = await listJatuhTempo(db, PART)
        // Two periods of one student may be due at once: the later one is written last.
        const terakhir = new Map(rows.map((row) => [row.id, row]))
        if (rows.length > 0) {
          for (const part of rows.length === terakhir.size ? [rows] : rows.map((row) => [row])) await moveMahasiswa(db, part)
          await noteDiterapkan(
            db,
            rows.map(({ idPenempatan }) => idPenempatan),
          )
        }
        mark({ selesai: rows.length })
        return rows.length
      })
      if (banyak < PART) return
    }
  },
})
