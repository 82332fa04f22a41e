import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** What the calendar says of each window code of a period: from the first day to the last, over all entries for everybody. */
export async function rangesFromCalendar(
  db: Db,
  idPeriode: number,
): Promise<{ kode: string; kegiatan: string; mulai: string; selesai: string }[]> {
  const { rows } = await sql<{ kode: string; kegiatan: string; mulai: string; selesai: string }>`
    SELECT g.kode_jendela AS kode, string_agg(DISTINCT g.nama, ', ') AS kegiatan, min(k.tanggal_mulai) AS mulai, max(k.tanggal_selesai) AS selesai
      FROM kalender_akademik k JOIN kegiatan_akademik g ON g.college_id = k.college_id AND g.id = k.id_kegiatan
     WHERE k.id_periode = ${idPeriode} AND k.id_prodi IS NULL AND g.kode_jendela IS NOT NULL AND NOT k.libur
     GROUP BY g.kode_jendela`.execute(db)
  return rows
}
