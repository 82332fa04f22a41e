import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob } from '../jobs/define'

/** Makes one faculty a step, slowly enough that a test can kill its worker in the middle. */
export const hitungFakultas = defineJob({
  jenis: 'uji_hitung',
  judul: () => 'Menghitung fakultas',
  parameter: z.object({ banyak: z.int(), jeda: z.int() }),
  async run(job) {
    const { banyak, jeda } = job.parameter
    await job.progress({ total: banyak })
    for (let next = Number(job.titik ?? 0); next < banyak; next += 1) {
      await job.step(async (db, mark) => {
        await db
          .insertInto('fakultas')
          .values({ kode: `K${next}`, nama: `Fakultas ${next}` })
          .execute()
        // The worst moment to be killed: written, and not yet committed.
        await sleep(jeda)
        mark({ selesai: 1, titik: next + 1 })
      })
    }
    await job.result({ nama: 'hitung.txt', mime: 'text/plain', isi: Buffer.from(String(banyak)) })
  },
})
