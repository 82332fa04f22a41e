import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Database, Db } from '../db/client'
import type { ContentKey } from './store'

export type FileRow = Selectable<Database['berkas']>

/** The row that a file belongs to, which decides who may read it. */
export type Owner = { area: string; pemilikJenis: string; idPemilik: string }

export type NewFile = {
  nama: string
  mime: string
  ukuran: number
  sha256: string
  sha256Kecil: string | null
  jenis: string
  pemilik?: Owner | undefined
  karantina?: boolean
}

/** Days that a file under suspicion is kept for whoever looks into it. */
const QUARANTINE_DAYS = 7
/** Hours for which an upload waits for its row. */
export const TEMPORARY_HOURS = 24

export async function insertFiles(db: Db, files: readonly NewFile[]): Promise<FileRow[]> {
  const rows = files.map(({ pemilik, karantina = false, ...file }) => ({ id: randomUUID(), ...file, ...stateOf(pemilik, karantina) }))
  const written = await db.insertInto('berkas').values(rows).returningAll().execute()
  const byId = new Map(written.map((row) => [row.id, row]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

function stateOf(pemilik: Owner | undefined, karantina: boolean) {
  const none = { area: null, pemilikJenis: null, idPemilik: null, kedaluwarsaPada: null }
  if (karantina) return { ...none, status: 'karantina', kedaluwarsaPada: sql<Date>`now() + make_interval(days => ${QUARANTINE_DAYS})` }
  if (pemilik) return { ...none, status: 'tersimpan', ...pemilik }
  return { ...none, status: 'sementara', kedaluwarsaPada: sql<Date>`now() + make_interval(hours => ${TEMPORARY_HOURS})` }
}

/** A file that may be read: neither under suspicion nor removed. */
export const findFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('berkas').selectAll().where('id', '=', id).where('status', 'in', ['sementara', 'tersimpan']).executeTakeFirst()

/** Gives a temporary file of the caller's own to its owner; none when there is no such file (any more). */
export const keepRow = (db: Db, id: string, { jenis, ...pemilik }: Owner & { jenis: string }): Promise<FileRow | undefined> =>
  db
    .updateTable('berkas')
    .set({ status: 'tersimpan', kedaluwarsaPada: null, ...pemilik })
    .where('id', '=', id)
    .where('jenis', '=', jenis)
    .where('status', '=', 'sementara')
    .where('dibuatOleh', 'is not distinct from', sql<string | null>`app_akun()`)
    .returningAll()
    .executeTakeFirst()

/** Nothing refers to the file any more. Its content goes with the next sweep, unless another row has the same. */
export async function dropRow(db: Db, id: string): Promise<void> {
  await db.updateTable('berkas').set({ status: 'dihapus', kedaluwarsaPada: null }).where('id', '=', id).execute()
}

/** These files are nobody's any more, but stay for some hours, so that an act can be taken back. Set-based. */
export async function parkRows(db: Db, ids: readonly string[], hours: number): Promise<void> {
  await sql`
    UPDATE berkas SET status = 'sementara', kedaluwarsa_pada = now() + make_interval(hours => ${hours})
     WHERE id = ANY (${[...ids]}::uuid[]) AND status = 'tersimpan'`.execute(db)
}

/** Gives parked files back to whom they belonged; answers those that were still there. */
export async function reviveRows(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    UPDATE berkas SET status = 'tersimpan', kedaluwarsa_pada = NULL
     WHERE id = ANY (${[...ids]}::uuid[]) AND status = 'sementara' AND id_pemilik IS NOT NULL RETURNING id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The same as `dropRow` for many. */
export async function dropRows(db: Db, ids: readonly string[]): Promise<void> {
  await sql`UPDATE berkas SET status = 'dihapus', kedaluwarsa_pada = NULL WHERE id = ANY (${[...ids]}::uuid[])`.execute(db)
}

/** Until the transaction ends nobody sweeps these contents away, though no committed row has them yet. */
export async function holdContents(db: Db, collegeId: string, sha256: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock_shared(hashtextextended('berkas:' || ${collegeId}::text || ':' || isi.sha256, 0))
      FROM unnest(${[...sha256]}::text[]) AS isi (sha256)`.execute(db)
}

/** The college's own limit in MB, where it has set one. */
export async function findLimit(db: Db, keyword: string): Promise<number | undefined> {
  const row = await db.selectFrom('konfigurasi').select('value').where('keyword', '=', keyword).executeTakeFirst()
  const value = Number(row?.value ?? Number.NaN)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

/** The college that the running transaction belongs to. */
export async function collegeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ collegeId: string | null }>`SELECT app_college() AS college_id`.execute(db)
  const collegeId = rows[0]?.collegeId
  if (!collegeId) throw new Error('A file belongs to a college; this transaction has none.')
  return collegeId
}

/** Takes a content for removal until the transaction ends; false when somebody holds it at this moment. */
export async function takeContent(db: Db, { collegeId, sha256 }: ContentKey): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`berkas:${collegeId}:${sha256}`}, 0)) AS taken`.execute(db)
  return rows[0]?.taken ?? false
}
