import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** How long the chain is and the seal at its end. */
export async function ujungRantai(db: Db): Promise<{ panjang: number; hash: string | null }> {
  const { rows } = await sql<{ panjang: number; hash: string | null }>`
    SELECT urut AS panjang, encode(hash, 'hex') AS hash FROM audit_rantai ORDER BY college_id DESC, urut DESC LIMIT 1`.execute(db)
  return rows[0] ?? { panjang: 0, hash: null }
}

/** The last checks, newest first. */
export const listPemeriksaan = (db: Db) =>
  db
    .selectFrom('auditPemeriksaan')
    .select(['waktu', 'jumlah', 'urutAkhir', 'utuh', 'rusakUrut', 'keterangan', 'durasiMs'])
    .orderBy('waktu', 'desc')
    .orderBy('id')
    .limit(30)
    .execute()

/** Archives of old years, newest first. */
export const listArsip = (db: Db) =>
  db
    .selectFrom('auditArsip')
    .select(['sampaiUrut', 'dariWaktu', 'sampaiWaktu', 'jumlah', 'sha256', 'idBerkas', 'diarsipkanPada'])
    .orderBy('sampaiUrut', 'desc')
    .limit(100)
    .execute()

export type Periksa = { jumlah: number; urutAkhir: number; utuh: boolean; rusakUrut: number | null; keterangan: string | null }

/**
 * Reads the whole chain of the caller's college and notes what it found (PL-R58). A chain that was cut at its end is
 * whole in itself, so the end that the last check saw must still be there.
 */
export async function periksaRantai(db: Db): Promise<Periksa> {
  const { rows } = await sql<Periksa>`
    WITH mulai AS MATERIALIZED (SELECT clock_timestamp() AS pada),
         hasil AS MATERIALIZED (SELECT p.* FROM mulai, audit_periksa() p),
         ujung AS (
           SELECT l.urut_akhir FROM (SELECT * FROM audit_pemeriksaan WHERE urut_akhir > 0 ORDER BY waktu DESC, urut_akhir DESC, id LIMIT 1) l
            WHERE l.urut_akhir > (SELECT coalesce(max(sampai_urut), 0) FROM audit_arsip)
              AND NOT EXISTS (SELECT FROM audit_rantai r WHERE r.urut = l.urut_akhir AND r.hash = l.hash_akhir)
         )
    INSERT INTO audit_pemeriksaan (jumlah, urut_akhir, hash_akhir, utuh, rusak_urut, keterangan, durasi_ms)
    SELECT h.jumlah, h.urut_akhir, h.hash_akhir, h.rusak_urut IS NULL AND u.urut_akhir IS NULL, coalesce(h.rusak_urut, u.urut_akhir),
           coalesce(h.keterangan, CASE WHEN u.urut_akhir IS NOT NULL THEN 'Ujung rantai yang dilihat pemeriksaan terakhir tidak ada lagi.' END),
           (extract(epoch FROM clock_timestamp() - m.pada) * 1000)::int
      FROM hasil h CROSS JOIN mulai m LEFT JOIN ujung u ON true
    RETURNING jumlah, urut_akhir, utuh, rusak_urut, keterangan`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The check of the audit chain answered nothing.')
  return row
}
