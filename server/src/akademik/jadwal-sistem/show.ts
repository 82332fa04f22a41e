import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { keadaanJendela } from '@sivitas/rules/platform/jendela'
import type { selectJadwal } from './queries'

type Row = Awaited<ReturnType<ReturnType<typeof selectJadwal>['execute']>>[number]

/** A stored window with its name and how it stands at this second. */
export function showJadwal(row: Row) {
  const kode = row.kode as KodeJendela
  const baris = { mulai: row.mulai.getTime(), selesai: row.selesai.getTime() }
  return { ...row, kode, nama: labelJendela(kode), keadaan: keadaanJendela(baris, Date.now()) }
}
