import type { ClientBase } from 'pg'
import pg from 'pg'

/** A table and the columns that hold data of its own. */
export type Table = { schema: string; name: string; columns: string[] }

/** Where a sequence stands; `called` tells whether `value` was handed out already. */
export type Sequence = { readonly schema: string; readonly name: string; readonly value: string; readonly called: boolean }

/**
 * Relations of ours: no system schema, nothing that belongs to an extension, not the migrator's own tables, nor the
 * queue's: its messages follow from the jobs, and a worker that finds a waiting job without one sends it anew.
 */
const OURS = `
  n.nspname NOT IN ('information_schema', 'pgboss') AND n.nspname NOT LIKE 'pg\\_%' AND c.relname NOT LIKE 'kysely\\_%'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Every table with rows of its own, by name; generated columns are left out because nobody may write them. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname AS schema, c.relname AS name,
      array(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum
      ) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND ${OURS}
    ORDER BY 1, 2`)
  return rows
}

/** Every sequence and where it stands now; sequences know no transaction, so this may be ahead of the tables, never behind. */
export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${OURS}
    ORDER BY 1, 2`)
  const sequences: Sequence[] = []
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted({ schema, name })}`,
    )
    sequences.push(...state.rows.map((row) => ({ schema, name, ...row })))
  }
  return sequences
}

/** Names of the migrations that the database has, in their order; empty for a database that never saw one. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`SELECT to_regclass('public.kysely_migration') IS NOT NULL AS there`)
  if (!found[0]?.there) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.kysely_migration ORDER BY name')
  return rows.map((row) => row.name)
}

/** The name as it stands in SQL. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

/** The name as it stands in messages and in the archive. */
export function plain({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`
}

/** The columns as they stand in COPY. */
export function columnList({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
