import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { updateVersioned } from '../../../kit/versioned'
import { holdMahasiswa, listPerubahan, mahasiswaExists, type Terbuka } from './buka-queries'

/**
 * The refusal for a student that the caller can't see.
 * @returns Galat 403 where he is of another prodi (edge case 8), 404 where there is none
 */
export async function takTerlihat(db: Db, id: string): Promise<Galat> {
  const lain = await acrossProdi(db, () => mahasiswaExists(db, id))
  return lain ? new Galat([403, 'prodi'], 'Program studi mahasiswa ini di luar akses Anda.') : tidakDitemukan('Mahasiswa')
}

/**
 * A student that the caller may change, held until the transaction ends.
 * @throws Galat 403 of another prodi, 404
 */
export async function openMahasiswa(db: Db, id: string): Promise<Terbuka> {
  const row = await holdMahasiswa(db, id)
  if (!row) throw await takTerlihat(db, id)
  return row
}

type Row = { id: string; versi: number } & Record<string, unknown>

/**
 * Writes a row of a student at the version that the caller has seen.
 * @throws Galat 409 `versi_usang` that names each field changed since, by whom and when, so that the screen can keep what
 * does not collide (edge case 9)
 */
export async function tulisVersi(
  db: Db,
  table: 'mahasiswa' | 'biodata' | 'orangTua' | 'riwayatPendidikan' | 'dokumenMahasiswa',
  row: Row,
): Promise<void> {
  try {
    await updateVersioned(db, table, row)
  } catch (error) {
    if (!(error instanceof Galat) || error.type !== 'versi_usang') throw error
    const { versi } = error.rincian as { versi: number }
    const entitas = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const perubahan = await listPerubahan(db, { entitas, id: row.id, banyak: Math.max(1, versi - row.versi) })
    throw new Galat([409, 'versi_usang'], error.message, { rincian: { versi, perubahan } })
  }
}
