import { ATURAN_KONSISTENSI, type AturanKonsistensi, type BukanMasalahInput } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { isianSalah } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { deleteBebas, upsertBebas } from '../penjaga/bebas-queries'

/**
 * Says of findings of a rule that they are no problem, why, and until when (none: for good). They leave the list and the
 * nightly news as long as their facts stay the same. Answers how many.
 * @throws Galat 422 for a day that is over
 */
export async function bebaskan(
  context: Context,
  { aturan, idMahasiswa, alasan, sampai }: z.output<typeof BukanMasalahInput>,
): Promise<number> {
  if (sampai && sampai < todayOf(context)) throw isianSalah('sampai', 'Tanggal akhir tidak boleh sebelum hari ini')
  await noteAct(context.db, { alasan })
  return await upsertBebas(context.db, { aturan, ids: idMahasiswa, alasan, sampai: sampai ?? null })
}

/** Puts such findings on the list again. Answers how many. */
export async function bukaKembali(
  { db }: Context,
  { aturan, idMahasiswa }: { aturan: AturanKonsistensi; idMahasiswa: readonly string[] },
): Promise<number> {
  await noteAct(db, { alasan: `Dibuka kembali (penjaga konsistensi: ${ATURAN_KONSISTENSI[aturan].nama})` })
  return await deleteBebas(db, aturan, idMahasiswa)
}
