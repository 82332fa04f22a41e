import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Only this is kept of a code, token or cookie; a copy of the database opens nothing. */
export const hashOf = (jenis: string, value: string): string => createHash('sha256').update(`${jenis}:${value}`).digest('base64url')

export type StoredToken = { isi: Record<string, unknown>; dipakaiPada: Date | null }

type TokenKey = { jenis: string; id: string }
export type TokenRow = TokenKey & { isi: Record<string, unknown>; idHibah: string | null; uid: string | null; ttl: number }

export async function putToken(db: Db, { jenis, id, isi, idHibah, uid, ttl }: TokenRow): Promise<void> {
  await sql`
    INSERT INTO sso_token (jenis, hash, isi, id_hibah, uid, berakhir_pada)
    VALUES (${jenis}, ${hashOf(jenis, id)}, ${JSON.stringify(isi)}::jsonb, ${idHibah}, ${uid}, now() + make_interval(secs => ${ttl}))
    ON CONFLICT (college_id, jenis, hash)
    DO UPDATE SET isi = excluded.isi, id_hibah = excluded.id_hibah, uid = excluded.uid, berakhir_pada = excluded.berakhir_pada`.execute(db)
}

/**
 * A token with its grant and session alive. Codes and refresh tokens that were used or have run out are answered too:
 * who shows them again must be told from who shows a wrong one.
 */
export async function findToken(db: Db, { jenis, id }: TokenKey): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    SELECT t.isi, t.dipakai_pada FROM sso_token t LEFT JOIN sso_hibah h ON h.college_id = t.college_id AND h.id = t.id_hibah
     WHERE t.jenis = ${jenis} AND t.hash = ${hashOf(jenis, id)} AND (t.id_hibah IS NULL OR sesi_hidup(h.id_sesi))`.execute(db)
  return rows[0]
}

/** A browser's session; one that nobody signed in to has no `accountId` yet and no sesi to live by. */
export async function findBrowserSession(db: Db, id: string): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    SELECT isi, dipakai_pada FROM sso_token
     WHERE jenis = 'Session' AND hash = ${hashOf('Session', id)} AND berakhir_pada > now()
       AND (isi ->> 'accountId' IS NULL OR (uid ~ '^[0-9a-f-]{36}$' AND sesi_hidup(uid::uuid)))`.execute(db)
  return rows[0]
}

/** Marks a code or refresh token as used; false when somebody was faster. */
export async function useToken(db: Db, { jenis, id }: TokenKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE sso_token SET dipakai_pada = now() WHERE jenis = ${jenis} AND hash = ${hashOf(jenis, id)} AND dipakai_pada IS NULL`.execute(db)
  return numAffectedRows === 1n
}

export async function dropToken(db: Db, { jenis, id }: TokenKey): Promise<void> {
  await sql`DELETE FROM sso_token WHERE jenis = ${jenis} AND hash = ${hashOf(jenis, id)}`.execute(db)
}

/** Everything of one kind that a grant gave; used codes stay, so that showing one again is still seen. */
export async function dropTokensOfGrant(db: Db, jenis: string, idHibah: string): Promise<void> {
  await sql`DELETE FROM sso_token WHERE jenis = ${jenis} AND id_hibah = ${idHibah} AND (jenis <> 'AuthorizationCode' OR dipakai_pada IS NULL)`.execute(
    db,
  )
}

/** What has run out a day ago; answers how many rows that were. */
export async function dropExpired(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM sso_token WHERE berakhir_pada < now() - interval '1 day'`.execute(db)
  await sql`DELETE FROM sso_catatan WHERE waktu < now() - interval '90 days'`.execute(db)
  await sql`DELETE FROM idp_masuk WHERE berakhir_pada < now()`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
