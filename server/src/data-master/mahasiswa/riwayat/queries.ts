import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** The person behind a registration that the caller may see. */
export async function findOrang(db: Db, id: string): Promise<{ id: string; idBiodata: string } | undefined> {
  const { rows } = await sql<{ id: string; idBiodata: string }>`SELECT id, id_biodata FROM mahasiswa WHERE id = ${id}`.execute(db)
  return rows[0]
}
