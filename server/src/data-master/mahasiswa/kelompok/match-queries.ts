import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Candidate = {
  /** The text that it was found by. */
  kunci: string
  id: string
  nim: string
  nama: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  status: string
}

const columns = sql`m.id, m.nim, m.nama, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status`
const prodi = sql`JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi`

/** Students whose NIM, present or former, is one of these, or whose whole name is. */
export async function listExact(db: Db, { nim, nama }: { nim: readonly string[]; nama: readonly string[] }): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT m.nim AS kunci, ${columns} FROM mahasiswa m ${prodi} WHERE m.nim = ANY (${nim}::text[])
    UNION ALL
    SELECT l.nim AS kunci, ${columns} FROM mahasiswa m CROSS JOIN LATERAL unnest(m.nim_lama) AS l(nim) ${prodi} WHERE m.nim_lama && ${nim}::text[] AND l.nim = ANY (${nim}::text[])
    UNION ALL
    SELECT lower(m.nama) AS kunci, ${columns} FROM mahasiswa m ${prodi} WHERE lower(m.nama) = ANY (${nama}::text[])
     ORDER BY nama, nim`.execute(db)
  return rows
}

/** For each text the three students whose NIM or name is likest, the likest first; a NIM may have a digit wrong, missing or too many. */
export async function listAlike(db: Db, { nim, nama }: { nim: readonly string[]; nama: readonly string[] }): Promise<Candidate[]> {
  await sql`SELECT set_config('pg_trgm.similarity_threshold', '0.45', true), set_config('pg_trgm.word_similarity_threshold', '0.5', true)`.execute(
    db,
  )
  const { rows } = await sql<Candidate>`
    SELECT t.kunci, c.* FROM unnest(${nim}::text[]) AS t(kunci) CROSS JOIN LATERAL (
      SELECT ${columns} FROM mahasiswa m ${prodi} WHERE m.nim % t.kunci ORDER BY similarity(m.nim, t.kunci) DESC, m.nim LIMIT 3) c
    UNION ALL
    SELECT t.kunci, c.* FROM unnest(${nama}::text[]) AS t(kunci) CROSS JOIN LATERAL (
      SELECT ${columns} FROM mahasiswa m ${prodi} WHERE t.kunci <% lower(m.nama) ORDER BY word_similarity(t.kunci, lower(m.nama)) DESC, m.nama, m.nim LIMIT 3) c`.execute(
    db,
  )
  return rows
}
