import type { Db } from '../../../db/client'
import { randomToken } from '../../../auth/token'
import { enqueue } from '../../../jobs/enqueue'
import { zipPassword } from './derive'
import { kataSandiMassalJob } from './job'
import { insertMassal } from './queries'

type Pesanan = {
  akun: readonly string[]
  /** Whether they sign in at the portal of students. */
  mahasiswa: boolean
  /** Who asks: one such job of his at a time. */
  pemesan: string
}

/** Begins the job that makes passwords for accounts; the password of its ZIP is answered here and kept nowhere. */
export async function mulaiKataSandiMassal(db: Db, { akun, mahasiswa, pemesan }: Pesanan) {
  const kunci = randomToken()
  const { id } = await insertMassal(db, { kunci, akun })
  const job = await enqueue(db, kataSandiMassalJob, { parameter: { id, mahasiswa, jumlah: akun.length }, kunciUnik: pemesan })
  return { idPekerjaan: job.id, jumlah: akun.length, sandiZip: zipPassword(kunci) }
}
