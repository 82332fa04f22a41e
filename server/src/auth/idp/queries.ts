import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type Idp = { id: string; nama: string; issuer: string; clientId: string; rahasia: string | null }

export const listIdp = (db: Db) =>
  db.selectFrom('idpLuar').select(['id', 'nama']).where('aktif', '=', true).orderBy('nama').orderBy('id').execute()

export const findIdp = (db: Db, id: string): Promise<Idp | undefined> =>
  db
    .selectFrom('idpLuar')
    .select(['id', 'nama', 'issuer', 'clientId', 'rahasia'])
    .where('id', '=', id)
    .where('aktif', '=', true)
    .executeTakeFirst()

type Begun = { hashState: string; hashTanda: string; idIdp: string; nonce: string; verifier: string; tujuan: string }

export async function insertBegun(db: Db, row: Begun): Promise<void> {
  await db
    .insertInto('idpMasuk')
    .values({ ...row, berakhirPada: sql<Date>`now() + interval '10 minutes'` })
    .execute()
}

/** Takes a sign-in that is under way; it can be ended once, in the browser that began it. */
export async function takeBegun(db: Db, hashState: string, hashTanda: string): Promise<Omit<Begun, 'hashState' | 'hashTanda'> | undefined> {
  return await db
    .deleteFrom('idpMasuk')
    .where('hashState', '=', hashState)
    .where('hashTanda', '=', hashTanda)
    .where('berakhirPada', '>', sql<Date>`now()`)
    .returning(['idIdp', 'nonce', 'verifier', 'tujuan'])
    .executeTakeFirst()
}

export async function findLinkedAkun(db: Db, idIdp: string, sub: string): Promise<string | undefined> {
  const row = await db.selectFrom('akunIdp').select('idAkun').where('idIdp', '=', idIdp).where('sub', '=', sub).executeTakeFirst()
  return row?.idAkun
}

/** The account with that address, if we have verified it ourselves. */
export async function findAkunByVerifiedEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('akun')
    .select('uuid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailTerverifikasi', '=', true)
    .executeTakeFirst()
  return row?.uuid
}

export async function linkAkun(db: Db, row: { idIdp: string; sub: string; idAkun: string }): Promise<void> {
  await db
    .insertInto('akunIdp')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
