import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Views that an account may open: its own, and those shared with a role that it holds on a day. */
const visible = (idAkun: string, hari: string) => sql<boolean>`(t.id_akun = ${idAkun} OR t.id_hak_akses IN (
    SELECT g.id_hak_akses FROM akun a JOIN operator_hak_akses g ON g.college_id = a.college_id AND g.id_operator = a.id_operator
     WHERE a.uuid = ${idAkun} AND ${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity')))`

const select = (db: Db) =>
  db
    .selectFrom('tampilanBersama as t')
    .innerJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 't.collegeId').onRef('a.uuid', '=', 't.idAkun'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select(['t.id', 't.versi', 't.layar', 't.nama', 't.halaman', 't.panggilan', 't.query', 't.idHakAkses', 't.disematkan', 't.idAkun'])
    .select(sql<string>`coalesce(o.nama, a.username)`.as('pemilik'))

export const listTampilan = (db: Db, idAkun: string, hari: string) =>
  select(db).where(visible(idAkun, hari)).orderBy('t.nama').orderBy('t.id').limit(500).execute()

export const findTampilan = (db: Db, id: string) => select(db).where('t.id', '=', id).executeTakeFirst()

export type TampilanRow = NonNullable<Awaited<ReturnType<typeof findTampilan>>>

/** Whether an operator holds a role on a day. */
export async function holdsRole(
  db: Db,
  { idOperator, idHakAkses, hari }: { idOperator: number | null; idHakAkses: string; hari: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM operator_hak_akses g WHERE g.id_operator = ${idOperator} AND g.id_hak_akses = ${idHakAkses}
       AND ${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity')`.execute(db)
  return rows.length > 0
}
