import { kelengkapan, topengKurang, type DataKelengkapan } from '@sivitas/rules/data-master/kelengkapan'
import { acrossProdi } from '../../auth/queries'
import type { Db } from '../../db/client'
import { readKelengkapan, registrationsOf, writeKelengkapan } from './kelengkapan-queries'

const BATCH = 1000

/** What of a record's completeness is stored beside it (DM-R8). */
export function nilaiKelengkapan(isi: DataKelengkapan): { titik: number; siap: boolean; kurang: number } {
  const hasil = kelengkapan(isi)
  return { titik: hasil.terisi, siap: hasil.siapPddikti, kurang: topengKurang([...hasil.kurang, ...hasil.halangan]) }
}

/**
 * Judges the completeness of registrations anew and stores it: points, 'Siap PDDikti' and the mask of what is missing
 * (DM-R8). To be called in the transaction of every write that touches one of its points. It looks past the prodi wall,
 * because a person may be registered in a second prodi as well; it changes nothing but what is counted.
 */
export async function perbaruiKelengkapan(db: Db, idMahasiswa: readonly string[]): Promise<void> {
  if (idMahasiswa.length === 0) return
  await acrossProdi(db, async () => {
    for (let at = 0; at < idMahasiswa.length; at += BATCH) {
      const rows = await readKelengkapan(db, idMahasiswa.slice(at, at + BATCH))
      await writeKelengkapan(
        db,
        rows.map((row) => ({ id: row.id, ...nilaiKelengkapan(row) })),
      )
    }
  })
}

/** The same for every registration of some persons, after their biodata changed. */
export async function perbaruiKelengkapanOrang(db: Db, idBiodata: readonly string[]): Promise<void> {
  await perbaruiKelengkapan(db, await acrossProdi(db, () => registrationsOf(db, idBiodata)))
}
