import { formatAngka } from '@sivitas/rules/platform/angka'
import { sql } from 'kysely'
import type { Database, Db } from '../db/client'

type Reference = { table: string; column: string }

/** Tables whose rows point to rows of this one and would stop a deletion; those that go along with it are no use. */
async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT c.conrelid::regclass::text AS "table", own.attname AS "column"
      FROM pg_constraint c
      CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS pair(own, theirs)
      JOIN pg_attribute own ON own.attrelid = c.conrelid AND own.attnum = pair.own
      JOIN pg_attribute theirs ON theirs.attrelid = c.confrelid AND theirs.attnum = pair.theirs
     WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND c.confdeltype IN ('a', 'r') AND theirs.attname = 'id'
     ORDER BY 1, 2`.execute(db)
  return rows
}

/**
 * How many rows of which table use a row, read from the foreign keys themselves: a table that comes later is counted
 * without anybody remembering it. Tables that don't use it are left out; keys are tables in snake_case.
 */
export async function countUses(db: Db, table: keyof Database, id: string): Promise<Record<string, number>> {
  const references = await referencesTo(db, snake(table))
  if (references.length === 0) return {}
  const counts = references.map(
    ({ table: user, column }) =>
      sql`SELECT ${user}::text AS "table", count(*)::int AS n FROM ${sql.table(user)} WHERE ${sql.ref(column)} = ${id}`,
  )
  const { rows } = await sql<{ table: string; n: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(db)
  const sums: Record<string, number> = {}
  for (const { table: user, n } of rows) if (n > 0) sums[user] = (sums[user] ?? 0) + n
  return sums
}

/** '12 mahasiswa, 3 kelas default': tables are named in Indonesian, so their names are the words. */
export const usesText = (uses: Record<string, number>): string =>
  Object.entries(uses)
    .map(([table, n]) => `${formatAngka(n)} ${table.replaceAll('_', ' ')}`)
    .join(', ')

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
