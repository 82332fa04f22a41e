import { inSavepoint } from '../../../db/savepoint'
import type { Trx } from '../../../db/client'
import { Galat } from '../../../kit/galat'
import type { ImportContext, ImportKind, Undoable, Written } from '../../../kit/import/import-kind'
import type { BarisImpor, Isi, Nilai, TabelRujukan } from './tabel'
import { deleteRujukan, insertRujukan, listTersimpan, updateRujukan, type Tersimpan } from './tulis-queries'

const shown = (value: Nilai | undefined): string => (value === null || value === undefined ? '-' : String(value))

/** A column that the file does not carry keeps what it has. */
const withKept = <Values>({ kolom, isian }: TabelRujukan<Values>, row: BarisImpor<Values>, before: Isi): Isi =>
  Object.fromEntries(
    Object.keys(kolom).map((name) => {
      const field = isian[name]
      const given = field === undefined || row.nilai[field as keyof Values] !== undefined
      return [name, (given ? row.rencana?.[name] : before[name]) ?? null]
    }),
  )

/** Finds the stored row of each line and says what would change. */
function compare<Values>(tabel: TabelRujukan<Values>, row: BarisImpor<Values>, stored: Tersimpan | undefined): void {
  if (row.rencana === null || stored === undefined) return
  const after = withKept(tabel, row, stored.isi)
  row.rencana = after
  row.sasaran = { id: stored.pengenal, versi: stored.versi, sebelum: stored.isi }
  for (const [name, field] of Object.entries(tabel.isian))
    if (after[name] !== (stored.isi[name] ?? null))
      row.perubahan.push({ kolom: field, lama: shown(stored.isi[name]), baru: shown(after[name]) })
}

const planOf = <Values>({ id, rencana }: BarisImpor<Values>): Isi => {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return rencana
}

const CHANGED = 'Sudah diubah setelah impor, sehingga dibiarkan'
const USED = 'Sudah dipakai data lain, sehingga dibiarkan'

/** All rows at once; where one of them is used, each by itself, so that only that one stays. */
async function deleteUnused<Values>(db: Trx, tabel: TabelRujukan<Values>, rows: readonly Undoable[]): Promise<[number, string][]> {
  try {
    const gone = await inSavepoint(db, () => deleteRujukan(db, tabel, rows))
    return rows.flatMap(({ baris, sasaran }) => (gone.has(sasaran) ? [] : [[baris, CHANGED]]))
  } catch (error) {
    if ((error as { code?: unknown }).code !== '23503') throw error
    const [first] = rows
    if (rows.length === 1 && first) return [[first.baris, USED]]
    const kept: [number, string][] = []
    for (const row of rows) kept.push(...(await deleteUnused(db, tabel, [row])))
    return kept
  }
}

/** Makes the import of a reference from what is special to its table. */
export function jenisRujukan<Values>(tabel: TabelRujukan<Values>): ImportKind<Values, Isi> {
  const keyOf = (isi: Isi) => tabel.kunci.map((name) => shown(isi[name])).join('\u0000')

  async function check(context: ImportContext, rows: readonly BarisImpor<Values>[]): Promise<void> {
    const plan = await tabel.susun(context, rows)
    for (const row of rows) row.rencana = plan(row)
    const planned = rows.flatMap(({ rencana }) => (rencana === null ? [] : [rencana]))
    const stored = new Map((await listTersimpan(context.db, tabel, planned)).map((row) => [keyOf(row.isi), row]))
    for (const row of rows) compare(tabel, row, row.rencana === null ? undefined : stored.get(keyOf(row.rencana)))
  }

  async function save(context: ImportContext, rows: readonly BarisImpor<Values>[]): Promise<Written[]> {
    const { db } = context
    const fresh = rows.filter(({ sasaran }) => sasaran === null)
    const made = new Map((await insertRujukan(db, tabel, fresh.map(planOf))).map((row) => [keyOf(row.isi), row]))
    const old = rows.flatMap((row) => (row.sasaran === null ? [] : [{ baris: row.id, ...row.sasaran, isi: planOf(row) }]))
    const versions = await updateRujukan(
      db,
      tabel,
      old.map(({ id, versi, isi }) => ({ ...isi, pengenal: id, versi })),
    )
    if (versions.size < old.length) throw new Galat([409, 'versi_usang'], 'Sebagian baris sedang diubah orang lain. Simpan sekali lagi.')
    await tabel.sesudah?.(context, rows.map(planOf))
    return [
      ...fresh.map((row): Written => {
        const found = made.get(keyOf(planOf(row)))
        return { baris: row.id, sasaran: found?.pengenal ?? '', versi: found?.versi ?? 1 }
      }),
      ...old.map(({ baris, id }): Written => ({ baris, sasaran: id, versi: versions.get(id) ?? 1 })),
    ]
  }

  async function undo(context: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
    const { db } = context
    const made = rows.filter(({ sebelum }) => sebelum === null)
    const kept = new Map(made.length > 0 ? await deleteUnused(db, tabel, made) : [])
    const old = rows.flatMap(({ baris, sasaran, versi, sebelum }) =>
      sebelum === null ? [] : [{ baris, isi: { ...(sebelum as Isi), pengenal: sasaran, versi } }],
    )
    const versions = await updateRujukan(
      db,
      tabel,
      old.map(({ isi }) => isi),
    )
    for (const { baris, isi } of old) if (!versions.has(isi.pengenal)) kept.set(baris, CHANGED)
    await tabel.sesudah?.(
      context,
      old.map(({ isi }) => isi),
    )
    return kept
  }

  return { declaration: tabel.declaration, codes: tabel.codes, check, save, undo }
}
