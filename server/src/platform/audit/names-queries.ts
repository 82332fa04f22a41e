import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Reference = { field: string; table: string; key: string; label: string }
type Values = Record<string, unknown> | null
type Told = { sebelum: Values; sesudah: Values }

/** Which fields of a table are keys of other rows, and by which column those are known: the one that their own audit log shows. */
async function referencesOf(db: Db, entitas: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT camel(own.attname::text) AS field, c.confrelid::regclass::text AS "table", theirs.attname AS key,
           coalesce(nullif(split_part(encode(t.tgargs, 'escape'), '\\000', 1), ''), named.attname::text) AS label
      FROM pg_constraint c
      CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS pair(own, theirs)
      JOIN pg_attribute own ON own.attrelid = c.conrelid AND own.attnum = pair.own
      JOIN pg_attribute theirs ON theirs.attrelid = c.confrelid AND theirs.attnum = pair.theirs
      LEFT JOIN pg_trigger t ON t.tgrelid = c.confrelid AND t.tgname = 'audit'
      LEFT JOIN pg_attribute named ON named.attrelid = c.confrelid AND named.attname = 'nama'
     WHERE c.contype = 'f' AND c.conrelid = to_regclass(${entitas}) AND theirs.attname <> 'college_id'`.execute(db)
  return rows.filter(({ label }) => label)
}

/** The names behind some keys of one table; what the reader may not see keeps its key. */
async function namesOf(db: Db, { table, key, label }: Reference, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; label: string }>`
    SELECT ${sql.ref(key)}::text AS key, ${sql.ref(label)}::text AS label FROM ${sql.table(table)} WHERE ${sql.ref(key)}::text = ANY (${keys})`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.key, row.label]))
}

/** The same acts with names where they spoke of other rows by key: a history is read by people. */
export async function withNames<Row extends Told>(db: Db, entitas: string, rows: readonly Row[]): Promise<Row[]> {
  const names = new Map<string, Map<string, string>>()
  for (const reference of await referencesOf(db, entitas)) {
    const { field } = reference
    const keys = rows.flatMap(({ sebelum, sesudah }) => [sebelum?.[field], sesudah?.[field]]).filter((value) => typeof value === 'string')
    if (keys.length > 0) names.set(field, await namesOf(db, reference, keys))
  }
  const told = (values: Values): Values =>
    values && Object.fromEntries(Object.entries(values).map(([field, value]) => [field, names.get(field)?.get(String(value)) ?? value]))
  return rows.map((row) => ({ ...row, sebelum: told(row.sebelum), sesudah: told(row.sesudah) }))
}
