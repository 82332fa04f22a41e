import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type AkunTotp = {
  rahasia: string | null
  calon: string | null
  calonPada: Date | null
  langkah: number
  kodePemulihan: string[]
  aktifPada: Date | null
}

/** Locked, so that one code can't be shown twice at the same moment. */
export async function findTotp(db: Db, idAkun: string, { lock = false } = {}): Promise<AkunTotp | undefined> {
  const query = db
    .selectFrom('akunTotp')
    .select(['rahasia', 'calon', 'calonPada', 'langkah', 'kodePemulihan', 'aktifPada'])
    .where('idAkun', '=', idAkun)
  return await (lock ? query.forUpdate() : query).executeTakeFirst()
}

export async function putCandidate(db: Db, idAkun: string, calon: string): Promise<void> {
  await sql`
    INSERT INTO akun_totp (id_akun, calon, calon_pada) VALUES (${idAkun}, ${calon}, now())
    ON CONFLICT (college_id, id_akun) DO UPDATE SET calon = excluded.calon, calon_pada = excluded.calon_pada`.execute(db)
}

export async function activateTotp(
  db: Db,
  idAkun: string,
  row: { rahasia: string; langkah: number; kodePemulihan: string[] },
): Promise<void> {
  await db
    .updateTable('akunTotp')
    .set({ ...row, calon: null, calonPada: null, aktifPada: sql<Date>`now()` })
    .where('idAkun', '=', idAkun)
    .execute()
}

export async function markStep(db: Db, idAkun: string, langkah: number): Promise<void> {
  await db.updateTable('akunTotp').set({ langkah }).where('idAkun', '=', idAkun).execute()
}

/** Takes a recovery code, which works once; false when it is none of theirs. */
export async function takeRecoveryCode(db: Db, idAkun: string, hash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE akun_totp SET kode_pemulihan = array_remove(kode_pemulihan, ${hash}) WHERE id_akun = ${idAkun} AND ${hash} = ANY (kode_pemulihan)`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function dropTotp(db: Db, idAkun: string): Promise<void> {
  await db.deleteFrom('akunTotp').where('idAkun', '=', idAkun).execute()
}
