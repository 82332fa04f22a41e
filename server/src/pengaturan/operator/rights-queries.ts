import type { Akses, Scopes } from '@sivitas/rules/platform/scope'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

/**
 * One after the other in a college: everything that numbers operators or may take the last administrator away. Two
 * administrators who remove each other at the same moment would otherwise both see the other one still there.
 */
export async function lockOperators(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('operator:' || app_college(), 0))`.execute(db)
}

/** Operators who can sign in today and hold A:T today. */
export async function listAdministrators(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT o.id FROM operator o JOIN akun a ON a.college_id = o.college_id AND a.id_operator = o.id
     WHERE o.aktif AND a.status <> 'nonaktif' AND (o.berlaku_selesai IS NULL OR o.berlaku_selesai >= ${today}::date)
       AND EXISTS (
         SELECT 1 FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
          WHERE g.college_id = o.college_id AND g.id_operator = o.id AND h.scopes ->> 'A' = 'T'
            AND ${today}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity'))`.execute(db)
  return rows.map(({ id }) => id)
}

export type RoleScopes = { id: string; nama: string; scopes: Scopes }

/** Roles by id with what they give; ids that are none are missing from the answer. */
export const listRoleScopes = (db: Db, ids: readonly string[]): Promise<RoleScopes[]> =>
  db
    .selectFrom('hakAkses')
    .select(['id', 'nama', sql<Scopes>`scopes`.as('scopes')])
    .where('id', '=', sql<string>`ANY (${ids})`)
    .orderBy('nama')
    .execute()

/** What an operator may do now or later: the union over grants that have not ended; T beats B. */
export async function findOpenScopes(db: Db, idOperator: number, today: string): Promise<Scopes> {
  const { rows } = await sql<{ kode: string; tingkat: Akses }>`
    SELECT s.key AS kode, max(s.value) AS tingkat
      FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     CROSS JOIN jsonb_each_text(h.scopes) s
     WHERE g.id_operator = ${idOperator} AND (g.berlaku_selesai IS NULL OR g.berlaku_selesai >= ${today}::date) GROUP BY s.key`.execute(db)
  return Object.fromEntries(rows.map(({ kode, tingkat }) => [kode, tingkat]))
}

export type Grant = { idHakAkses: string; berlakuMulai: string | null; berlakuSelesai: string | null }

export const listGrants = (db: Db, idOperator: number): Promise<Grant[]> =>
  db
    .selectFrom('operatorHakAkses')
    .select(['idHakAkses', 'berlakuMulai', 'berlakuSelesai'])
    .where('idOperator', '=', idOperator)
    .orderBy('idHakAkses')
    .execute()

/** Takes away, changes and adds grants; what stays as it was is not written, so that the audit log tells only changes. */
export async function storeGrants(db: Db, idOperator: number, { gone, changed }: { gone: readonly string[]; changed: readonly Grant[] }) {
  if (gone.length > 0)
    await db
      .deleteFrom('operatorHakAkses')
      .where('idOperator', '=', idOperator)
      .where('idHakAkses', '=', sql<string>`ANY (${gone})`)
      .execute()
  if (changed.length > 0)
    await db
      .insertInto('operatorHakAkses')
      .values(changed.map((grant) => ({ ...grant, idOperator })))
      .onConflict((conflict) =>
        conflict.columns(['collegeId', 'idOperator', 'idHakAkses']).doUpdateSet((eb) => ({
          berlakuMulai: eb.ref('excluded.berlakuMulai'),
          berlakuSelesai: eb.ref('excluded.berlakuSelesai'),
        })),
      )
      .execute()
}
