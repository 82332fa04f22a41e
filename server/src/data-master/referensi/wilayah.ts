import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { findWilayah } from './wilayah-queries'

/**
 * The kecamatan of an address, or none where the address names none; anything larger than a kecamatan says too little.
 * @throws Galat 422 on `idWilayah`
 */
export async function kecamatanOf(db: Db, idWilayah: string | null | undefined) {
  if (!idWilayah) return null
  const found = await findWilayah(db, idWilayah)
  if (found?.level !== 3) throw isianSalah('idWilayah', 'Pilih sampai tingkat kecamatan')
  return found
}
