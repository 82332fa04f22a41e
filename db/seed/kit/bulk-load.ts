import type pg from 'pg'

interface Definition {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Foreign keys and secondary indexes that were taken off for the copy and must come back. */
export interface TakenOff {
  readonly foreignKeys: readonly Definition[]
  readonly indexes: readonly Definition[]
}

const FOREIGN_KEYS = `
  SELECT r.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
   WHERE c.contype = 'f' AND r.relnamespace = 'public'::regnamespace AND r.relname = ANY ($1)
   ORDER BY r.relname, c.conname`

const INDEXES = `
  SELECT t.relname AS table, i.relname AS name, pg_get_indexdef(i.oid) AS definition
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
   WHERE t.relnamespace = 'public'::regnamespace AND t.relname = ANY ($1)
     AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid)
   ORDER BY t.relname, i.relname`

const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Takes foreign keys and secondary indexes off the big tables. Checking eight million references and growing forty
 * indexes row by row costs minutes; one check and one build at the end cost seconds. Everything happens in the
 * seed's transaction, so a crash leaves the schema as it was.
 */
export async function takeOff(client: pg.ClientBase, tables: readonly string[]): Promise<TakenOff> {
  const foreignKeys = (await client.query<Definition>(FOREIGN_KEYS, [tables])).rows
  const indexes = (await client.query<Definition>(INDEXES, [tables])).rows
  for (const f of foreignKeys) await client.query(`ALTER TABLE ${ident(f.table)} DROP CONSTRAINT ${ident(f.name)}`)
  for (const i of indexes) await client.query(`DROP INDEX ${ident(i.name)}`)
  return { foreignKeys, indexes }
}

/** Puts back what `takeOff` took, checking every row. @throws when a row breaks a rule: the seed then has a bug. */
export async function putBack(client: pg.ClientBase, off: TakenOff): Promise<void> {
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  for (const i of off.indexes) await client.query(i.definition)
  for (const f of off.foreignKeys) await client.query(`ALTER TABLE ${ident(f.table)} ADD CONSTRAINT ${ident(f.name)} ${f.definition}`)
}

/**
 * Silences the triggers of the product and opens the wall for the owner: rows of the seed carry their own copies and
 * no audit trail, and COPY refuses a table whose policies bind the one who copies.
 */
export async function openTables(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity AND relforcerowsecurity ORDER BY 1`,
  )
  const tables = rows.map((r) => r.table)
  for (const t of tables) await client.query(`ALTER TABLE ${ident(t)} NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER`)
  return tables
}

/** Closes what `openTables` opened. */
export async function closeTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const t of tables) await client.query(`ALTER TABLE ${ident(t)} FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER`)
}
