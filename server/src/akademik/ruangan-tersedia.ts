import { api } from '../auth/guard'
import { listRuangKosong } from '../data-master/public'
import { isianSalah } from '../kit/galat'
import type { Db } from '../db/client'
import { findPeriode } from './periode/queries'

type Ask = { tanggal?: string | undefined; periode?: number | undefined; hari?: number | undefined }

/** The days that are asked for: one, or the same weekday all through a period. */
async function daysOf(db: Db, { tanggal, periode, hari }: Ask) {
  if (tanggal !== undefined) return { mulai: tanggal, sampai: tanggal, hari: null }
  const found = await findPeriode(db, periode ?? 0)
  if (!found) throw isianSalah('periode', 'Periode tidak dikenal', 'tidak_dikenal')
  return { mulai: found.tanggalMulai, sampai: found.tanggalSelesai, hari: hari ?? null }
}

/**
 * Free rooms (DM-R14). Schedules and exams of Akademik take rooms once they are kept here; `kecualiJadwal` is theirs and
 * changes nothing until then.
 */
export const ruanganTersedia = api.akademik.ruanganTersedia.handler(async ({ input, context: { db } }) => {
  const { tanggal, periode, hari, jamMulai, jamSelesai, kecualiJadwal: _own, kampus, jenisRuang, prodi, ...filter } = input
  const days = await daysOf(db, { tanggal, periode, hari })
  const data = await listRuangKosong(
    db,
    { ...days, jamMulai, jamSelesai },
    {
      ...filter,
      kampus: kampus ? [kampus] : undefined,
      jenisRuang: jenisRuang ? [jenisRuang] : undefined,
      prodi: prodi ? [prodi] : undefined,
    },
  )
  return { data }
})
