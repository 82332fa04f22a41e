import { bagiPa } from '@sivitas/rules/data-master/pembagian'
import { z } from 'zod'
import type { Db } from '../../../db/client'
import { bebanPembimbing, listDibimbing, tulisPembimbing, type Pembimbing } from '../pembimbing/queries'
import { listCalonPembimbing, listDibagi, type Dibagi } from './queries'

export const BagiParameter = z.object({
  idProdi: z.uuid(),
  angkatan: z.array(z.int()).optional(),
  /** Left out: those of the prodi who have no advisor. */
  idMahasiswa: z.array(z.uuid()).optional(),
  idDosen: z.array(z.uuid()).optional(),
  mulaiPeriode: z.int(),
  nomorSk: z.string().nullable(),
  alasan: z.string().nullable(),
  /** Loads may go over the limit: the Supervisor who asked has said so. */
  bebas: z.boolean(),
})
export type BagiParameter = z.infer<typeof BagiParameter>

export type Rencana = {
  dosen: Pembimbing[]
  mahasiswa: Dibagi[]
  /** Lecturer of each student in their order; null where nobody has room. */
  bagian: readonly (string | null)[]
  beban: Readonly<Record<string, number>>
}

type Lingkup = Pick<BagiParameter, 'idProdi' | 'angkatan' | 'idMahasiswa' | 'idDosen' | 'bebas'>

/** Who gets whom (DM-R12), by the loads of this moment. */
export async function rencanakan(db: Db, lingkup: Lingkup): Promise<Rencana> {
  const dosen = await bebanPembimbing(db, await listCalonPembimbing(db, lingkup.idProdi, lingkup.idDosen))
  const mahasiswa = await listDibagi(db, lingkup)
  const { dosen: bagian, beban } = bagiPa(mahasiswa.length, dosen, lingkup.bebas)
  return { dosen, mahasiswa, bagian, beban }
}

/**
 * Plans anew with lecturers and students held, and writes it. `tanpaPa` leaves alone who got an advisor from somebody
 * else meanwhile. Answers how many were given one.
 */
export async function laksanakan(db: Db, parameter: BagiParameter, tanpaPa: boolean): Promise<number> {
  const { mulaiPeriode, nomorSk, alasan, bebas } = parameter
  const dosen = await bebanPembimbing(db, await listCalonPembimbing(db, parameter.idProdi, parameter.idDosen), true)
  const calon = await listDibagi(db, parameter)
  const digenggam = await listDibimbing(
    db,
    calon.map(({ id }) => id),
    true,
  )
  const boleh = new Set(digenggam.filter(({ idDosenPa }) => !tanpaPa || idDosenPa === null).map(({ id }) => id))
  const mahasiswa = calon.filter(({ id }) => boleh.has(id))
  const { dosen: bagian } = bagiPa(mahasiswa.length, dosen, bebas)
  const pasangan = mahasiswa.flatMap(({ id }, i) => (bagian[i] ? [{ idMahasiswa: id, idDosen: bagian[i] }] : []))
  await tulisPembimbing(db, pasangan, { mulaiPeriode, nomorSk, alasan, sebab: 'ganti' })
  return pasangan.length
}
