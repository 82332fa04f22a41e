import type { Hak } from '@sivitas/contract/akademik/hak-sks'
import { batasSks, dasarIp } from '@sivitas/rules/akademik/hak-sks'
import { hakSksBerlaku } from '@sivitas/rules/akademik/set-studi'
import { periodeUtama } from '@sivitas/rules/platform/periode'
import type { Db } from '../../db/client'
import { tidakDitemukan } from '../../kit/galat'
import { listSetHakSks } from '../set-studi/queries'
import { findMahasiswaStudi, listAkm, type MahasiswaStudi } from './queries'

export type HakMahasiswa = { hak: Hak; mahasiswa: MahasiswaStudi; lewat: readonly string[] }

type Kunci = { id: string } | { nim: string }

/**
 * How many SKS a student may take in a period, and why (AK-R20). `tambahan` is what a Supervisor granted on top.
 * @throws Galat 404
 */
export async function hakMahasiswa(
  db: Db,
  kunci: Kunci,
  { periode, tambahan = 0 }: { periode: number; tambahan?: number },
): Promise<HakMahasiswa> {
  const mahasiswa = await findMahasiswaStudi(db, kunci, periode)
  if (!mahasiswa) throw tidakDitemukan('id' in kunci ? 'Mahasiswa' : `Mahasiswa dengan NIM ${kunci.nim}`)
  const { isi } = hakSksBerlaku(await listSetHakSks(db), mahasiswa, periode)
  const dasar = dasarIp(await listAkm(db, mahasiswa.id), periode, isi.dasar)
  const semesterPendek = !periodeUtama(periode)
  const hasil = batasSks(isi, { ip: dasar.ip, semesterKe: mahasiswa.semesterKe, semesterPendek, tambahan })
  return {
    hak: { ...tampil(hasil), ip: dasar.ip, idPeriodeDasar: dasar.idPeriode, minimum: isi.sksMinimum },
    mahasiswa,
    lewat: dasar.lewat,
  }
}

/** The steps as a list of its own, which an answer may change. */
export const tampil = ({ langkah, ...hasil }: ReturnType<typeof batasSks>) => ({ ...hasil, langkah: langkah.map((l) => ({ ...l })) })

/**
 * For other areas: how many SKS a student may take in a period, with every step (AK-R20).
 * @throws Galat 404
 */
export async function hakSks(db: Db, idMahasiswa: string, periode: number): Promise<Hak> {
  return (await hakMahasiswa(db, { id: idMahasiswa }, { periode })).hak
}
