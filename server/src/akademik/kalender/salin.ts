import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { Context } from '../../auth/context'
import { Galat, isianSalah } from '../../kit/galat'
import { assertSasaran } from '../jadwal-sistem/izin'
import { copyTahun, countTahun, listPeriodeTahun, listTahun, targetPeriods } from './queries'

/** Whole weeks nearest to some years: a year is 364 days, so that every entry keeps its weekday. */
const geserHari = (tahun: number): number => Math.round((tahun * 365.25) / 7) * 7

/**
 * 'Salin dari tahun lalu': every entry moves to the same weekday of the other year and to the like period there.
 * @throws Galat 409 when the year is not empty, 422 when it has nothing to copy or a period is missing
 */
export async function salinTahun(context: Context, { dariTahun, keTahun }: { dariTahun: number; keTahun: number }) {
  const { db } = context
  assertSasaran(context, {})
  if (dariTahun === keTahun) throw isianSalah('dariTahun', 'Pilih tahun akademik yang lain.')
  const ada = await countTahun(db, keTahun)
  if (ada > 0)
    throw new Galat(
      [409, 'tidak_kosong'],
      `Kalender ${keTahun - 1}/${keTahun} sudah berisi ${ada} entri. Salin hanya ke tahun yang masih kosong.`,
    )
  const perlu = await targetPeriods(db, dariTahun, keTahun - dariTahun)
  if (perlu.length === 0) throw isianSalah('dariTahun', `Kalender ${dariTahun - 1}/${dariTahun} masih kosong.`)
  const punya = new Map((await listPeriodeTahun(db, keTahun)).map((row) => [row.id, row]))
  const kurang = perlu.find((id) => !punya.has(id))
  if (kurang) throw isianSalah('keTahun', `Periode ${labelPeriode(kurang)} belum dibuat. Tambahkan di Periode Akademik.`)
  const tertutup = perlu.find((id) => ['ditutup', 'arsip'].includes(punya.get(id)?.status ?? ''))
  if (tertutup) throw new Galat([423, 'terkunci'], `Periode ${labelPeriode(tertutup)} sudah ditutup.`)
  const banyak = await copyTahun(db, { dariTahun, keTahun, hari: geserHari(keTahun - dariTahun) })
  const baris = await listTahun(db, keTahun)
  const libur = baris.filter((row) => row.libur).length
  const periksa = libur > 0 ? ` Periksa tanggal ${libur} hari libur, karena tidak mengikuti hari yang sama setiap tahun.` : ''
  return { status: { message: `${banyak} entri disalin.${periksa}` }, data: baris }
}
