import type { Kesediaan as KesediaanRow } from './queries'
import { kesediaanCukup } from '@sivitas/rules/data-master/mengajar'
import type { Sesi } from '../../../akademik/public'

export type Hitungan = {
  slotBersedia: number
  slotBilaPerlu: number
  slotTidak: number
  menitBersedia: number
  menitPerlu: number | null
  cukup: boolean | null
}

const KOSONG: Hitungan = { slotBersedia: 0, slotBilaPerlu: 0, slotTidak: 0, menitBersedia: 0, menitPerlu: null, cukup: null }

/**
 * Slots and minutes of a grid, and whether they are enough (DM-R15). A slot counts only while its session is still held
 * on that day, so a session that was taken away offers nothing.
 */
export function hitungGrid(row: Pick<KesediaanRow, 'grid' | 'sksMaksimal'> | undefined, sesi: ReadonlyMap<string, Sesi>): Hitungan {
  if (row === undefined) return KOSONG
  const jumlah = { 1: 0, 2: 0, 3: 0 }
  let menitBersedia = 0
  for (const [slot, nilai] of Object.entries(row.grid)) {
    const [hari, id] = slot.split(':')
    const satu = sesi.get(id ?? '')
    if (satu === undefined || !satu.hari.includes(Number(hari))) continue
    jumlah[nilai] += 1
    if (nilai === 1) menitBersedia += satu.menit
  }
  const perlu = row.sksMaksimal === null ? null : kesediaanCukup(menitBersedia, row.sksMaksimal)
  return {
    slotBersedia: jumlah[1],
    slotBilaPerlu: jumlah[2],
    slotTidak: jumlah[3],
    menitBersedia,
    menitPerlu: perlu?.menitPerlu ?? null,
    cukup: perlu?.cukup ?? null,
  }
}

/** What stands of a lecturer who has not begun. */
export const BELUM_MENGISI = {
  status: 'belum' as const,
  versi: 0,
  grid: {},
  kampus: [],
  daring: false,
  makul: [],
  sksMinimal: null,
  sksMaksimal: null,
  catatan: null,
  dikirimPada: null,
}
