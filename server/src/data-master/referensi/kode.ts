import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { findKode } from './kode-queries'

/**
 * Refuses a code that the list does not know or no longer offers. A code that the row already had may stay: inactive
 * codes remain readable on old rows and can't be chosen anew.
 * @throws Galat 422 on `field`
 */
export async function assertKode(
  db: Db,
  { field, daftar, before }: { field: string; daftar: string; before?: string | null | undefined },
  kode: string | null | undefined,
): Promise<void> {
  if (kode === undefined || kode === null || kode === before) return
  const found = await findKode(db, daftar, kode)
  if (!found?.aktif)
    throw isianSalah(field, found ? `${found.nama} sudah tidak dipakai. Pilih yang lain.` : 'Pilihan tidak dikenal', 'tidak_dikenal')
}
