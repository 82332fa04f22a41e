import { sql } from 'kysely'
import type { Db } from '../db/client'

/** The history of one row with the names of who wrote and on whose behalf. */
export const selectAudit = (db: Db, { entitas, idBaris }: { entitas: string; idBaris: string }) =>
  db
    .selectFrom('auditLog')
    .leftJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'auditLog.collegeId').onRef('akun.uuid', '=', 'auditLog.idAkun'))
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .leftJoin('akun as wakil', (on) =>
      on.onRef('wakil.collegeId', '=', 'auditLog.collegeId').onRef('wakil.uuid', '=', 'auditLog.atasNamaOleh'),
    )
    .select([
      'auditLog.id',
      'auditLog.waktu',
      'auditLog.aksi',
      'auditLog.entitas',
      'auditLog.idBaris',
      'auditLog.label',
      'auditLog.sebelum',
      'auditLog.sesudah',
      'auditLog.alasan',
    ])
    .select((eb) => [eb.fn.coalesce('operator.nama', 'akun.username').as('namaAkun'), 'wakil.username as atasNama'])
    .where('auditLog.entitas', '=', entitas)
    .where('auditLog.idBaris', '=', idBaris)

/** Tables with a prodi wall of their own: a row that the wall hides hides its history too. */
const WALLED = new Set(['mahasiswa', 'biodata', 'konsentrasi', 'kelas_default'])

export async function rowIsVisible(db: Db, entitas: string, idBaris: string): Promise<boolean> {
  if (!WALLED.has(entitas)) return true
  const { rows } = await sql<{ bebas: boolean }>`SELECT app_prodi() IS NULL AS bebas`.execute(db)
  if (rows[0]?.bebas) return true
  const found = await sql`SELECT 1 FROM ${sql.table(entitas)} WHERE id::text = ${idBaris}`.execute(db)
  return found.rows.length > 0
}
