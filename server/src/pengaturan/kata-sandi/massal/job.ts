import { z } from 'zod'
import { hashPassword } from '../../../auth/password'
import { defineJob } from '../../../jobs/define'
import type { JobRun } from '../../../jobs/job-run'
import { Galat } from '../../../kit/galat'
import { passwordOf, zipPassword } from './derive'
import { expireTomorrow, findMassal, forgetMassal, listOwners, portalAddress, storeHashes } from './queries'
import { passwordZip } from './zip'

/** Accounts whose passwords are hashed side by side and stored in one step: some seconds of work. */
const TOGETHER = 100

const Parameter = z.object({ id: z.uuid(), mahasiswa: z.boolean(), jumlah: z.int() })
type Work = JobRun<z.output<typeof Parameter>>
type Massal = { kunci: string; akun: readonly string[] }

async function makePasswords(job: Work, { kunci, akun }: Massal): Promise<void> {
  for (let from = typeof job.titik === 'number' ? job.titik : 0; from < akun.length; from += TOGETHER) {
    job.assertWanted()
    const part = akun.slice(from, from + TOGETHER)
    const rows = await Promise.all(part.map(async (idAkun) => ({ idAkun, hash: await hashPassword(passwordOf(kunci, idAkun)) })))
    await job.step(async (db, mark) => {
      await storeHashes(db, rows)
      mark({ selesai: rows.length, titik: from + TOGETHER })
    })
  }
  job.services.sessions.forget()
}

async function handOut(job: Work, { kunci, akun }: Massal): Promise<void> {
  const { college } = job.tenant
  const owners = await job.read((db) => listOwners(db, akun))
  const alamat = await job.read((db) => portalAddress(db, job.parameter.mahasiswa))
  const slips = owners.map(({ idAkun, ...owner }) => ({ ...owner, sandi: passwordOf(kunci, idAkun) }))
  const about = { college: college.judul, alamat, title: 'Kata sandi pertama', password: zipPassword(kunci) }
  const isi = await passwordZip(slips, about, async () => job.assertWanted())
  const { id } = await job.result({ nama: 'Kata sandi pertama.zip', mime: 'application/zip', isi })
  await job.step(async (db) => {
    await expireTomorrow(db, id)
    await forgetMassal(db, job.parameter.id)
  })
}

/** First passwords for many accounts (platform, Documents, imports, jobs: kata sandi massal). */
export const kataSandiMassalJob = defineJob({
  jenis: 'kata_sandi_massal',
  judul: ({ jumlah }) => `Kata sandi pertama untuk ${jumlah} akun`,
  parameter: Parameter,
  run: async (job) => {
    const massal = await job.read((db) => findMassal(db, job.parameter.id))
    if (!massal) throw new Galat([409, 'kedaluwarsa'], 'Pekerjaan ini sudah lebih dari sehari. Mulai kembali dari halaman Kata Sandi.')
    if (job.titik === null) await job.progress({ total: massal.akun.length })
    await makePasswords(job, massal)
    await handOut(job, massal)
  },
})
