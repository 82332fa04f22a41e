import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { setRegistrasi } from './queries'

/** Students of one step. */
const LANGKAH = 500

const Parameter = z.object({
  ids: z.array(z.string()),
  isian: z.object({ idKonsentrasi: z.string().nullish(), gelombang: z.string().nullish() }),
})

/** Sets konsentrasi or gelombang of more students than one request should hold; who they are was decided when it was asked for. */
export const registrasiMassalJob = defineJob({
  jenis: 'registrasi_massal',
  judul: ({ ids, isian }: z.infer<typeof Parameter>) =>
    `Ubah ${isian.idKonsentrasi === undefined ? 'gelombang' : 'konsentrasi'} ${ids.length} mahasiswa`,
  parameter: Parameter,
  async run(job) {
    const { ids, isian } = job.parameter
    if (job.titik === null) await job.progress({ total: ids.length })
    for (let from = typeof job.titik === 'number' ? job.titik : 0; from < ids.length; from += LANGKAH) {
      job.assertWanted()
      const bagian = ids.slice(from, from + LANGKAH)
      await job.step(async (db, mark) => {
        await setRegistrasi(db, bagian, isian)
        mark({ selesai: bagian.length, titik: from + LANGKAH })
      })
    }
  },
})
