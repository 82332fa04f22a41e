import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { hitungSebagian } from './hitung'
import { simpanAkm, simpanSelisih } from './hitung-queries'

/**
 * Reckons the activities of one student anew from a period on (AK-R51), in the caller's transaction: open rows change, locked
 * ones get a difference that waits. His periods are few, so they are walked one after another.
 */
export async function hitungUlang(db: Db, idMahasiswa: string, sejak: number): Promise<void> {
  const { rows } = await sql<{ idPeriode: number }>`
    SELECT id_periode FROM aktivitas_kuliah
     WHERE id_mahasiswa = ${idMahasiswa} AND urutan_periode(id_periode) >= urutan_periode(${sejak}) ORDER BY urutan_periode(id_periode)`.execute(
    db,
  )
  for (const { idPeriode } of rows) {
    const { baru, selisih } = await hitungSebagian(db, [idMahasiswa], idPeriode)
    await simpanAkm(db, idPeriode, baru)
    await simpanSelisih(db, idPeriode, selisih)
  }
}
