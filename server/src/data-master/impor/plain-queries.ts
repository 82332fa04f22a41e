import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'

export type TableName = 'dosen' | 'pegawai' | 'alumni' | 'biodata' | 'orang_tua' | 'mahasiswa' | 'riwayat_pendidikan' | 'instansi'

/** PostgreSQL type of each column that an import of this table writes, by field. */
export type ColumnTypes = Readonly<Record<string, 'text' | 'date' | 'uuid' | 'integer' | 'bigint' | 'numeric' | 'boolean'>>

export type Stored = { id: string; versi: number } & Record<string, unknown>

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const ref = (field: string, table?: string) => sql.ref(table ? `${table}.${snake(field)}` : snake(field))

/** A set of rows as a table of typed columns; keys are columns in snake_case. */
function recordset(types: ColumnTypes, rows: readonly Record<string, unknown>[]): RawBuilder<unknown> {
  const fields = Object.entries(types)
  const shaped = rows.map((row) => Object.fromEntries(fields.map(([field]) => [snake(field), row[field] ?? null])))
  return sql`jsonb_to_recordset(${JSON.stringify(shaped)}::jsonb) AS n(${sql.join(fields.map(([field, type]) => sql`${ref(field)} ${sql.raw(type)}`))})`
}

/** Rows of which one of the key fields has one of the values; texts are compared as they are stored. */
export async function findStored(
  db: Db,
  { table, types }: { table: TableName; types: ColumnTypes },
  keys: Readonly<Record<string, readonly string[]>>,
): Promise<Stored[]> {
  const named = Object.entries(keys).filter(([, values]) => values.length > 0)
  if (named.length === 0) return []
  const { rows } = await sql<Stored>`
    SELECT id, versi, ${sql.join([...new Set([...Object.keys(types), ...Object.keys(keys)])].map((field) => ref(field)))} FROM ${sql.table(table)}
     WHERE ${sql.join(
       named.map(([field, values]) => sql`${ref(field)} = ANY (${values}::text[])`),
       sql` OR `,
     )}`.execute(db)
  return rows
}

/** Inserts rows whose ids the caller has chosen. */
export async function insertSet(
  db: Db,
  { table, types }: { table: TableName; types: ColumnTypes },
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return
  const all: ColumnTypes = { id: 'uuid', ...types }
  const columns = sql.join(Object.keys(all).map((field) => ref(field)))
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM ${recordset(all, rows)}`.execute(db)
}

/** Writes rows that still have their version; answers the new version of each that was written. */
export async function updateSet(
  db: Db,
  { table, types }: { table: TableName; types: ColumnTypes },
  rows: readonly Record<string, unknown>[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const all: ColumnTypes = { id: 'uuid', versi: 'integer', ...types }
  const assignments = sql.join(Object.keys(types).map((field) => sql`${ref(field)} = ${ref(field, 'n')}`))
  const { rows: written } = await sql<{ id: string; versi: number }>`
    UPDATE ${sql.table(table)} t SET ${assignments} FROM ${recordset(all, rows)} WHERE t.id = n.id AND t.versi = n.versi RETURNING t.id, t.versi`.execute(
    db,
  )
  return new Map(written.map(({ id, versi }) => [id, versi]))
}

/** Deletes rows that still have the version that the import left behind; answers those that are gone. */
export async function deleteSet(db: Db, table: TableName, rows: readonly { sasaran: string; versi: number }[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const { rows: gone } = await sql<{ id: string }>`
    DELETE FROM ${sql.table(table)} t USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran uuid, versi integer)
     WHERE t.id = n.sasaran AND t.versi = n.versi RETURNING t.id`.execute(db)
  return new Set(gone.map(({ id }) => id))
}

/** Codes of some lists that may be chosen: kode and nama. */
export const listKodeAktif = (db: Db, daftar: readonly string[]) =>
  db
    .selectFrom('refKode')
    .select(['daftar', 'kode', 'nama'])
    .where('daftar', '=', sql<string>`ANY (${daftar}::text[])`)
    .where('aktif', '=', true)
    .orderBy('daftar')
    .orderBy('urut')
    .orderBy('kode')
    .execute()

export const listProdiImpor = (db: Db) => db.selectFrom('prodi').select(['id', 'kode', 'nama', 'idFakultas']).orderBy('kode').execute()

/** Which of these codes are a kecamatan. */
export async function listKecamatan(db: Db, kode: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('wilayah')
    .select('kode')
    .where('kode', '=', sql<string>`ANY (${kode}::text[])`)
    .where('level', '=', 3)
    .execute()
  return new Set(rows.map((row) => row.kode))
}
