import type { PakaiRuang } from '@sivitas/contract/shared/pemakaian-ruang'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

type Span = { idRuang: readonly string[]; mulai: string; sampai: string }

/**
 * What uses rooms from a day to a day, cut at midnight. Blocks are all that uses a room so far; the areas that plan
 * lectures, exams and events join in here with theirs (decisions, section 4).
 */
export async function listPemakaian(db: Db, { idRuang, mulai, sampai }: Span): Promise<PakaiRuang[]> {
  const { rows } = await sql<PakaiRuang>`
    SELECT 'blokir' AS sumber, hari::date::text AS tanggal,
           CASE WHEN hari::date = b.tanggal_mulai THEN to_char(b.jam_mulai, 'HH24:MI') ELSE '00:00' END AS jam_mulai,
           CASE WHEN hari::date = b.tanggal_selesai THEN to_char(b.jam_selesai, 'HH24:MI') ELSE '24:00' END AS jam_selesai,
           b.alasan AS keterangan
      FROM ruang_blokir b
     CROSS JOIN LATERAL generate_series(greatest(b.tanggal_mulai, ${mulai}::date), least(b.tanggal_selesai, ${sampai}::date), interval '1 day') AS hari
     WHERE b.id_ruang = ANY (${idRuang}::uuid[]) AND b.tanggal_mulai <= ${sampai}::date AND b.tanggal_selesai >= ${mulai}::date
       AND NOT (hari::date = b.tanggal_selesai AND b.jam_selesai = '00:00')
     ORDER BY 2, 3, b.id`.execute(db)
  return rows
}

type Ask = { mulai: string; sampai: string; hari: number | null; jamMulai: string; jamSelesai: string }

/** Rooms that something uses at a time of day, on any of the days asked for; `hari` narrows them to a weekday (1 is Monday). */
export async function listTerpakai(db: Db, { mulai, sampai, hari, jamMulai, jamSelesai }: Ask): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT b.id_ruang AS id
      FROM ruang_blokir b
     CROSS JOIN LATERAL generate_series(greatest(b.tanggal_mulai, ${mulai}::date), least(b.tanggal_selesai, ${sampai}::date), interval '1 day') AS tanggal
     WHERE b.tanggal_mulai <= ${sampai}::date AND b.tanggal_selesai >= ${mulai}::date
       AND (${hari}::int IS NULL OR extract(isodow FROM tanggal) = ${hari}::int)
       AND b.masa && tsrange(tanggal::date + ${jamMulai}::time, tanggal::date + ${jamSelesai}::time)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
