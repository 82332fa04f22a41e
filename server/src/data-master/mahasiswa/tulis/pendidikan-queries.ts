import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export const findPendidikan = (db: Db, idBiodata: string, id: string) =>
  db.selectFrom('riwayatPendidikan').selectAll().where('id', '=', id).where('idBiodata', '=', idBiodata).executeTakeFirst()

export const hapusPendidikan = (db: Db, id: string) => db.deleteFrom('riwayatPendidikan').where('id', '=', id).execute()

/** Whether a study programme of the shared register belongs to an institution of it. */
export async function prodiMilikPt(db: Db, idProdi: string, idPt: string | null): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM referensi_prodi WHERE id = ${idProdi} AND (${idPt}::uuid IS NULL OR id_perguruan_tinggi = ${idPt}::uuid)`.execute(
      db,
    )
  return rows.length > 0
}
