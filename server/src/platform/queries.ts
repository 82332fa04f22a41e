import { sql } from 'kysely'
import type { Db } from '../db/client'

/** What a college stored under a keyword; secrets are never answered. */
export async function findConfig(db: Db, keyword: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('konfigurasi')
    .select('value')
    .where('keyword', '=', keyword)
    .where('tipe', '<>', 'rahasia')
    .executeTakeFirst()
  return row?.value
}

/** Name of the legal body behind the college. */
export async function findNamaPerguruanTinggi(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('perguruanTinggi').select('nama').limit(1).executeTakeFirst())?.nama
}

/** The hiding table of an institution code. */
export type VarianIsi = { unik: string; disembunyikan: string[]; label: Record<string, string>; handoff: string[] }

export async function findVarian(
  db: Db,
  unik: string,
): Promise<(VarianIsi & { versi: number; diubahPada: Date; oleh: string | null }) | undefined> {
  const { rows } = await sql<VarianIsi & { versi: number; diubahPada: Date; oleh: string | null }>`
    SELECT v.unik, v.disembunyikan, v.label, v.handoff, v.versi, v.diubah_pada, coalesce(o.nama, a.username) AS oleh
      FROM varian v
      LEFT JOIN akun a ON a.college_id = v.college_id AND a.uuid = v.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE v.unik = ${unik}`.execute(db)
  return rows[0]
}

export async function saveVarian(db: Db, { unik, label, ...rest }: VarianIsi): Promise<void> {
  const values = { ...rest, label: JSON.stringify(label) }
  await db
    .insertInto('varian')
    .values({ unik, ...values })
    .onConflict((conflict) => conflict.columns(['collegeId', 'unik']).doUpdateSet(values))
    .execute()
}

/** Which institution code the college goes by. */
export const setUnik = (db: Db, collegeId: string, unik: string) =>
  db.updateTable('college').set({ unik }).where('collegeId', '=', collegeId).where('unik', '<>', unik).execute()
