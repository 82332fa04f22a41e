import { sql } from 'kysely'
import type { Db } from '../db/client'
import { hashOf } from '../sso/token-queries'

/** Whose access token this is, if a portal of ours (client of kind 'portal') got it and its session lives. */
export async function findPortalBearer(db: Db, token: string): Promise<{ sid: string; sub: string; versi: number } | undefined> {
  const { rows } = await sql<{ sid: string; sub: string; versi: number }>`
    SELECT s.id AS sid, s.id_akun AS sub, s.versi_token AS versi
      FROM sso_token t
      JOIN sso_hibah h ON h.college_id = t.college_id AND h.id = t.id_hibah
      JOIN sso_klien k ON k.college_id = h.college_id AND k.id = h.id_klien AND k.aktif AND k.jenis = 'portal' AND k.pihak_pertama
      JOIN sesi s ON s.college_id = h.college_id AND s.id = h.id_sesi
      JOIN sso_token g ON g.college_id = t.college_id AND g.jenis = 'Grant' AND g.id_hibah = t.id_hibah
     WHERE t.jenis = 'AccessToken' AND t.hash = ${hashOf('AccessToken', token)} AND t.berakhir_pada > now() AND sesi_hidup(s.id)`.execute(
    db,
  )
  return rows[0]
}
