import { randomUUID } from 'node:crypto'
import type { ImportDeclaration } from '@sivitas/contract/kit/import'
import { inSavepoint } from '../../db/savepoint'
import { Galat } from '../../kit/galat'
import type { CheckedRow, CodeSheet, ImportContext, ImportKind, Undoable, Written } from '../../kit/import/import-kind'
import { deleteSet, findStored, insertSet, updateSet, type ColumnTypes, type Stored, type TableName } from './plain-queries'

/** What saving a row writes: every column of the table that the import knows. */
export type Rencana = Record<string, unknown>
type Row<Values> = CheckedRow<Values, Rencana>

/** An import whose rows are the rows of one table. */
export type PlainImport<Values, Known> = {
  declaration: ImportDeclaration
  table: TableName
  types: ColumnTypes
  /** Values of columns that the file does not carry, in a new row. */
  blank: Rencana
  /** Fields that find the row that is meant, the surest first. */
  keys: readonly string[]
  codes: (context: ImportContext) => Promise<readonly CodeSheet[]>
  /** What is asked once for a batch. */
  ask: (context: ImportContext, rows: readonly Row<Values>[]) => Promise<Known>
  /** The columns that a row names, with codes looked up; findings go to the row. */
  read: (row: Row<Values>, known: Known) => Rencana
  /** Looks at the whole row as it will stand, before it is written. */
  judge?: (row: Row<Values>, judged: { after: Rencana; stored: Stored | undefined; known: Known }) => void
  /** What else is written with new rows, in the same transaction. */
  after?: (context: ImportContext, ids: readonly string[]) => Promise<void>
}

const tampil = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Makes the three acts of an import of one table: whole batches, a statement for each thing that is asked or written. */
export function plainImport<Values, Known>(plain: PlainImport<Values, Known>): ImportKind<Values, Rencana> {
  return {
    declaration: plain.declaration,
    codes: plain.codes,
    check: (context, rows) => check(plain, context, rows),
    save: (context, rows) => save(plain, context, rows),
    undo: (context, rows) => undo(plain, context, rows),
  }
}

async function check<V, K>(plain: PlainImport<V, K>, context: ImportContext, rows: readonly Row<V>[]): Promise<void> {
  const known = await plain.ask(context, rows)
  const read = rows.map((row) => ({ row, fields: plain.read(row, known) }))
  const wanted = Object.fromEntries(
    plain.keys.map((key) => [key, read.flatMap(({ fields }) => (typeof fields[key] === 'string' ? [fields[key]] : []))]),
  )
  const stored = await findStored(context.db, plain, wanted)
  const byKey = new Map(plain.keys.flatMap((key) => stored.map((one) => [`${key}:${String(one[key])}`, one] as const)))
  for (const { row, fields } of read) {
    const found = plain.keys.map((key) => byKey.get(`${key}:${String(fields[key])}`)).find((one) => one !== undefined)
    if (found) compare(plain, row, { found, fields })
    row.rencana = { ...(found ? stripped(plain, found) : plain.blank), ...fields }
    plain.judge?.(row, { after: row.rencana, stored: found, known })
  }
}

const stripped = ({ types }: { types: ColumnTypes }, stored: Stored): Rencana =>
  Object.fromEntries(Object.keys(types).map((field) => [field, stored[field] ?? null]))

function compare<V, K>(plain: PlainImport<V, K>, row: Row<V>, { found, fields }: { found: Stored; fields: Rencana }): void {
  row.sasaran = { id: found.id, versi: found.versi, sebelum: stripped(plain, found) }
  for (const [kolom, baru] of Object.entries(fields)) {
    const lama = found[kolom]
    if (tampil(lama) !== tampil(baru)) row.perubahan.push({ kolom, lama: tampil(lama), baru: tampil(baru) })
  }
}

function rencanaOf<V>({ id, rencana }: Row<V>): Rencana {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return rencana
}

async function save<V, K>(plain: PlainImport<V, K>, context: ImportContext, rows: readonly Row<V>[]): Promise<Written[]> {
  const baru = rows.filter(({ sasaran }) => sasaran === null).map((row) => ({ baris: row.id, id: randomUUID(), rencana: rencanaOf(row) }))
  await insertSet(
    context.db,
    plain,
    baru.map(({ id, rencana }) => ({ ...rencana, id })),
  )
  const ids = baru.map(({ id }) => id)
  const berubah = rows.flatMap((row) => (row.sasaran === null ? [] : [{ baris: row.id, ...row.sasaran, rencana: rencanaOf(row) }]))
  const versi = await updateSet(
    context.db,
    plain,
    berubah.map(({ id, versi: dari, rencana }) => ({ ...rencana, id, versi: dari })),
  )
  if (versi.size < berubah.length) throw new Galat([409, 'versi_usang'], 'Sebagian baris sedang diubah orang lain. Simpan sekali lagi.')
  if (ids.length > 0) await plain.after?.(context, ids)
  return [
    ...baru.map(({ baris, id }) => ({ baris, sasaran: id, versi: 1 })),
    ...berubah.map(({ baris, id }) => ({ baris, sasaran: id, versi: versi.get(id) ?? 0 })),
  ]
}

/** Deletes a set; where something hangs on one of its rows by now, each by itself, so that only that one stays. */
async function takeAway(db: ImportContext['db'], table: TableName, rows: readonly Undoable[]): Promise<Set<string>> {
  try {
    return await inSavepoint(db, () => deleteSet(db, table, rows))
  } catch (error) {
    if (!isInUse(error)) throw error
  }
  const gone = new Set<string>()
  for (const row of rows) {
    try {
      for (const id of await inSavepoint(db, () => deleteSet(db, table, [row]))) gone.add(id)
    } catch (error) {
      if (!isInUse(error)) throw error
    }
  }
  return gone
}

const isInUse = (error: unknown): boolean => (error as { code?: unknown }).code === '23503'

const BERUBAH = 'Sudah diubah atau dipakai setelah impor, sehingga dibiarkan'

async function undo<V, K>(
  plain: PlainImport<V, K>,
  { db }: ImportContext,
  rows: readonly Undoable[],
): Promise<ReadonlyMap<number, string>> {
  const baru = rows.filter(({ sebelum }) => sebelum === null)
  const lama = rows.filter(({ sebelum }) => sebelum !== null)
  const hilang = await takeAway(db, plain.table, baru)
  const kembali = await updateSet(
    db,
    plain,
    lama.map(({ sasaran, versi, sebelum }) => ({ ...sebelum, id: sasaran, versi })),
  )
  return new Map([
    ...baru.filter(({ sasaran }) => !hilang.has(sasaran)).map(({ baris }) => [baris, BERUBAH] as const),
    ...lama.filter(({ sasaran }) => !kembali.has(sasaran)).map(({ baris }) => [baris, BERUBAH] as const),
  ])
}
