import { z } from 'zod'
import { defineJob } from '../../../jobs/define'
import { todayOf } from '../../../tenant/today'
import { tutupAkunLewat } from './tutup-akun-queries'

/** Each night: who left 90 days ago can't sign in any more (data-master, States). */
export const tutupAkunJob = defineJob({
  jenis: 'tutup_akun_keluar',
  judul: () => 'Menutup akun mahasiswa yang sudah keluar',
  parameter: z.strictObject({}),
  async run(job) {
    await job.step(async (db, mark) => mark({ selesai: await tutupAkunLewat(db, todayOf(job)) }))
  },
})
