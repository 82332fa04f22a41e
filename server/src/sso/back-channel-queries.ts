import { sql } from 'kysely'
import type { Db } from '../db/client'

export const MAX_ATTEMPTS = 4

export type DueLogout = { id: string; idSesi: string; idAkun: string; idKlien: string; issuer: string; alamat: string; percobaan: number }

/**
 * Takes one client that must hear of an ended session, and puts the next attempt off before anything is sent. One client
 * hears once of a session, however many grants it got in it.
 */
export async function claimLogout(db: Db): Promise<DueLogout | undefined> {
  const { rows } = await sql<DueLogout>`
    UPDATE sso_hibah h SET keluar_percobaan = h.keluar_percobaan + 1, keluar_lagi_pada = now() + make_interval(secs => 10 * power(6, h.keluar_percobaan)::int)
      FROM (
        SELECT h.id, k.backchannel_logout_uri AS alamat
          FROM sso_hibah h JOIN sso_klien k ON k.college_id = h.college_id AND k.id = h.id_klien AND k.backchannel_logout_uri IS NOT NULL
         WHERE h.keluar_terkirim_pada IS NULL AND h.keluar_lagi_pada <= now() AND h.keluar_percobaan < ${MAX_ATTEMPTS} AND NOT sesi_hidup(h.id_sesi)
         ORDER BY h.keluar_lagi_pada LIMIT 1 FOR UPDATE OF h SKIP LOCKED
      ) due
     WHERE h.id = due.id
    RETURNING h.id, h.id_sesi, h.id_akun, h.id_klien, h.issuer, due.alamat, h.keluar_percobaan AS percobaan`.execute(db)
  return rows[0]
}

/** The client knows, so its other grants of that session need not be told. */
export async function markTold(db: Db, { idSesi, idKlien }: Pick<DueLogout, 'idSesi' | 'idKlien'>): Promise<void> {
  await sql`UPDATE sso_hibah SET keluar_terkirim_pada = now() WHERE id_sesi = ${idSesi} AND id_klien = ${idKlien} AND keluar_terkirim_pada IS NULL`.execute(
    db,
  )
}
