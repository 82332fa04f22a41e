import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { OperatorState } from '../set-queries'

/** An operator as he was before a bulk act, and the version that it left behind. */
export type Undoable = { id: number; versi: number; sebelum: OperatorState }

/** Keeps what a bulk act changed, for its undo. */
export const insertAct = (db: Db, row: { idAkun: string; jenis: string; baris: readonly Undoable[] }) =>
  db
    .insertInto('tindakanMassal')
    .values({ ...row, baris: JSON.stringify(row.baris) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Uses an act of the last day up and answers what it changed; none when it is somebody else's, old, or undone already. */
export async function takeAct(db: Db, { id, idAkun }: { id: string; idAkun: string }): Promise<Undoable[] | undefined> {
  const { rows } = await sql<{ baris: Undoable[] }>`
    UPDATE tindakan_massal SET diurungkan_pada = now()
     WHERE id = ${id} AND id_akun = ${idAkun} AND diurungkan_pada IS NULL AND dibuat_pada > now() - interval '24 hours' RETURNING baris`.execute(
    db,
  )
  return rows[0]?.baris
}

/** Closes or opens the accounts of operators as their state says; whoever is shut out loses every session. */
export async function followActive(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE akun a SET versi_token = CASE WHEN o.aktif THEN a.versi_token ELSE a.versi_token + 1 END,
           status = CASE WHEN o.aktif AND a.status = 'nonaktif' THEN 'aktif'
                         WHEN NOT o.aktif AND a.roles <@ ARRAY['ROLE_OPERATOR'] THEN 'nonaktif' ELSE a.status END
      FROM operator o WHERE o.college_id = a.college_id AND o.id = a.id_operator AND o.id = ANY (${ids}::int[])`.execute(db)
  await sql`
    UPDATE sesi s SET dicabut_pada = now(), sebab_cabut = 'nonaktif'
      FROM akun a JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE a.college_id = s.college_id AND a.uuid = s.id_akun AND o.id = ANY (${ids}::int[]) AND NOT o.aktif AND s.dicabut_pada IS NULL`.execute(
    db,
  )
}
