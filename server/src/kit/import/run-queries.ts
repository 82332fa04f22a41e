import type { Impor, ImportStatus, Temuan } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { RawCell } from './cell'
import type { ReadFile } from './read-file'

/** Hours during which an import can be taken back. */
const UNDO_HOURS = 24
/** Days after which the cells of a run are forgotten; they carry personal data. */
const ROWS_KEPT_DAYS = 7
const DEFAULT_MB = 20

/** konfigurasi `unggah_impor_mb` of the college in bytes. */
export async function uploadLimit(db: Db): Promise<number> {
  const row = await db.selectFrom('konfigurasi').select('value').where('keyword', '=', 'unggah_impor_mb').executeTakeFirst()
  return (Number(row?.value ?? DEFAULT_MB) || DEFAULT_MB) * 1_024_000
}

/** Forgets the cells of runs that are over a week old. What they wrote stays known, so that lists can be narrowed to an import. */
async function forgetCells(db: Db): Promise<void> {
  const over = sql`impor_baris.id_impor IN (SELECT i.id FROM impor i WHERE i.dibuat_pada < now() - make_interval(days => ${ROWS_KEPT_DAYS}))`
  await sql`DELETE FROM impor_baris WHERE ${over} AND (status <> 'tersimpan' OR sasaran IS NULL)`.execute(db)
  await sql`
    UPDATE impor_baris SET sel = '[]', kunci = '{}', temuan = '[]', perubahan = '[]', sebelum = NULL
     WHERE ${over} AND sel <> '[]'`.execute(db)
}

type About = { jenis: string; idAkun: string; namaBerkas: string; ukuran?: number }

/** Keeps an uploaded file as a run with its rows. */
export async function insertRun(db: Db, about: About, file: ReadFile): Promise<string> {
  await forgetCells(db)
  const { id } = await db
    .insertInto('impor')
    .values({
      ...about,
      jumlahBaris: file.rows.length,
      kepala: JSON.stringify(file.heads),
      kolom: JSON.stringify(file.kolom),
      catatan: JSON.stringify(file.catatan),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRows(db, id, file.rows)
  return id
}

/** Stages the lines of a file. */
export async function insertRows(db: Db, id: string, rows: ReadFile['rows']): Promise<void> {
  for (let from = 0; from < rows.length; from += 2000) {
    const chunk = JSON.stringify(rows.slice(from, from + 2000))
    await sql`
      INSERT INTO impor_baris (id_impor, id, sel)
      SELECT ${id}, n.id, n.sel FROM jsonb_to_recordset(${chunk}::jsonb) AS n(id int, sel jsonb)`.execute(db)
  }
}

/**
 * The stored run as the contract answers it, without whom it belongs to. A job that was cancelled or failed
 * leaves the run where its next act can begin.
 */
export type RunRow = Omit<Impor, 'contoh'> & { idAkun: string; contoh: RawCell[][] }

/** Runs of one kind; `idAkun` narrows to those of one person. */
export function selectRuns(db: Db, jenis: string, idAkun: string | null) {
  return db
    .selectFrom('impor')
    .leftJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'impor.collegeId').onRef('akun.uuid', '=', 'impor.idAkun'))
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .leftJoin('pekerjaan', (on) => on.onRef('pekerjaan.collegeId', '=', 'impor.collegeId').onRef('pekerjaan.id', '=', 'impor.idPekerjaan'))
    .select(['impor.id', 'impor.jenis', 'impor.idAkun', 'impor.namaBerkas', 'impor.jumlahBaris', 'impor.idPekerjaan'])
    .select(['impor.baru', 'impor.ubah', 'impor.sama', 'impor.salah', 'impor.tersimpan', 'impor.urung', 'impor.dibuatPada'])
    .select((eb) => [
      sql<ImportStatus>`CASE WHEN pekerjaan.status IN ('gagal','dibatalkan','kedaluwarsa') THEN
        CASE impor.status WHEN 'periksa' THEN 'unggah' WHEN 'simpan' THEN 'selesai' WHEN 'urung' THEN 'selesai' ELSE impor.status END
        ELSE impor.status END`.as('status'),
      sql<string | null>`CASE WHEN pekerjaan.status IN ('gagal','dibatalkan') AND impor.status IN ('periksa','simpan','urung')
        THEN coalesce(pekerjaan.pesan, 'Pekerjaan dihentikan sebelum selesai. Ulangi.') ELSE impor.pesan END`.as('pesan'),
      sql<string[]>`impor.kepala`.as('kepala'),
      sql<RawCell[][]>`coalesce((SELECT jsonb_agg(c.sel ORDER BY c.id) FROM (
        SELECT b.id, b.sel FROM impor_baris b WHERE b.college_id = impor.college_id AND b.id_impor = impor.id ORDER BY b.id LIMIT 3) c), '[]')`.as(
        'contoh',
      ),
      sql<Record<string, number | null>>`impor.kolom`.as('kolom'),
      sql<string[]>`impor.catatan`.as('catatan'),
      eb.fn.coalesce('operator.nama', 'akun.username').as('oleh'),
      sql<Date | null>`CASE WHEN impor.status = 'selesai' AND impor.tersimpan > 0 AND now() < impor.disimpan_pada + make_interval(hours => ${UNDO_HOURS})
        THEN impor.disimpan_pada + make_interval(hours => ${UNDO_HOURS}) END`.as('urungSampai'),
    ])
    .where('impor.jenis', '=', jenis)
    .$if(idAkun !== null, (query) => query.where('impor.idAkun', '=', idAkun ?? ''))
}

/** One run of the person; none when it is somebody else's. */
export const findRun = (db: Db, by: { jenis: string; id: string; idAkun: string | null }): Promise<RunRow | undefined> =>
  selectRuns(db, by.jenis, by.idAkun).where('impor.id', '=', by.id).executeTakeFirst()

type RunChange = Partial<{
  status: ImportStatus
  kolom: string
  pesan: string | null
  idPekerjaan: string | null
  disimpanPada: Date
  jumlahBaris: number
  catatan: string
}>

export const updateRun = (db: Db, id: string, change: RunChange) => db.updateTable('impor').set(change).where('id', '=', id).execute()

/** Waits for whoever works on the run, so that two can't save the same row. */
export const lockRun = (db: Db, id: string) => db.selectFrom('impor').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteRun = (db: Db, id: string) => db.deleteFrom('impor').where('id', '=', id).execute()

/** Counts the rows of a run anew, by what became of them. */
export async function recount(db: Db, id: string): Promise<void> {
  await sql`
    UPDATE impor SET (baru, ubah, sama, salah, tersimpan, urung) = (
      SELECT count(*) FILTER (WHERE b.status = 'baru'), count(*) FILTER (WHERE b.status = 'ubah'), count(*) FILTER (WHERE b.status = 'sama'),
             count(*) FILTER (WHERE b.status = 'salah'), count(*) FILTER (WHERE b.status = 'tersimpan'), count(*) FILTER (WHERE b.status = 'urung')
        FROM impor_baris b WHERE b.id_impor = impor.id)
     WHERE id = ${id}`.execute(db)
}

/** Rows that a run wrote and that are still written. */
export async function countWritten(db: Db, id: string): Promise<number> {
  return (await db.selectFrom('impor').select('tersimpan').where('id', '=', id).executeTakeFirst())?.tersimpan ?? 0
}

/** Says in the audit log that what this transaction writes comes from an import. */
export const noteImport = (db: Db) => sql`SELECT set_config('app.aksi', 'impor', true)`.execute(db)

/** A row that shares a key with another one; of many others the first is named. */
type Double = { id: number; kolom: string; lain: number }

/** Rows of a run that share a key. By windows and not by a join: fresh rows have no statistics, and a join of them takes minutes. */
async function listDoubles(db: Db, id: string): Promise<Double[]> {
  const { rows } = await sql<Double>`
    SELECT d.id, split_part(d.kunci, ':', 1) AS kolom, CASE WHEN d.id = d.pertama THEN d.berikut ELSE d.pertama END AS lain FROM (
      SELECT b.id, b.status, k.kunci, count(*) OVER (PARTITION BY k.kunci) AS jumlah, min(b.id) OVER (PARTITION BY k.kunci) AS pertama,
             lead(b.id) OVER (PARTITION BY k.kunci ORDER BY b.id) AS berikut
        FROM impor_baris b CROSS JOIN LATERAL unnest(b.kunci) AS k(kunci) WHERE b.id_impor = ${id} AND b.status <> 'urung') d
     WHERE d.jumlah > 1 AND d.status <> 'tersimpan' ORDER BY d.id`.execute(db)
  return rows
}

/** Refuses every row that shares its key or another unique field with a row of the same file. */
export async function markDoubles(
  db: Db,
  id: string,
  { titles, only }: { titles: Readonly<Record<string, string>>; only?: readonly number[] },
): Promise<void> {
  const wanted = only && new Set(only)
  const found = new Map<number, Temuan[]>()
  for (const { id: row, kolom, lain } of await listDoubles(db, id)) {
    if (wanted && !wanted.has(row)) continue
    const pesan = `${titles[kolom] ?? kolom} juga ada di baris ${lain}`
    const before = found.get(row) ?? []
    // Two keys may say the same of two rows, such as a NIM and the person behind it.
    if (before.every((one) => one.pesan !== pesan)) found.set(row, [...before, { kolom, pesan, tingkat: 'galat' }])
  }
  const rows = [...found].map(([row, temuan]) => ({ id: row, temuan }))
  for (let from = 0; from < rows.length; from += 1000) {
    const part = rows.slice(from, from + 1000)
    await sql`
      UPDATE impor_baris SET temuan = impor_baris.temuan || n.temuan, status = 'salah'
        FROM jsonb_to_recordset(${JSON.stringify(part)}::jsonb) AS n(id int, temuan jsonb)
       WHERE impor_baris.id_impor = ${id} AND impor_baris.id = n.id AND impor_baris.id = ANY (${part.map((row) => row.id)}::int[])`.execute(
      db,
    )
  }
}
