import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'

/** The condition that joins a finding `t` with what was said about it `b`, where that holds: not run out, and about these very facts. */
export const bebas = (hari: string): RawBuilder<boolean> =>
  sql<boolean>`b.college_id = t.college_id AND b.aturan = t.aturan AND b.id_mahasiswa = t.id_mahasiswa AND b.rincian = t.rincian AND (b.sampai IS NULL OR b.sampai >= ${hari}::date)`

type Bebas = { aturan: string; ids: readonly string[]; alasan: string; sampai: string | null }

/** Says of findings that they may stay; who has none is left out. Said again, the later word counts. Answers how many. */
export async function upsertBebas(db: Db, { aturan, ids, alasan, sampai }: Bebas): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO temuan_bebas (aturan, id_mahasiswa, rincian, alasan, sampai)
    SELECT t.aturan, t.id_mahasiswa, t.rincian, ${alasan}::text, ${sampai}::date FROM temuan t
     WHERE t.jenis = 'konsistensi' AND t.aturan = ${aturan} AND t.id_mahasiswa = ANY (${[...ids]}::uuid[])
    ON CONFLICT (college_id, aturan, id_mahasiswa) DO UPDATE SET rincian = excluded.rincian, alasan = excluded.alasan, sampai = excluded.sampai
    RETURNING id`.execute(db)
  return rows.length
}

/** Takes such words back. Answers how many there were. */
export async function deleteBebas(db: Db, aturan: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM temuan_bebas WHERE aturan = ${aturan} AND id_mahasiswa = ANY (${[...ids]}::uuid[]) RETURNING id`.execute(db)
  return rows.length
}

/**
 * Ends what has run out, or was said of other facts: those findings are news again from now on. What was said of a finding
 * that is no more stays, should the same come back. Answers how many findings are open again.
 */
export async function akhiriBebas(db: Db, aturan: string, hari: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    WITH usai AS (
      DELETE FROM temuan_bebas b USING temuan t
       WHERE b.aturan = ${aturan} AND t.college_id = b.college_id AND t.aturan = b.aturan AND t.id_mahasiswa = b.id_mahasiswa
         AND (b.sampai < ${hari}::date OR b.rincian <> t.rincian)
      RETURNING b.id_mahasiswa)
    UPDATE temuan t SET sejak = now() FROM usai WHERE t.aturan = ${aturan} AND t.id_mahasiswa = usai.id_mahasiswa RETURNING t.id`.execute(
    db,
  )
  return rows.length
}
