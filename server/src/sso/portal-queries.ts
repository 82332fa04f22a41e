import { sql } from 'kysely'
import type { Db } from '../db/client'
import { hashOf } from './token-queries'

export type PortalCode = {
  idSesi: string
  idAkun: string
  redirectUri: string
  amr: string[]
  /** This is the first showing of it. */
  pertama: boolean
  kedaluwarsa: boolean
}

/** Takes a code, marking it as used; nothing when there is none or the session behind it has ended. */
export async function takePortalCode(db: Db, jenis: string, code: string): Promise<PortalCode | undefined> {
  const { rows } = await sql<PortalCode>`
    WITH lama AS (
      SELECT hash, dipakai_pada FROM sso_token WHERE jenis = ${jenis} AND hash = ${hashOf(jenis, code)} FOR UPDATE
    )
    UPDATE sso_token t SET dipakai_pada = coalesce(t.dipakai_pada, now())
      FROM lama, sesi s
     WHERE t.jenis = ${jenis} AND t.hash = lama.hash AND s.id::text = t.uid AND sesi_hidup(s.id)
    RETURNING t.isi ->> 'idSesi' AS id_sesi, t.isi ->> 'idAkun' AS id_akun, t.isi ->> 'redirectUri' AS redirect_uri, s.amr,
              lama.dipakai_pada IS NULL AS pertama, t.berakhir_pada < now() AS kedaluwarsa`.execute(db)
  return rows[0]
}

/** Ends what was handed over from a session to the other portal. */
export async function revokePortalSessionsOf(db: Db, idInduk: string): Promise<void> {
  await sql`
    UPDATE sesi SET dicabut_pada = now(), sebab_cabut = 'reuse'
     WHERE id_induk = ${idInduk} AND atas_nama IS NULL AND dicabut_pada IS NULL`.execute(db)
}
