import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../db/client'
import { contains, startsWith } from '../kit/list-query'
import { matches, resembles, useLikeness } from './mahasiswa/search-queries'

/** A hit of the palette: enough to tell namesakes apart. */
export type Temuan = { id: string; kode: string | null; nama: string; keterangan: string }
/** `mirip` asks for names that are alike instead of those spelt as it was typed. */
export type Pencarian = { cari: string; mirip: boolean; banyak: number }

/** A hit at the start of the name, then at the start of a word, then anywhere. */
const rank = (column: 'm.nama' | 'd.nama', text: string) => sql`CASE WHEN lower(${sql.ref(column)}) LIKE ${startsWith(text)} THEN 0
  WHEN lower(${sql.ref(column)}) LIKE ${`% ${startsWith(text)}`} THEN 1 ELSE 2 END`

/** Two letters name nobody yet: they count at the start of a word, where an index knows them. */
function students(cari: string): Expression<SqlBool> {
  const text = cari.trim().toLowerCase()
  if (/^\d/.test(text) || text.length > 2) return matches(cari)
  return sql<SqlBool>`(lower(m.nama) LIKE ${startsWith(text)} OR lower(m.nama) LIKE ${`% ${startsWith(text)}`})`
}

/**
 * Students by NIM, earlier NIM or name, or by a name that is alike. What begins as it was typed comes first, active
 * students before those who left. Row-level security narrows them to the caller's prodi.
 */
export async function cariMahasiswa(db: Db, { cari, mirip, banyak }: Pencarian): Promise<Temuan[]> {
  const text = cari.trim().toLowerCase()
  if (mirip) await useLikeness(db)
  const typed = /^\d/.test(text) ? sql`m.nim` : rank('m.nama', text)
  const best = mirip ? sql`word_similarity(${text}, lower(m.nama)) DESC` : typed
  const { rows } = await sql<Temuan>`
    SELECT m.id, m.nim AS kode, m.nama, concat_ws(' · ', p.jenjang_prodi || ' - ' || p.nama, m.angkatan, s.nama) AS keterangan
      FROM (SELECT m.id, m.college_id, m.nim, m.nama, m.id_prodi, m.angkatan, m.status, row_number() OVER (ORDER BY ${best}, m.status <> 'A', m.nama, m.nim) AS urut
              FROM mahasiswa m WHERE ${mirip ? resembles(cari) : students(cari)} ORDER BY urut LIMIT ${banyak}) m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN ref_kode s ON s.college_id = m.college_id AND s.daftar = 'status-mahasiswa' AND s.kode = m.status
     ORDER BY m.urut`.execute(db)
  return rows
}

/** What a person typed to find a lecturer: digits mean NIDN or NUPTK. */
function lecturers(cari: string): Expression<SqlBool> {
  const text = cari.trim()
  if (/^\d+$/.test(text))
    return sql<SqlBool>`(d.nidn LIKE ${startsWith(text)} OR d.nuptk LIKE ${startsWith(text)} OR d.nip LIKE ${startsWith(text)})`
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql<SqlBool>`lower(d.nama) LIKE ${contains(word)}`),
    sql` AND `,
  )})`
}

/** Lecturers by NIDN, NUPTK, NIP or name, or by a name that is alike; those who still work first. */
export async function cariDosen(db: Db, { cari, mirip, banyak }: Pencarian): Promise<Temuan[]> {
  const text = cari.trim().toLowerCase()
  if (mirip) await useLikeness(db)
  const found = mirip ? sql<SqlBool>`${text} <% lower(d.nama)` : lecturers(cari)
  const typed = /^\d/.test(text) ? sql`d.nidn` : rank('d.nama', text)
  const best = mirip ? sql`word_similarity(${text}, lower(d.nama)) DESC` : typed
  const { rows } = await sql<Temuan>`
    SELECT d.id, coalesce(d.nidn, d.nuptk) AS kode, d.nama_lengkap AS nama,
           concat_ws(' · ', p.jenjang_prodi || ' - ' || p.nama, CASE d.status_aktif WHEN 'A' THEN 'Aktif' ELSE 'Tidak aktif' END) AS keterangan
      FROM dosen d LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase
     WHERE ${found} ORDER BY d.status_aktif, ${best}, d.nama, d.id LIMIT ${banyak}`.execute(db)
  return rows
}
