import { PenempatanInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kampus-jenis-kelas'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { z } from 'zod'
import { simpanGagal, type Gagal } from '../../../jobs/daftar-gagal'
import { defineJob } from '../../../jobs/define'
import { aturPenempatan } from './atur'

/** Students of one step. */
const LANGKAH = 500

const Parameter = z.object({ ids: z.array(z.uuid()), isi: PenempatanInput.omit({ pilihan: true, pratinjau: true }) })

/** Kampus, jenis kelas and kelas of thousands (DM-R25), some hundred a step; who can't go along is listed with the reason. */
export const aturPenempatanJob = defineJob({
  jenis: 'atur_penempatan',
  judul: ({ ids }: z.infer<typeof Parameter>) => `Atur kampus dan kelas ${formatAngka(ids.length)} mahasiswa`,
  parameter: Parameter,
  async run(job) {
    const { ids, isi } = job.parameter
    const session = job.actor
    if (session === null) throw new Error('Students are placed on behalf of somebody.')
    await job.progress({ total: ids.length })
    let { ke, gagal } = (job.titik as { ke: number; gagal: Gagal[] } | null) ?? { ke: 0, gagal: [] }
    while (ke < ids.length) {
      const idMahasiswa = ids.slice(ke, ke + LANGKAH)
      const berikut = ke + idMahasiswa.length
      gagal = await job.step(async (db, mark) => {
        const { ditolak } = await aturPenempatan({ db, session }, { ...isi, pilihan: { idMahasiswa }, pratinjau: false })
        const semua = [...gagal, ...ditolak.map(({ nim, nama, alasan }) => ({ nim, nama: nama ?? '', alasan }))]
        mark({ selesai: idMahasiswa.length - ditolak.length, gagal: ditolak.length, titik: { ke: berikut, gagal: semua } })
        return semua
      })
      ke = berikut
    }
    await simpanGagal(job, 'Mahasiswa yang tidak ditempatkan', gagal)
  },
})
