import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { noteAct } from '../../../auth/queries'
import { listDibagi } from './queries'
import { BagiParameter, laksanakan } from './rencana'

/** Students of one step. */
const LANGKAH = 500

const Parameter = BagiParameter.extend({ jumlah: z.int() })

/** Spreads thousands of students over the lecturers of a prodi (DM-R12), some hundred a step. */
export const bagiPaJob = defineJob({
  jenis: 'bagi_pa',
  judul: ({ jumlah }) => `Bagi dosen PA untuk ${jumlah} mahasiswa`,
  parameter: Parameter,
  async run(job) {
    const { idMahasiswa, ...parameter } = job.parameter
    const ids = idMahasiswa ?? (await job.read((db) => listDibagi(db, parameter))).map(({ id }) => id)
    if (job.titik === null) await job.progress({ total: ids.length })
    // Without names the list holds only who is left, so a run that broke off begins at its head.
    for (let from = idMahasiswa && typeof job.titik === 'number' ? job.titik : 0; from < ids.length; from += LANGKAH) {
      job.assertWanted()
      const bagian = ids.slice(from, from + LANGKAH)
      await job.step(async (db, mark) => {
        if (parameter.alasan) await noteAct(db, { alasan: parameter.alasan })
        const terbagi = await laksanakan(db, { ...parameter, idMahasiswa: bagian }, idMahasiswa === undefined)
        mark({ selesai: terbagi, gagal: bagian.length - terbagi, titik: from + LANGKAH })
      })
    }
  },
})
