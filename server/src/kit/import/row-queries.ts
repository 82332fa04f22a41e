import type { ImporBaris, RowStatus } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { RawCell } from './cell'
import type { CheckedRow, Undoable, Written } from './import-kind'

/** Rows of a file that are handled together. */
export const BATCH = 1000

export type StoredRow = { id: number; sel: RawCell[]; kunci: string[] }

/** The next rows behind a line, in the order of the file; of the given states, where some are given. */
export async function nextRows(
  db: Db,
  idImpor: string,
  { after, status, limit = BATCH }: { after: number; status?: readonly RowStatus[]; limit?: number | undefined },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    SELECT id, sel, kunci FROM impor_baris
     WHERE id_impor = ${idImpor} AND id > ${after} AND (${status === undefined} OR status = ANY (${status ?? []}::text[]))
     ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}

export async function listRows(db: Db, idImpor: string, ids: readonly number[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    SELECT id, sel, kunci FROM impor_baris
     WHERE id_impor = ${idImpor} AND id = ANY (${ids}::int[]) AND status NOT IN ('tersimpan','urung') ORDER BY id`.execute(db)
  return rows
}

/** Other open rows that share one of these keys. */
export async function listSharing(db: Db, idImpor: string, { kunci, except }: { kunci: readonly string[]; except: readonly number[] }) {
  const { rows } = await sql<StoredRow>`
    SELECT id, sel, kunci FROM impor_baris
     WHERE id_impor = ${idImpor} AND kunci && ${kunci}::text[] AND id <> ALL (${except}::int[]) AND status NOT IN ('tersimpan','urung')
     ORDER BY id LIMIT ${BATCH}`.execute(db)
  return rows
}

/**
 * Says a second time which rows an update is about. Of a run that came after the last ANALYZE the planner expects one
 * row, and would go through the given ones for each of its 20,000.
 */
const among = (ids: readonly number[]) => sql`impor_baris.id = ANY (${ids}::int[])`

/** Puts repaired cells into their rows. */
export async function storeCells(db: Db, idImpor: string, rows: readonly Pick<StoredRow, 'id' | 'sel'>[]): Promise<void> {
  await sql`
    UPDATE impor_baris SET sel = n.sel FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, sel jsonb)
     WHERE impor_baris.id_impor = ${idImpor} AND impor_baris.id = n.id AND ${among(rows.map(({ id }) => id))}`.execute(db)
}

type Finding = Pick<CheckedRow<unknown, unknown>, 'id' | 'status' | 'temuan' | 'perubahan' | 'kunci'>

/**
 * Keeps what the check found. Each row looks itself up by its line in one object: no join, and so no plan that fresh
 * statistics could spoil.
 */
export async function storeFindings(db: Db, idImpor: string, rows: readonly Finding[]): Promise<void> {
  const found = rows.map(({ id, status, temuan, perubahan, kunci }) => [id, { status, temuan, perubahan, kunci }] as const)
  const own = sql.raw(`(hasil.semua -> impor_baris.id::text)`)
  await sql`
    UPDATE impor_baris SET status = ${own} ->> 'status', temuan = ${own} -> 'temuan', perubahan = ${own} -> 'perubahan',
           kunci = ARRAY(SELECT jsonb_array_elements_text(${own} -> 'kunci'))
      FROM (SELECT ${JSON.stringify(Object.fromEntries(found))}::jsonb AS semua) hasil
     WHERE impor_baris.id_impor = ${idImpor} AND ${among(rows.map(({ id }) => id))}`.execute(db)
}

/** Marks rows as written, with what undoing needs. */
export async function storeWritten(
  db: Db,
  idImpor: string,
  rows: readonly (Written & { sebelum: Record<string, unknown> | null })[],
): Promise<void> {
  await sql`
    UPDATE impor_baris SET status = 'tersimpan', sasaran = n.sasaran, versi_sasaran = n.versi, sebelum = nullif(n.sebelum, 'null'::jsonb)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(baris int, sasaran text, versi int, sebelum jsonb)
     WHERE impor_baris.id_impor = ${idImpor} AND impor_baris.id = n.baris AND ${among(rows.map(({ baris }) => baris))}`.execute(db)
}

/** Written rows that undoing has not been tried on, from the end of the file to its beginning. */
export async function nextUndoable(db: Db, idImpor: string, { before, limit }: { before: number; limit: number }): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    SELECT id AS baris, sasaran, versi_sasaran AS versi, sebelum FROM impor_baris
     WHERE id_impor = ${idImpor} AND status = 'tersimpan' AND id < ${before} ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Marks rows as taken back, and says of the others why they stay. */
export async function storeUndone(db: Db, idImpor: string, rows: readonly { baris: number; alasan: string | null }[]): Promise<void> {
  await sql`
    UPDATE impor_baris SET status = CASE WHEN n.alasan IS NULL THEN 'urung' ELSE status END,
           temuan = CASE WHEN n.alasan IS NULL THEN temuan ELSE jsonb_build_array(jsonb_build_object('kolom', NULL, 'tingkat', 'peringatan', 'pesan', n.alasan)) END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(baris int, alasan text)
     WHERE impor_baris.id_impor = ${idImpor} AND impor_baris.id = n.baris AND ${among(rows.map(({ baris }) => baris))}`.execute(db)
}

export type ShownRow = Omit<ImporBaris, 'sel'> & { sel: RawCell[] }

type RowFilter = {
  status?: readonly RowStatus[] | undefined
  bermasalah?: boolean | undefined
  cari?: string | undefined
  pilih?: readonly string[] | undefined
}

/** Rows of a run as people look at them; with troubles are those that an error or warning stands on. */
export function selectRows(db: Db, idImpor: string, { status, bermasalah, cari, pilih }: RowFilter) {
  return db
    .selectFrom('imporBaris')
    .select('imporBaris.id')
    .select([
      sql<RawCell[]>`impor_baris.sel`.as('sel'),
      sql<RowStatus>`impor_baris.status`.as('status'),
      sql<ImporBaris['temuan']>`impor_baris.temuan`.as('temuan'),
      sql<ImporBaris['perubahan']>`impor_baris.perubahan`.as('perubahan'),
    ])
    .where('imporBaris.idImpor', '=', idImpor)
    .$if(pilih !== undefined, (query) => query.where(sql<boolean>`impor_baris.id::text = ANY (${pilih ?? []}::text[])`))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`impor_baris.status = ANY (${status ?? []}::text[])`))
    .$if(bermasalah !== undefined, (query) => query.where(sql<boolean>`(impor_baris.temuan <> '[]') = ${bermasalah ?? true}`))
    .$if(Boolean(cari), (query) =>
      query.where(sql<boolean>`impor_baris.sel::text ILIKE ${`%${(cari ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    )
}
