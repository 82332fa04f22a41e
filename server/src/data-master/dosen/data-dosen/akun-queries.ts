import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export const findAkun = (db: Db, idDosen: string) =>
  db
    .selectFrom('akun')
    .select(['uuid as idAkun', 'username', sql<'aktif' | 'terkunci' | 'nonaktif'>`status`.as('status'), 'terakhirMasuk', 'wajibGantiSandi'])
    .where('idDosen', '=', idDosen)
    .executeTakeFirst()

export type AkunBaru = { id: string; username: string; email: string | null; emailTerverifikasi: boolean }

/** Makes accounts without a password, which a link or the first password opens; answers whose user name is taken. */
export async function insertAkunDosen(db: Db, rows: readonly AkunBaru[]): Promise<Set<string>> {
  const { rows: made } = await sql<{ idDosen: string }>`
    INSERT INTO akun (username, email, email_terverifikasi, id_dosen, roles, wajib_ganti_sandi)
    SELECT n.username, n.email, n.email_terverifikasi AND NOT EXISTS (SELECT 1 FROM akun a WHERE a.email_terverifikasi AND lower(a.email) = lower(n.email)), n.id, ARRAY['ROLE_DOSEN'], true
      FROM jsonb_to_recordset(${JSON.stringify(
        rows.map(({ id, username, email, emailTerverifikasi }) => ({ id, username, email, email_terverifikasi: emailTerverifikasi })),
      )}::jsonb) AS n(id uuid, username text, email text, email_terverifikasi boolean)
    ON CONFLICT DO NOTHING RETURNING id_dosen`.execute(db)
  return new Set(made.map(({ idDosen }) => idDosen))
}

/** Which of these lecturers have an account. */
export async function listBerakun(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('akun')
    .select('idDosen')
    .where('idDosen', '=', sql<string>`ANY (${ids}::uuid[])`)
    .execute()
  return new Set(rows.flatMap(({ idDosen }) => idDosen ?? []))
}

/**
 * Closes the accounts of lecturers who left, or opens them again. One that is an operator's too stays: he is put out in Pengaturan.
 * @returns the accounts that were closed, whose sessions have to end
 */
export async function setAkunTerbuka(db: Db, ids: readonly string[], terbuka: boolean): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    UPDATE akun SET status = ${terbuka ? 'aktif' : 'nonaktif'}, versi_token = versi_token + 1
     WHERE id_dosen = ANY (${ids}::uuid[]) AND id_operator IS NULL AND status ${terbuka ? sql`= 'nonaktif'` : sql`<> 'nonaktif'`} RETURNING uuid`.execute(
    db,
  )
  return terbuka ? [] : rows.map(({ uuid }) => uuid)
}
