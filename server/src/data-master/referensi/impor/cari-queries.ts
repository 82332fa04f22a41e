import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type WilayahKenal = { kode: string; nama: string; level: number; kota: string | null; jalur: string }

/** Regions by their codes, with the city that a kecamatan lies in. */
export async function listWilayahKenal(db: Db, kode: readonly string[]): Promise<Map<string, WilayahKenal>> {
  const { rows } = await sql<WilayahKenal>`
    SELECT w.kode, w.nama, w.level, w.jalur, CASE w.level WHEN 3 THEN i.nama WHEN 2 THEN w.nama END AS kota
      FROM wilayah w LEFT JOIN wilayah i ON i.kode = w.kode_induk WHERE w.kode = ANY (${[...new Set(kode)]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.kode, row]))
}

/** Keys of other institutions by their codes. */
export async function listPtKenal(db: Db, kode: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ kode: string; id: string }>`
    SELECT kode, id FROM referensi_perguruan_tinggi WHERE kode = ANY (${[...new Set(kode)]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.kode, row.id]))
}

/** Paths of what lies below regions whose name has changed, level by level. */
export async function hitungJalur(db: Db, kode: readonly string[]): Promise<void> {
  for (let above = [...kode]; above.length > 0;) {
    const { rows } = await sql<{ kode: string }>`
      UPDATE wilayah w SET jalur = CASE WHEN i.level = 0 THEN w.nama ELSE w.nama || ', ' || i.jalur END FROM wilayah i
       WHERE i.kode = w.kode_induk AND w.kode_induk = ANY (${above}::text[]) AND w.jalur <> CASE WHEN i.level = 0 THEN w.nama ELSE w.nama || ', ' || i.jalur END
      RETURNING w.kode`.execute(db)
    above = rows.map((row) => row.kode)
  }
}
