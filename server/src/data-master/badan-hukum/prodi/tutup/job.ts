import { z } from 'zod'
import type { Context } from '../../../../auth/context'
import type { Trx } from '../../../../db/client'
import { defineJob } from '../../../../jobs/define'
import type { JobRun } from '../../../../jobs/job-run'
import { Galat } from '../../../../kit/galat'
import { updateVersioned } from '../../../../kit/versioned'
import { countStudi } from '../queries'
import { pindahkanMahasiswa, type Gagal, type Perpindahan } from './pindahkan'
import { findHariPeriode, listIdStudi, listPindahan, rujukanSendiri, versiProdi } from './queries'

/** Students a step: each of them is a change of status and a new registration. */
const STEP = 20

const Parameter = z.object({
  id: z.uuid(),
  versi: z.int(),
  nama: z.string(),
  status: z.enum(['M', 'H']),
  tanggalTutup: z.string(),
  nomorSkStatus: z.string(),
  idProdiTujuan: z.uuid(),
})
type Parameter = z.output<typeof Parameter>
type Work = JobRun<Parameter>
type Titik = { ids: string[]; ke: number; gagal: Gagal[] }

/** A step of the job as the writes of a student see it: on behalf of who asked, with the rights that he has now. */
function contextOf(job: Work, db: Trx): Context & { db: Trx } {
  const { actor: session, tenant, services } = job
  if (session === null) throw new Error('Closing a prodi is always somebody’s.')
  const parts = { db, session, tenant, services, collegeId: tenant.college.collegeId }
  // Those writes ask for nothing of a request besides.
  return parts as unknown as Context & { db: Trx }
}

/** The day of the decision where it lies in the running period, else the nearest day that does. */
async function perpindahanOf(db: Trx, job: Work): Promise<Perpindahan> {
  const { id, tanggalTutup, nomorSkStatus, idProdiTujuan } = job.parameter
  const periode = job.tenant.college.periodeAktif
  const { tanggalMulai, tanggalSelesai } = await findHariPeriode(db, periode)
  const tanggal = tanggalTutup < tanggalMulai ? tanggalMulai : tanggalTutup > tanggalSelesai ? tanggalSelesai : tanggalTutup
  return { idProdiTujuan, periode, tanggal, nomorSk: nomorSkStatus, asal: await rujukanSendiri(db, id) }
}

async function moveNext(job: Work, { ids, ke, gagal }: Titik): Promise<Titik> {
  return await job.step(async (db, mark) => {
    const part = ids.slice(ke, ke + STEP)
    const perpindahan = await perpindahanOf(db, job)
    const rows = await listPindahan(db, part, perpindahan.periode)
    const refused = await pindahkanMahasiswa(contextOf(job, db), rows, perpindahan)
    const titik = { ids, ke: ke + part.length, gagal: [...gagal, ...refused] }
    mark({ selesai: part.length - refused.length, gagal: refused.length, titik })
    return titik
  })
}

/** Moves the students of a prodi that ends into another one, then ends it. While somebody stays behind it stays as it is. */
export const tutupProdiJob = defineJob({
  jenis: 'tutup_prodi',
  judul: ({ nama, status }: Parameter) => `${status === 'H' ? 'Tutup' : 'Merger'} program studi ${nama}`,
  parameter: Parameter,
  async run(job) {
    const { id, status, tanggalTutup, nomorSkStatus } = job.parameter
    let titik = (job.titik as Titik | null) ?? { ids: await job.read((db) => listIdStudi(db, id)), ke: 0, gagal: [] }
    await job.progress({ total: titik.ids.length })
    while (titik.ke < titik.ids.length) titik = await moveNext(job, titik)
    if (titik.gagal.length > 0) {
      const baris = titik.gagal.map(({ nim, nama, alasan }) => `"${nim}","${nama.replaceAll('"', '""')}","${alasan.replaceAll('"', '""')}"`)
      const isi = Buffer.from(['NIM,Nama,Alasan', ...baris].join('\r\n'))
      await job.result({ nama: 'Mahasiswa yang belum dapat dipindahkan.csv', mime: 'text/csv', isi, gagal: true })
      return
    }
    await job.step(async (db) => {
      if ((await countStudi(db, id)) > 0)
        throw new Galat([409, 'masih_ada_mahasiswa'], 'Ada mahasiswa baru di program studi ini. Ulangi penutupannya.')
      const versi = await versiProdi(db, id)
      await updateVersioned(db, 'prodi', { id, versi, status, tanggalTutup, nomorSkStatus })
    })
  },
})
