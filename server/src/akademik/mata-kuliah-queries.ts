import { sql } from 'kysely'
import type { Db } from '../db/client'
import { contains, startsWith } from '../kit/list-query'

type Temuan = { id: string; kode: string | null; nama: string; keterangan: string }

/**
 * Courses by code or name, misspelt too, for the palette; at most `limit`, running ones first. A prodi-limited caller
 * sees the courses of his prodi and the shared ones.
 */
export async function cariMakul(db: Db, cari: string, limit: number): Promise<{ mirip: boolean; hasil: Temuan[] }> {
  const text = cari.trim().toLowerCase()
  const words = text.split(/\s+/)
  const named = sql.join(
    words.map((word) => sql`lower(k.nama) LIKE ${contains(word)}`),
    sql` AND `,
  )
  const ask = async (found: ReturnType<typeof sql>, best: ReturnType<typeof sql>) => {
    const { rows } = await sql<Temuan>`
      SELECT k.id, k.kode, k.nama, concat_ws(' · ', trim_scale(k.sks) || ' SKS', p.jenjang_prodi || ' - ' || p.nama, CASE k.aktif WHEN 'N' THEN 'Tidak aktif' END) AS keterangan
        FROM mata_kuliah k JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
       WHERE ${found} AND (k.mk_bersama OR (SELECT app_prodi()) IS NULL OR k.id_prodi = ANY ((SELECT app_prodi())::uuid[]))
       ORDER BY k.aktif, ${best}, k.nama, k.kode, k.id LIMIT ${limit}`.execute(db)
    return rows
  }
  const begins = sql`CASE WHEN upper(k.kode) LIKE ${startsWith(text.toUpperCase())} THEN 0 WHEN lower(k.nama) LIKE ${startsWith(text)} THEN 1 ELSE 2 END`
  const asTyped = await ask(sql`(upper(k.kode) LIKE ${startsWith(text.toUpperCase())} OR (${named}))`, begins)
  if (asTyped.length > 0 || /^[a-z]{0,4}\d/.test(text)) return { mirip: false, hasil: asTyped }
  const likeness = sql`word_similarity(${text}, lower(k.nama))`
  return { mirip: true, hasil: await ask(sql`${text} <% lower(k.nama)`, sql`${likeness} DESC`) }
}
