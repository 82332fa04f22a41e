import { sql } from 'kysely'
import type { Db } from '../db/client'
import { contains, startsWith } from '../kit/list-query'

type Temuan = { id: string; kode: string | null; nama: string; keterangan: string }
type Pencarian = { cari: string; mirip: boolean; banyak: number }

/**
 * Courses by code or name, or by a name that is alike, for the palette; running ones first. A prodi-limited caller sees
 * the courses of his prodi and the shared ones.
 */
export async function cariMakul(db: Db, { cari, mirip, banyak }: Pencarian): Promise<Temuan[]> {
  const text = cari.trim().toLowerCase()
  const code = startsWith(text.toUpperCase())
  const named = sql.join(
    text.split(/\s+/).map((word) => sql`lower(k.nama) LIKE ${contains(word)}`),
    sql` AND `,
  )
  const found = mirip ? sql`${text} <% lower(k.nama)` : sql`(upper(k.kode) LIKE ${code} OR (${named}))`
  const best = mirip
    ? sql`word_similarity(${text}, lower(k.nama)) DESC`
    : sql`CASE WHEN upper(k.kode) LIKE ${code} THEN 0 WHEN lower(k.nama) LIKE ${startsWith(text)} THEN 1 ELSE 2 END`
  const { rows } = await sql<Temuan>`
    SELECT k.id, k.kode, k.nama,
           concat_ws(' · ', trim_scale(k.sks) || ' SKS', p.jenjang_prodi || ' - ' || p.nama, CASE k.aktif WHEN 'N' THEN 'Tidak aktif' END) AS keterangan
      FROM mata_kuliah k JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
     WHERE ${found} AND (k.mk_bersama OR (SELECT app_prodi()) IS NULL OR k.id_prodi = ANY ((SELECT app_prodi())::uuid[]))
     ORDER BY k.aktif, ${best}, k.nama, k.kode, k.id LIMIT ${banyak}`.execute(db)
  return rows
}
