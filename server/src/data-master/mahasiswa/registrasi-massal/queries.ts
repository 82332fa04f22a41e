import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type RegistrasiKini = { id: string; idKonsentrasi: string | null; konsentrasi: string | null; gelombang: string | null }

/** What the students have now. */
export async function listRegistrasi(db: Db, ids: readonly string[]): Promise<RegistrasiKini[]> {
  const { rows } = await sql<RegistrasiKini>`
    SELECT m.id, m.id_konsentrasi, k.nama AS konsentrasi, m.gelombang
      FROM mahasiswa m LEFT JOIN konsentrasi k ON k.college_id = m.college_id AND k.id = m.id_konsentrasi
     WHERE m.id = ANY (${ids}::uuid[]) ORDER BY m.nim`.execute(db)
  return rows
}

/** What is set; undefined stays as it is. */
export type Isian = { idKonsentrasi?: string | null | undefined; gelombang?: string | null | undefined }

/** Writes it on the students in one statement, leaving alone who has it already; answers how many were changed. */
export async function setRegistrasi(db: Db, ids: readonly string[], { idKonsentrasi, gelombang }: Isian): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    UPDATE mahasiswa SET id_konsentrasi = CASE WHEN ${idKonsentrasi !== undefined} THEN ${idKonsentrasi ?? null}::uuid ELSE id_konsentrasi END,
                         gelombang = CASE WHEN ${gelombang !== undefined} THEN ${gelombang ?? null}::text ELSE gelombang END
     WHERE id = ANY (${ids}::uuid[])
       AND ((${idKonsentrasi !== undefined} AND id_konsentrasi IS DISTINCT FROM ${idKonsentrasi ?? null}::uuid)
         OR (${gelombang !== undefined} AND gelombang IS DISTINCT FROM ${gelombang ?? null}::text))
    RETURNING id`.execute(db)
  return rows.length
}
