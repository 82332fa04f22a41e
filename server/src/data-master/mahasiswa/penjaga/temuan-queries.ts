import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { Dasar } from './aturan-queries'

export type JenisTemuan = 'perhatian' | 'konsistensi'

/** The college's running period with its name; none while nothing runs. */
export async function findPeriodeBerjalan(db: Db): Promise<{ id: number; label: string } | undefined> {
  const { rows } = await sql<{ id: number; label: string }>`
    SELECT p.id, p.label FROM college c JOIN periode p ON p.college_id = c.college_id AND p.id = c.periode_aktif WHERE c.college_id = app_college()`.execute(
    db,
  )
  return rows[0]
}

type Aturan = { jenis: JenisTemuan; aturan: string; dasar: Dasar }

/**
 * Makes the findings of a rule say what holds now: what holds no longer goes, what is new comes, what stays keeps its day.
 * Answers how many are new. Only students that the caller may see are looked at, and touched.
 */
export async function selaraskanTemuan(db: Db, { jenis, aturan, dasar }: Aturan): Promise<number> {
  const { rows } = await sql<{ baru: number }>`
    WITH kini AS MATERIALIZED (${dasar}),
         lepas AS (DELETE FROM temuan t WHERE t.aturan = ${aturan} AND NOT EXISTS (SELECT 1 FROM kini k WHERE k.id = t.id_mahasiswa)),
         tulis AS (
           INSERT INTO temuan AS t (jenis, aturan, id_mahasiswa, rincian) SELECT ${jenis}::text, ${aturan}::text, k.id, k.rincian FROM kini k
           ON CONFLICT (college_id, aturan, id_mahasiswa) DO UPDATE SET rincian = excluded.rincian WHERE t.rincian IS DISTINCT FROM excluded.rincian
           RETURNING xmax = 0 AS baru)
    SELECT count(*) FILTER (WHERE baru)::int AS baru FROM tulis`.execute(db)
  return rows[0]?.baru ?? 0
}

/** Findings of a rule that could not be checked say nothing, so they go. */
export async function lepasTemuan(db: Db, aturan: string): Promise<void> {
  await sql`DELETE FROM temuan WHERE aturan = ${aturan}`.execute(db)
}

/** Those of these students for whom a rule still holds after they were put right, and so stay on the list. */
export async function masihTemuan(db: Db, ids: readonly string[], dasar: Dasar): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`SELECT k.id FROM (${dasar}) k WHERE k.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Takes students off the list of a rule. */
export async function hapusTemuan(db: Db, aturan: string, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM temuan WHERE aturan = ${aturan} AND id_mahasiswa = ANY (${[...ids]}::uuid[])`.execute(db)
}

/** When a rule went through the whole college; one that could not be checked says why. A part of the college is no such time. */
export async function catatPeriksa(db: Db, aturan: string, halangan: string | null): Promise<void> {
  await sql`
    INSERT INTO temuan_periksa (aturan, halangan) SELECT ${aturan}::text, ${halangan}::text WHERE app_prodi() IS NULL
    ON CONFLICT (college_id, aturan) DO UPDATE SET diperiksa_pada = now(), halangan = excluded.halangan`.execute(db)
}

export type Pemeriksaan = { aturan: string; diperiksaPada: Date; halangan: string | null }

export async function listPeriksa(db: Db, aturan: readonly string[]): Promise<Map<string, Pemeriksaan>> {
  const { rows } = await sql<Pemeriksaan>`
    SELECT aturan, diperiksa_pada, halangan FROM temuan_periksa WHERE aturan = ANY (${[...aturan]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.aturan, row]))
}
