import { formatAngka } from '@sivitas/rules/platform/angka'
import { checkRows, type RunAt } from './check'
import type { ImportContext, ImportKind } from './import-kind'
import { nextRows, nextUndoable, storeFindings, storeUndone, storeWritten } from './row-queries'
import { countWritten, noteImport, recount, updateRun } from './run-queries'

/** Rows that are written together, unless their kind says otherwise; each has several tables behind it. */
const TOGETHER = 250

/** Rows of one step of saving or undoing. */
export const togetherOf = ({ together = TOGETHER }: { together?: number | undefined }): number => together

/** Behind every line that a file can have. */
export const LAST_LINE = 2_147_483_647

/**
 * Saves the next rows that passed the check. They are checked once more in the transaction that writes them: between
 * dry run and saving, others work.
 * @returns how many rows were looked at; none when the run is through
 */
export async function saveNext<V, P>(kind: ImportKind<V, P>, context: ImportContext, run: RunAt): Promise<number> {
  const { db } = context
  const rows = await nextRows(db, run.id, { after: 0, status: ['baru', 'ubah'], limit: togetherOf(kind) })
  if (rows.length === 0) return 0
  const checked = await checkRows(kind, context, { run, rows })
  await storeFindings(db, run.id, checked)
  const ready = checked.filter(({ status }) => status === 'baru' || status === 'ubah')
  if (ready.length === 0) return rows.length
  await noteImport(db)
  const written = await kind.save(context, ready, run)
  // What somebody else made impossible in between stays behind and says so; left as it was, it would be tried for ever.
  const done = new Set(written.map(({ baris }) => baris))
  const missed = ready.filter(({ id }) => !done.has(id))
  for (const row of missed) if (row.status !== 'salah') row.salah(null, 'Tidak tersimpan, karena keadaannya berubah saat disimpan.')
  if (missed.length > 0) await storeFindings(db, run.id, missed)
  const before = new Map(ready.map((row) => [row.id, row.sasaran?.sebelum ?? null]))
  await storeWritten(
    db,
    run.id,
    written.map((row) => ({ ...row, sebelum: before.get(row.baris) ?? null })),
  )
  return rows.length
}

/**
 * Takes back the next written rows, from the end of the file.
 * @returns how many they were and the last line; null when the run is through
 */
export async function undoNext<V, P>(
  kind: ImportKind<V, P>,
  context: ImportContext,
  { id, before }: { id: string; before: number },
): Promise<{ rows: number; last: number } | null> {
  const { db } = context
  const rows = await nextUndoable(db, id, { before, limit: togetherOf(kind) })
  const last = rows.at(-1)
  if (last === undefined) return null
  await noteImport(db)
  const kept = await kind.undo(context, rows)
  await storeUndone(
    db,
    id,
    rows.map(({ baris }) => ({ baris, alasan: kept.get(baris) ?? null })),
  )
  return { rows: rows.length, last: last.baris }
}

/** Ends saving: counts, and begins the day within which it can be taken back. */
export async function finishSave(db: ImportContext['db'], id: string): Promise<void> {
  await recount(db, id)
  await updateRun(db, id, { status: 'selesai', disimpanPada: new Date(), pesan: null })
}

/** Ends an undo: what somebody has touched since stays, and the run says how many rows that are. */
export async function finishUndo(db: ImportContext['db'], id: string): Promise<void> {
  await recount(db, id)
  const kept = await countWritten(db, id)
  const pesan = kept === 0 ? null : `${formatAngka(kept)} baris tidak diurungkan; alasannya ada pada barisnya.`
  await updateRun(db, id, { status: 'diurungkan', pesan })
}
