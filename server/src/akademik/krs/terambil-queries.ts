import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** How many courses of an approved KRS somebody has in a period, those of them without a final grade, and those of MBKM. */
export type KrsTerambil = { idMahasiswa: string; krs: number; belumFinal: number; mbkm: number; sks: number }

/**
 * The approved KRS of students in a period. As long as KRS has no table of its own, its traces are the rows of `nilai`:
 * each course of an approved KRS has one from the approval on, whatever is written in it. Withdrawn courses (W) are none.
 * Who has no course is not among them.
 */
export async function listKrs(db: Db, ids: readonly string[], periode: number): Promise<Map<string, KrsTerambil>> {
  const { rows } = await sql<KrsTerambil>`
    SELECT id_mahasiswa, count(*)::int AS krs, count(*) FILTER (WHERE status <> 'final')::int AS belum_final,
           count(*) FILTER (WHERE sumber = 'mbkm')::int AS mbkm, sum(sks)::float AS sks
      FROM nilai WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) AND id_periode = ${periode} AND huruf IS DISTINCT FROM 'W'
     GROUP BY id_mahasiswa`.execute(db)
  return new Map(rows.map((row) => [row.idMahasiswa, row]))
}
