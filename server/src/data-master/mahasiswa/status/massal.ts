import { STATUS_CODES } from '@sivitas/contract/data-master/mahasiswa/status'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../auth/context'
import { keepFile } from '../../../files/files'
import { simpanGagal } from '../../../jobs/daftar-gagal'
import { defineJob } from '../../../jobs/define'
import { enqueue } from '../../../jobs/enqueue'
import type { PerintahStatus } from './periksa'
import { namaStatus, ubahStatusMassal, type HasilMassal } from './ubah'

/** Students a step. */
const STEP = 250

const teks = z.string().nullish()
const Parameter = z.object({
  ids: z.array(z.string()),
  perintah: z.object({
    status: z.enum(STATUS_CODES),
    periode: z.int(),
    tanggal: z.string(),
    nomorSk: teks,
    tanggalSk: teks,
    berkas: teks,
    alasan: teks,
    judulSkripsi: teks,
    jalurSkripsi: z.boolean().nullish(),
    bulanAwalBimbingan: teks,
    bulanAkhirBimbingan: teks,
    abaikan: z.boolean(),
  }),
})

/** A change of status of more than 500 students with one SK: who is refused is listed with the reason. */
export const ubahStatusJob = defineJob({
  jenis: 'ubah_status_mahasiswa',
  judul: ({ ids, perintah }: z.infer<typeof Parameter>) => `Ubah status ${ids.length} mahasiswa menjadi ${namaStatus(perintah.status)}`,
  parameter: Parameter,
  async run(job) {
    const { ids, perintah } = job.parameter
    await job.progress({ total: ids.length })
    type Titik = { ke: number; gagal: HasilMassal['hasil'] }
    let { ke, gagal } = (job.titik as Titik | null) ?? { ke: 0, gagal: [] }
    while (ke < ids.length) {
      const bagian = ids.slice(ke, ke + STEP)
      const pelaku = { tenant: job.tenant, supervisor: job.actor?.supervisor ?? false }
      const ditolak = await job.step(async (db, mark) => {
        const { hasil, berhasil } = await ubahStatusMassal({ ...pelaku, db }, bagian, {
          ...perintah,
          pratinjau: false,
          berkasTersimpan: true,
        })
        const gagalKini = hasil.filter((satu) => !satu.berhasil)
        mark({ selesai: berhasil, gagal: gagalKini.length, titik: { ke: ke + bagian.length, gagal: [...gagal, ...gagalKini] } })
        return gagalKini
      })
      gagal = [...gagal, ...ditolak]
      ke += bagian.length
    }
    await simpanGagal(
      job,
      'Status yang ditolak',
      gagal.map(({ nim, nama, pesan }) => ({ nim, nama, alasan: pesan ?? '' })),
    )
  },
})

/** Begins the job in the caller's transaction; the file of the SK is given away now, for uploads live a day only. */
export async function mulaiStatusMassal(
  { db }: Context,
  ids: string[],
  { pratinjau: _tidak, ...perintah }: PerintahStatus & { pratinjau: boolean },
) {
  if (perintah.berkas)
    await keepFile(db, perintah.berkas, {
      jenis: 'dokumen',
      area: 'data-master',
      pemilikJenis: 'riwayat-status',
      idPemilik: randomUUID(),
      field: 'berkas',
    })
  const { id } = await enqueue(db, ubahStatusJob, { parameter: { ids, perintah } })
  return { hasil: [], berhasil: 0, ditolak: 0, idPekerjaan: id }
}
