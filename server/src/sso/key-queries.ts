import { sql } from 'kysely'
import type { JWK } from 'jose'
import type { Db } from '../db/client'

export type KeyRow = { kid: string; publik: JWK; rahasia: string; dibuatPada: Date }

/** Keys of the college, newest first. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`SELECT kid, publik, rahasia, dibuat_pada FROM sso_kunci ORDER BY dibuat_pada DESC, kid`.execute(db)
  return rows
}

/** Lets one of several servers make a key; the lock ends with the transaction. */
export async function lockKeys(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('sso_kunci ' || app_college(), 0))`.execute(db)
}

export async function insertKey(db: Db, { kid, publik, rahasia }: Omit<KeyRow, 'dibuatPada'>): Promise<void> {
  await sql`INSERT INTO sso_kunci (kid, publik, rahasia) VALUES (${kid}, ${JSON.stringify(publik)}::jsonb, ${rahasia})`.execute(db)
}

export async function removeKey(db: Db, kid: string): Promise<void> {
  await sql`DELETE FROM sso_kunci WHERE kid = ${kid}`.execute(db)
}
