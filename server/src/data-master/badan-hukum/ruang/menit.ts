import type { PakaiRuang } from '@sivitas/contract/shared/pemakaian-ruang'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'

const HOUR = 60
const minutesOf = (jam: string): number => Number(jam.slice(0, 2)) * HOUR + Number(jam.slice(3, 5))

/** Minutes in use by day from `mulai` and hour: what the heat map of a room is painted from. Overlaps count once. */
export function menitTerpakai(pakai: readonly PakaiRuang[], mulai: string, days: number): number[][] {
  const used = Array.from({ length: days }, () => new Uint8Array(24 * HOUR))
  for (const { tanggal, jamMulai, jamSelesai } of pakai) {
    const end = jamSelesai === '24:00' ? 24 * HOUR : minutesOf(jamSelesai)
    used[selisihHari(mulai, tanggal)]?.fill(1, minutesOf(jamMulai), end)
  }
  return used.map((day) =>
    Array.from({ length: 24 }, (_, hour) => day.subarray(hour * HOUR, (hour + 1) * HOUR).reduce((sum, minute) => sum + minute, 0)),
  )
}
