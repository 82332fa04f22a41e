import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { Saat } from '../rekap/dimensi-queries'
import { selDashboard } from './sel-queries'

/** How old, in seconds, a write may be before the numbers without it are no longer shown. */
const UMUR_DETIK = 60
/** Past periods change little and cost as much: who looks at one has it counted, by itself it waits so long. */
const UMUR_LAMPAU_DETIK = 600

/** One counter after another is counted: two that count the same prodi would write its cells twice. */
export async function bergantian(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('dashboard:' || app_college(), 0))`.execute(db)
}

/** Turns the notes of writers into 'not up to date' of every counted period of their prodi. In the transaction that counts. */
export async function kumpulkan(db: Db): Promise<void> {
  await sql`
    WITH catatan AS (DELETE FROM dashboard_berubah RETURNING id_prodi, waktu),
         sejak AS (SELECT id_prodi, min(waktu) AS waktu FROM catatan GROUP BY 1)
    UPDATE dashboard_hitungan h SET basi_sejak = least(h.basi_sejak, s.waktu) FROM sejak s WHERE h.id_prodi = s.id_prodi`.execute(db)
}

const lewat = (detik: number) => sql`now() - make_interval(secs => ${detik})`

/** Prodi that the caller sees and whose numbers of a period are missing, or lack a write of more than a minute ago. */
export async function listUsang(db: Db, periode: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM prodi p LEFT JOIN dashboard_hitungan h ON h.college_id = p.college_id AND h.periode = ${periode} AND h.id_prodi = p.id
     WHERE (h.id_prodi IS NULL OR h.basi_sejak < ${lewat(UMUR_DETIK)}
            OR EXISTS (SELECT 1 FROM dashboard_berubah c WHERE c.college_id = p.college_id AND c.id_prodi = p.id AND c.waktu < ${lewat(UMUR_DETIK)}))
       AND ((SELECT app_prodi()) IS NULL OR p.id = ANY ((SELECT app_prodi())::uuid[]))
     ORDER BY p.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Prodi whose numbers of a period are missing or lack any write. */
export async function listBasi(db: Db, periode: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM prodi p LEFT JOIN dashboard_hitungan h ON h.college_id = p.college_id AND h.periode = ${periode} AND h.id_prodi = p.id
     WHERE (h.id_prodi IS NULL OR h.basi_sejak IS NOT NULL) AND ((SELECT app_prodi()) IS NULL OR p.id = ANY ((SELECT app_prodi())::uuid[])) ORDER BY p.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Counts some prodi anew and keeps the cells. */
export async function hitungUlang(db: Db, saat: Saat, prodi: readonly string[]): Promise<void> {
  if (prodi.length === 0) return
  await sql`DELETE FROM dashboard_sel WHERE periode = ${saat.periode} AND id_prodi = ANY (${[...prodi]}::uuid[])`.execute(db)
  await sql`
    INSERT INTO dashboard_sel (id_prodi, id_kampus, id_jenis_kelas, kelompok, k1, k2, jumlah, tanpa_pa, lewat, siap, titik, periode)
    SELECT s.*, ${saat.periode}::int FROM (${selDashboard(saat, prodi)}) s`.execute(db)
  await sql`
    INSERT INTO dashboard_hitungan (periode, id_prodi, dihitung_pada) SELECT ${saat.periode}::int, unnest(${[...prodi]}::uuid[]), now()
    ON CONFLICT (college_id, periode, id_prodi) DO UPDATE SET dihitung_pada = excluded.dihitung_pada, basi_sejak = NULL`.execute(db)
}

/** The running period first, then the nine main ones before it: what is kept counted without anybody asking. */
const DIJAGA = sql`
  SELECT p.id, p.urutan FROM college c JOIN periode a ON a.college_id = c.college_id AND a.id = c.periode_aktif
    JOIN periode p ON p.college_id = c.college_id AND p.urutan <= a.urutan AND p.kode_semester <= 2
   WHERE c.college_id = app_college() ORDER BY p.urutan DESC LIMIT 10`

/** Periods of which something is to be counted now: the running one after each write, others once in ten minutes. */
export async function listPeriodeBasi(db: Db): Promise<number[]> {
  const { rows } = await sql<{ periode: number }>`
    WITH dijaga AS (${DIJAGA}),
         kurang AS (SELECT d.id FROM dijaga d WHERE EXISTS (
           SELECT 1 FROM prodi p WHERE NOT EXISTS (SELECT 1 FROM dashboard_hitungan h WHERE h.college_id = p.college_id AND h.periode = d.id AND h.id_prodi = p.id))),
         basi AS (SELECT h.periode AS id FROM dashboard_hitungan h WHERE h.basi_sejak IS NOT NULL
                   AND (h.basi_sejak < ${lewat(UMUR_LAMPAU_DETIK)} OR h.periode = (SELECT id FROM dijaga ORDER BY urutan DESC LIMIT 1)))
    SELECT p.id AS periode FROM periode p WHERE p.id IN (SELECT id FROM kurang UNION SELECT id FROM basi) ORDER BY p.urutan DESC`.execute(
    db,
  )
  return rows.map(({ periode }) => periode)
}

/** Whether the refreshing has anything to do: a write was noted, or a period waits. */
export async function adaBasi(db: Db): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`SELECT EXISTS (SELECT 1 FROM dashboard_berubah) AS ada`.execute(db)
  return rows[0]?.ada === true || (await listPeriodeBasi(db)).length > 0
}
