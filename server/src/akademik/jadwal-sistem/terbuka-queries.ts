import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** A general window with how many exceptions to it are open at the asked instant. */
export type JendelaTerbuka = { kode: string; idPeriode: number; periode: string; mulai: Date; selesai: Date; perpanjangan: number }

type Pertanyaan = { kini: Date; hari: number; periode?: number | undefined }

/**
 * General windows that are open, open within some days, or are still open for some by an exception that the caller may
 * see; soonest end first. Periods in the archive are left out.
 */
export async function listTerbuka(db: Db, { kini, hari, periode }: Pertanyaan): Promise<JendelaTerbuka[]> {
  const { rows } = await sql<JendelaTerbuka>`
    WITH umum AS (
      SELECT j.kode, j.id_periode, p.label AS periode, j.mulai, j.selesai,
             (SELECT count(*)::int FROM jadwal_sistem x
               WHERE x.college_id = j.college_id AND x.id_periode = j.id_periode AND x.kode = j.kode AND x.aktif
                 AND (x.id_prodi IS NOT NULL OR x.angkatan IS NOT NULL OR x.id_mahasiswa IS NOT NULL)
                 AND x.mulai <= ${kini} AND x.selesai >= date_trunc('second', ${kini}::timestamptz)) AS perpanjangan
        FROM jadwal_sistem j JOIN periode p ON p.college_id = j.college_id AND p.id = j.id_periode
       WHERE j.aktif AND j.id_prodi IS NULL AND j.angkatan IS NULL AND j.id_mahasiswa IS NULL AND p.status <> 'arsip'
         AND (${periode ?? null}::int IS NULL OR j.id_periode = ${periode ?? null}::int)
    )
    SELECT * FROM umum
     WHERE perpanjangan > 0 OR (selesai >= date_trunc('second', ${kini}::timestamptz) AND mulai <= ${kini}::timestamptz + make_interval(days => ${hari}))
     ORDER BY (mulai > ${kini}), CASE WHEN mulai > ${kini} THEN mulai ELSE selesai END, kode`.execute(db)
  return rows
}
