import { boleh, type Scopes } from '@sivitas/rules/platform/scope'
import type { Db } from '../../../db/client'

/** Whether somebody may see a lecturer's files: F2, within his prodi; guests belong to all. */
export async function melihatDosen(
  db: Db,
  session: { scopes: Scopes; idProdi: readonly string[] | null },
  idDosen: string,
): Promise<boolean> {
  if (!boleh(session.scopes, { scope: 'F2', access: 'B' })) return false
  const row = await db.selectFrom('dosen').select('idProdiHomebase').where('id', '=', idDosen).executeTakeFirst()
  if (!row) return false
  return session.idProdi === null || row.idProdiHomebase === null || session.idProdi.includes(row.idProdiHomebase)
}
