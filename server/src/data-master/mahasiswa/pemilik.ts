import { formatAngka } from '@sivitas/rules/platform/angka'
import { cekMilikAkademik, ikatanAkademik } from '../../akademik/public'
import { acrossProdi } from '../../auth/queries'
import type { Db } from '../../db/client'
import type { Milik } from './milik'
import { cekMilikMahasiswa } from './pemilik-queries'

type Pemilik = (db: Db, idMahasiswa: string) => Promise<Milik[]>

/**
 * Who is asked before a student is deleted or moved (DM-R24, decisions 4). Each area adds its line; the question comes from
 * its public.ts and answers only what it has.
 */
const PEMILIK: readonly Pemilik[] = [cekMilikMahasiswa, cekMilikAkademik]

/** All that any area has of a student, without what it has none of. */
export async function cekPemilik(db: Db, idMahasiswa: string): Promise<Milik[]> {
  return await acrossProdi(db, async () => {
    const milik: Milik[] = []
    for (const cek of PEMILIK) milik.push(...(await cek(db, idMahasiswa)))
    return milik.filter(({ jumlah }) => jumlah > 0)
  })
}

/** What binds a student in one period: classes taken or graded in it, and, once there are any, its bills. */
export const ikatanPeriode = (db: Db, idMahasiswa: string, periode: number): Promise<Milik[]> => ikatanAkademik(db, idMahasiswa, periode)

/** '12 nilai, 3 AKM'. */
export const sebutMilik = (milik: readonly Milik[]): string => milik.map(({ nama, jumlah }) => `${formatAngka(jumlah)} ${nama}`).join(', ')
