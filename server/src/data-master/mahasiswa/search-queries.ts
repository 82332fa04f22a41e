import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../db/client'
import { contains, startsWith } from '../../kit/list-query'

/** How alike a word of the name must be to what was typed, 0-1: 'muhamad' finds 'Muhammad', 'ani' does not find 'Andi'. */
const LIKENESS = 0.5

/** What a person typed to find a student: digits mean a NIM, everything else a name, in any order of words. */
export function matches(cari: string): Expression<SqlBool> {
  const text = cari.trim()
  if (/^[0-9][0-9A-Za-z.-]*$/.test(text)) {
    const nim = text.toUpperCase()
    return sql<SqlBool>`(m.nim LIKE ${startsWith(nim)} OR m.nim LIKE ${contains(nim)} OR m.nim_lama @> ARRAY[${nim}]::text[])`
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const conditions = words.map((word) => sql<SqlBool>`lower(m.nama) LIKE ${contains(word)}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`
}

/** The same search when nothing was spelt like that: names that are alike. */
export const resembles = (cari: string): Expression<SqlBool> => sql<SqlBool>`${cari.trim().toLowerCase()} <% lower(m.nama)`

/** Best likeness first. */
export const likeness = (cari: string) => sql<number>`word_similarity(${cari.trim().toLowerCase()}, lower(m.nama))`

/** Whether a name search finds anything as it was typed; when not, the list looks for names that are alike. */
export async function foundAsTyped(db: Db, cari: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM mahasiswa m WHERE ${matches(cari)} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Tells this transaction from which likeness on two words count as alike. */
export const useLikeness = (db: Db) => sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`.execute(db)
