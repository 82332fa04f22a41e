import { columnsOfImport, type ImportDeclaration, type NamedColumn } from '@sivitas/contract/kit/import'
import type { z } from 'zod'
import { cellText, lostFigures } from './cell'
import { CheckedRow, type ImportContext, type ImportKind } from './import-kind'
import { listRows, listSharing, nextRows, storeCells, storeFindings, type StoredRow } from './row-queries'
import { markDoubles, recount, updateRun } from './run-queries'

/** Which run is worked on, and where its columns stand. */
export type RunAt = { id: string; kolom: Readonly<Record<string, number | null>> }

type Declared = Pick<ImportDeclaration, 'row' | 'columns' | 'key' | 'unique'>

const textKey = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value))

function keysOf({ key, unique = [] }: Declared, nilai: Record<string, unknown>): string[] {
  const whole = key.every((field) => nilai[field] !== undefined && nilai[field] !== null)
  const others = unique.filter((field) => nilai[field] !== undefined && nilai[field] !== null)
  return [
    ...(whole ? [`${key[0] ?? ''}:${key.map((field) => textKey(nilai[field])).join('|')}`] : []),
    ...others.map((field) => `${field}:${textKey(nilai[field])}`),
  ]
}

const COLUMNS = new WeakMap<object, readonly NamedColumn[]>()

/** The columns of a declaration; asking its schema what is required costs as much as reading a row. */
function columnsOf(declared: Declared): readonly NamedColumn[] {
  const known = COLUMNS.get(declared) ?? columnsOfImport(declared)
  COLUMNS.set(declared, known)
  return known
}

/** Reads the cells of one row by the schema of their columns. */
export function readRow<Values, Plan>(declared: Declared, kolom: RunAt['kolom'], { id, sel }: StoredRow): CheckedRow<Values, Plan> {
  const nilai: Record<string, unknown> = {}
  const wrong: [string, string][] = []
  for (const { name, title } of columnsOf(declared)) {
    const at = kolom[name]
    if (at === null || at === undefined) continue
    if (lostFigures(sel[at])) {
      wrong.push([name, `${title} terbaca sebagai angka; format kolom sebagai teks`])
      continue
    }
    const read = (declared.row.shape[name] as z.ZodType).safeParse(cellText(sel[at]))
    if (read.success) nilai[name] = read.data
    else wrong.push([name, read.error.issues[0]?.message ?? 'Isian tidak sesuai'])
  }
  const row = new CheckedRow<Values, Plan>(id, nilai as Partial<Values>, keysOf(declared, nilai))
  for (const [field, pesan] of wrong) row.salah(field as keyof Values & string, pesan)
  return row
}

/** Checks a batch: each cell by its schema, then all rows together against the college. */
export async function checkRows<V, P>(
  kind: ImportKind<V, P>,
  context: ImportContext,
  { run, rows }: { run: RunAt; rows: readonly StoredRow[] },
): Promise<CheckedRow<V, P>[]> {
  const checked = rows.map((row) => readRow<V, P>(kind.declaration, run.kolom, row))
  await kind.check(context, checked, run)
  return checked
}

const titlesOf = (declared: Declared) => Object.fromEntries(columnsOf(declared).map(({ name, title }) => [name, title]))

/**
 * Checks the rows behind a line.
 * @returns how many they were and the last line; null when there are none
 */
export async function checkNext<V, P>(
  kind: ImportKind<V, P>,
  context: ImportContext,
  { run, after }: { run: RunAt; after: number },
): Promise<{ rows: number; last: number } | null> {
  const { db } = context
  const rows = await nextRows(db, run.id, { after, limit: kind.together })
  const last = rows.at(-1)
  if (last === undefined) return null
  await storeFindings(db, run.id, await checkRows(kind, context, { run, rows }))
  return { rows: rows.length, last: last.id }
}

/** Ends a check: looks at the rows of the file against each other, and opens the run to repairs and saving. */
export async function finishCheck({ declaration }: { declaration: Declared }, db: ImportContext['db'], id: string): Promise<void> {
  await markDoubles(db, id, { titles: titlesOf(declaration) })
  await recount(db, id)
  await updateRun(db, id, { status: 'diperiksa', pesan: null })
}

/** Repaired cells of one row by field. */
export type Repair = { baris: number; sel: Readonly<Record<string, string>> }

function repaired({ id, sel, kunci }: StoredRow, repair: Repair | undefined, kolom: RunAt['kolom']): StoredRow {
  const cells = [...sel]
  for (const [field, text] of Object.entries(repair?.sel ?? {})) {
    const at = kolom[field]
    if (at === null || at === undefined) continue
    while (cells.length <= at) cells.push(null)
    cells[at] = text.trim() === '' ? null : text.trim()
  }
  return { id, sel: cells, kunci }
}

/** Puts repairs in and checks these rows again, with those that shared a key with them before or share one now. */
export async function repairRows<V, P>(
  kind: ImportKind<V, P>,
  context: ImportContext,
  { run, repairs }: { run: RunAt; repairs: readonly Repair[] },
): Promise<void> {
  const { db } = context
  const byLine = new Map(repairs.map((repair) => [repair.baris, repair]))
  const before = await listRows(db, run.id, [...byLine.keys()])
  const rows = before.map((row) => repaired(row, byLine.get(row.id), run.kolom))
  await storeCells(db, run.id, rows)
  const after = rows.map((row) => readRow(kind.declaration, run.kolom, row))
  const kunci = [...before, ...after].flatMap((row) => row.kunci)
  const touched = [...rows, ...(await listSharing(db, run.id, { kunci, except: rows.map(({ id }) => id) }))]
  await storeFindings(db, run.id, await checkRows(kind, context, { run, rows: touched }))
  await markDoubles(db, run.id, { titles: titlesOf(kind.declaration), only: touched.map(({ id }) => id) })
  await recount(db, run.id)
}
