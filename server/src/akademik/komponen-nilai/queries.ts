import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Tersimpan = { id: string; teoriPraktek: string; versi: number; baris: unknown }

/** Default components that the college has set. */
export async function listKomponenBawaan(db: Db): Promise<Tersimpan[]> {
  return await db.selectFrom('komponenBawaan').select(['id', 'teoriPraktek', 'versi', 'baris']).execute()
}

/** Writes the components of a kind for the first time. */
export async function insertKomponenBawaan(db: Db, teoriPraktek: string, baris: unknown): Promise<void> {
  await sql`INSERT INTO komponen_bawaan (teori_praktek, baris) VALUES (${teoriPraktek}, ${JSON.stringify(baris)}::jsonb)`.execute(db)
}
