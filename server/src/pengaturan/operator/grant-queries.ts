import { SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'
import type { Hak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Grant = { idOperator: number; hak: Hak; sampai: string | null; hari: string }

/** A role of exactly one right, made when it is first needed, so that a request is never answered with more than it asked for. */
async function roleOf(db: Db, { kode, tingkat }: Hak): Promise<string> {
  const nama = `Akses ${kode} (${tingkat === 'T' ? 'tulis' : 'baca'})`
  const scopes = JSON.stringify({ [kode]: tingkat })
  const { rows } = await sql<{ id: string }>`
    WITH ada AS (SELECT id FROM hak_akses WHERE lower(nama) = lower(${nama}) AND scopes = ${scopes}::jsonb),
         baru AS (INSERT INTO hak_akses (nama, deskripsi, scopes) SELECT ${nama}, ${`Diberikan atas permintaan: ${SCOPES[kode as ScopeCode]?.nama ?? kode}`}, ${scopes}::jsonb
                   WHERE NOT EXISTS (SELECT FROM ada) RETURNING id)
    SELECT id FROM ada UNION ALL SELECT id FROM baru`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No role for ${nama}.`)
  return row.id
}

/**
 * Gives an operator one right until a day (included), or for good, and answers by which role and until when it counts
 * now: a grant that lasts longer already is left alone. The caller has checked that he may give it.
 */
export async function grantScope(db: Db, { idOperator, hak, sampai, hari }: Grant): Promise<{ idHakAkses: string; sampai: string | null }> {
  const idHakAkses = await roleOf(db, hak)
  const { rows } = await sql<{ sampai: string | null }>`
    INSERT INTO operator_hak_akses AS g (id_operator, id_hak_akses, berlaku_mulai, berlaku_selesai)
    VALUES (${idOperator}, ${idHakAkses}, ${hari}::date, ${sampai}::date)
    ON CONFLICT (college_id, id_operator, id_hak_akses) DO UPDATE
      SET berlaku_mulai = least(g.berlaku_mulai, excluded.berlaku_mulai),
          berlaku_selesai = CASE WHEN g.berlaku_selesai IS NULL OR excluded.berlaku_selesai IS NULL THEN NULL ELSE greatest(g.berlaku_selesai, excluded.berlaku_selesai) END
    RETURNING berlaku_selesai AS sampai`.execute(db)
  return { idHakAkses, sampai: rows[0]?.sampai ?? null }
}
