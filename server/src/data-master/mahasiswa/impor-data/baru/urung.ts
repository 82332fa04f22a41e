import { acrossProdi } from '../../../../auth/queries'
import type { ImportContext, Undoable } from '../../../../kit/import/import-kind'
import { cekPemilik, sebutMilik } from '../../pemilik'
import { hapusOrangTanpaRegistrasi, hapusTakTersentuh } from './simpan-queries'

/**
 * Takes back students whom nobody has touched and on whom nothing hangs (DM-R24); answers why the others stay. Their NIM
 * become free again: a repaired file brings the same ones.
 */
export async function urungkanBaru({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const tinggal = new Map<number, string>()
  const bebas: Undoable[] = []
  for (const row of rows) {
    const milik = await cekPemilik(db, row.sasaran)
    if (milik.length > 0) tinggal.set(row.baris, `Sudah memiliki ${sebutMilik(milik)}, sehingga dibiarkan`)
    else bebas.push(row)
  }
  const hilang = await hapusTakTersentuh(db, bebas)
  const ids = new Set(hilang.map(({ id }) => id))
  for (const { baris, sasaran } of bebas)
    if (!ids.has(sasaran)) tinggal.set(baris, 'Sudah diubah atau dihapus setelah impor, sehingga dibiarkan')
  // Out of sight once their last registration here is gone.
  await acrossProdi(db, () =>
    hapusOrangTanpaRegistrasi(
      db,
      hilang.map(({ idBiodata }) => idBiodata),
    ),
  )
  return tinggal
}
