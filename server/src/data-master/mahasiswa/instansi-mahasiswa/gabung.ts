import type { Context } from '../../../auth/context'
import { acrossProdi, noteAct } from '../../../auth/queries'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { removeRow } from '../../../kit/versioned'
import { todayOf } from '../../../tenant/today'
import { clearKode, fillInstansi, findInstansi, holdBoth, moveInstansi } from './queries'

/**
 * Makes one agency of two: students and units of `idLain` go over to `idUtama`, which takes what it lacks; `idLain` is gone.
 * Students of every prodi go over, for an agency is the college's. @throws Galat 404, 422 for one and the same
 */
export async function gabungInstansi(context: Context, { idUtama, idLain }: { idUtama: string; idLain: string }): Promise<void> {
  const { db } = context
  if (idUtama === idLain) throw isianSalah('idLain', 'Pilih dua instansi yang berbeda.')
  if ((await holdBoth(db, [idUtama, idLain])) < 2) throw tidakDitemukan('Instansi')
  const hari = todayOf(context)
  const [utama, lain] = [await findInstansi(db, idUtama, hari), await findInstansi(db, idLain, hari)]
  if (!utama || !lain) throw tidakDitemukan('Instansi')
  await noteAct(db, { alasan: `Penggabungan ${lain.nama} ke ${utama.nama}` })
  await acrossProdi(db, () => moveInstansi(db, idLain, idUtama))
  await clearKode(db, idLain)
  await fillInstansi(db, { ke: idUtama, dari: idLain, kode: lain.kode })
  await removeRow(db, 'instansi', idLain)
  await noteAct(db, {})
}
