import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

/** The row of the history by which each student left, where an import wrote it and it is still the one that holds. */
export async function listBarisKeluar(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; idMahasiswa: string }>`
    SELECT DISTINCT ON (id_mahasiswa) id, id_mahasiswa FROM riwayat_status
     WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) AND NOT dibatalkan AND sumber = 'impor' AND status IN ('L','M','D','E','P','W','0')
     ORDER BY id_mahasiswa, urut DESC`.execute(db)
  return new Map(rows.map((row) => [row.idMahasiswa, row.id]))
}
