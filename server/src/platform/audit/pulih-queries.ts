import { sql } from 'kysely'
import type { Database, Db } from '../../db/client'

export type Act = { id: number; aksi: string; sebelum: Record<string, unknown> | null }

/** What happened to a row from one act on, newest first. */
export const listActsFrom = (db: Db, { entitas, idBaris, id }: { entitas: string; idBaris: string; id: number }): Promise<Act[]> =>
  db
    .selectFrom('auditLog')
    .select(['id', 'aksi', sql<Record<string, unknown> | null>`sebelum`.as('sebelum')])
    .where('entitas', '=', entitas)
    .where('idBaris', '=', idBaris)
    .where('id', '>=', id)
    .orderBy('id', 'desc')
    .execute()

/** A row as it is now, its fields spelt as the log spells them; none when there is none for the caller. */
export async function findRow(db: Db, entitas: string, idBaris: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ baris: Record<string, unknown> }>`
    SELECT (SELECT jsonb_object_agg(camel(k), v) FROM jsonb_each(to_jsonb(t)) AS e(k, v)) AS baris
      FROM ${sql.table(entitas)} t WHERE t.id::text = ${idBaris}`.execute(db)
  return rows[0]?.baris
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of an entity of the log: both are spelt in snake_case there. */
export const tableOf = (entitas: string) => entitas.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof Database

const columnsOf = (values: Record<string, unknown>) => sql.join(Object.keys(values).map((field) => sql.ref(snake(field))))
const jsonOf = (values: Record<string, unknown>) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).map(([field, value]) => [snake(field), value])))

/** Writes fields of a row as the log kept them; the database reads each by its column's own type. */
export async function writeFields(
  db: Db,
  { entitas, idBaris, values }: { entitas: string; idBaris: string; values: Record<string, unknown> },
) {
  await sql`
    UPDATE ${sql.table(entitas)} SET (${columnsOf(values)}) = (SELECT ${columnsOf(values)} FROM jsonb_populate_record(NULL::${sql.table(entitas)}, ${jsonOf(values)}::jsonb))
     WHERE id::text = ${idBaris}`.execute(db)
}

/** Puts a deleted row back under its old key. */
export async function insertFields(db: Db, entitas: string, values: Record<string, unknown>): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(entitas)} (${columnsOf(values)})
    SELECT ${columnsOf(values)} FROM jsonb_populate_record(NULL::${sql.table(entitas)}, ${jsonOf(values)}::jsonb)`.execute(db)
}
