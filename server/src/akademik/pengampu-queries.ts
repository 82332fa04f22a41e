import { sql } from 'kysely'
import type { Db } from '../db/client'

/**
 * Who teaches which class and which part of it, in SKS: the rows of `pengampu`, and where a class has none its lecturer,
 * who teaches all of it. Assistants teach nothing that counts (AK-R15).
 */
const diampu = sql`
  SELECT k.id AS id_kelas, k.id_periode, k.id_prodi, k.id_makul, coalesce(p.id_dosen, k.id_dosen) AS id_dosen, mk.sks, coalesce(p.sks_substansi, mk.sks) AS bagian
    FROM kelas_kuliah k
    JOIN mata_kuliah mk ON mk.college_id = k.college_id AND mk.id = k.id_makul
    LEFT JOIN pengampu p ON p.college_id = k.college_id AND p.id_kelas = k.id AND p.peran <> 'T'`

export type KelasDiampu = { idDosen: string; idMakul: string; sks: number; persen: number }

/** Classes of a period with each lecturer's share in percent; of all prodi, since a lecturer's load is one. */
export async function kelasDiampu(db: Db, periode: number): Promise<KelasDiampu[]> {
  const { rows } = await sql<KelasDiampu>`
    SELECT d.id_dosen, d.id_makul, d.sks, CASE WHEN d.sks = 0 THEN 0 ELSE d.bagian * 100 / d.sks END AS persen
      FROM (${diampu}) d WHERE d.id_periode = ${periode} AND d.id_dosen IS NOT NULL ORDER BY d.id_dosen, d.id_kelas`.execute(db)
  return rows
}

export type KaliMengampu = { idDosen: string; idMakul: string; kali: number }

/** How many classes of each course of a prodi a lecturer has taught so far. */
export async function kaliMengampu(db: Db, idProdi: string): Promise<KaliMengampu[]> {
  const { rows } = await sql<KaliMengampu>`
    SELECT d.id_dosen, d.id_makul, count(*)::int AS kali
      FROM (${diampu} WHERE mk.id_prodi = ${idProdi}) d WHERE d.id_dosen IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`.execute(db)
  return rows
}
