import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** A stored keyword; a secret tells only whether it is set. */
export type KonfigurasiRow = {
  keyword: string
  value: string
  terisi: boolean
  versi: number
  diubahPada: Date
  oleh: string | null
}

/** What the college stored; `keyword` narrows to one. */
export async function listKonfigurasi(db: Db, keyword?: string): Promise<KonfigurasiRow[]> {
  const { rows } = await sql<KonfigurasiRow>`
    SELECT k.keyword, k.value, coalesce(k.rahasia, k.value) <> '' AS terisi, k.versi, k.diubah_pada, coalesce(o.nama, a.username) AS oleh
      FROM konfigurasi k
      LEFT JOIN akun a ON a.college_id = k.college_id AND a.uuid = k.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE ${keyword === undefined ? sql`true` : sql`k.keyword = ${keyword}`}
     ORDER BY k.keyword`.execute(db)
  return rows
}

/** Writes a keyword; a secret goes into its own column, sealed by the caller. */
export async function saveKonfigurasi(
  db: Db,
  { keyword, value, tipe, kelompok }: { keyword: string; value: string; tipe: string; kelompok: string },
): Promise<void> {
  const stored = tipe === 'rahasia' ? { value: '', rahasia: value === '' ? null : value } : { value, rahasia: null }
  await db
    .insertInto('konfigurasi')
    .values({ keyword, tipe, kelompok, ...stored })
    .onConflict((conflict) => conflict.columns(['collegeId', 'keyword']).doUpdateSet({ tipe, kelompok, ...stored }))
    .execute()
}

export const removeKonfigurasi = (db: Db, keyword: string) => db.deleteFrom('konfigurasi').where('keyword', '=', keyword).execute()
