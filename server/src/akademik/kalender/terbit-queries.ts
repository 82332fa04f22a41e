import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type Terbitan = {
  tahun: number
  terbitPada: Date | null
  nomorSk: string | null
  tanggalSk: string | null
  jumlah: number
  berubah: number
}

/** Whether a year is published, how many entries it has, and how many of them changed since. */
export async function findTerbitan(db: Db, tahun: number): Promise<Terbitan> {
  const { rows } = await sql<Terbitan>`
    SELECT ${tahun}::int AS tahun, t.terbit_pada, t.nomor_sk, t.tanggal_sk, coalesce(k.jumlah, 0) AS jumlah, coalesce(k.berubah, 0) AS berubah
      FROM (SELECT 1) AS satu
      LEFT JOIN kalender_terbit t ON t.tahun = ${tahun}
      LEFT JOIN LATERAL (SELECT count(*)::int AS jumlah, count(*) FILTER (WHERE e.diubah_pada > t.terbit_pada)::int AS berubah
        FROM kalender_akademik e JOIN periode p ON p.college_id = e.college_id AND p.id = e.id_periode WHERE p.tahun = ${tahun}) k ON true`.execute(
    db,
  )
  const [terbitan] = rows
  if (!terbitan) throw new Error('The question for a published year answered no row.')
  return terbitan
}

/** Publishes a year, anew where it was published before. */
export async function putTerbitan(
  db: Db,
  row: { tahun: number; nomorSk: string | null; tanggalSk: string | null; terbitPada: Date },
): Promise<void> {
  const { tahun: _tahun, ...isi } = row
  const { numUpdatedRows } = await db.updateTable('kalenderTerbit').set(isi).where('tahun', '=', row.tahun).executeTakeFirst()
  if (numUpdatedRows === 0n) await db.insertInto('kalenderTerbit').values(row).execute()
}

export const removeTerbitan = (db: Db, tahun: number) => db.deleteFrom('kalenderTerbit').where('tahun', '=', tahun).execute()

/** The published years, newest first. */
export const listTerbit = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('kalenderTerbit').select('tahun').orderBy('tahun', 'desc').execute()).map(({ tahun }) => tahun)
