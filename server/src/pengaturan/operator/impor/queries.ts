import type { Scopes } from '@sivitas/rules/platform/scope'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

type RoleOf = { id: string; nama: string; scopes: Scopes }

/** All roles of the college; there are some dozens at most. */
export const listRoles = (db: Db): Promise<RoleOf[]> =>
  db
    .selectFrom('hakAkses')
    .select(['id', 'nama', sql<Scopes>`scopes`.as('scopes')])
    .orderBy('nama')
    .execute()

export const listLokasi = (db: Db) =>
  db.selectFrom('lokasi').select(['id', 'kode', 'nama']).where('aktif', '=', true).orderBy('kode').execute()

export const listProdi = (db: Db) => db.selectFrom('prodi').select(['kode', 'nama']).where('status', '=', 'A').orderBy('kode').execute()

/** Accounts without an operator behind these usernames, and whose they are. */
export const listOtherAkuns = (db: Db, usernames: readonly string[]) =>
  db
    .selectFrom('akun')
    .select(['username', 'roles'])
    .where('username', '=', sql<string>`ANY (${usernames})`)
    .where('idOperator', 'is', null)
    .execute()

/** Verified addresses that are taken, and by which username. */
export async function listTakenEmails(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; username: string }>`
    SELECT lower(email) AS email, username FROM akun WHERE email_terverifikasi AND lower(email) = ANY (${emails}::text[])`.execute(db)
  return new Map(rows.map(({ email, username }) => [email, username]))
}

/** Of operators that an import made: those that have signed in or written since, and so must stay. */
export async function listUsed(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.id_operator AS id FROM akun a
     WHERE a.id_operator = ANY (${ids}::int[]) AND (a.terakhir_masuk IS NOT NULL OR EXISTS (
       SELECT 1 FROM audit_log l WHERE l.college_id = a.college_id AND l.id_akun = a.uuid AND l.aksi NOT IN ('masuk','gagal_masuk','keluar')))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Of rows that were written with these versions: those that still have them. They are locked. */
export async function listUntouched(db: Db, rows: readonly { sasaran: string; versi: number }[]): Promise<Set<number>> {
  const { rows: same } = await sql<{ id: number }>`
    SELECT o.id FROM operator o JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran int, versi int) ON n.sasaran = o.id AND n.versi = o.versi
       FOR UPDATE OF o`.execute(db)
  return new Set(same.map(({ id }) => id))
}

/** Takes operators and their accounts away. */
export async function deleteOperators(db: Db, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM akun WHERE id_operator = ANY (${ids}::int[])`.execute(db)
  await sql`DELETE FROM operator WHERE id = ANY (${ids}::int[])`.execute(db)
}
