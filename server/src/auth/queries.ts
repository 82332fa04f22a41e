import { sql } from 'kysely'
import type { Db } from '../db/client'

type GrantRow = { scopes: Record<string, string>; berlakuMulai: string | null; berlakuSelesai: string | null }

export type SessionRow = {
  sid: string
  collegeId: string
  uuid: string
  username: string
  nama: string | null
  email: string | null
  roles: string[]
  status: string
  versiToken: number
  versiSesi: number
  wajibGantiSandi: boolean
  /** Last day of an akun that may only look, of somebody who left. */
  hanyaBacaSampai: string | null
  idOperator: number | null
  aktif: boolean | null
  berlakuSelesai: string | null
  supervisor: boolean | null
  prodi: string | null
  idProdi: string[] | null
  sesiSemester: number | null
  grants: GrantRow[]
  lent: (GrantRow & { dari: string; prodi: string; idProdi: string[] })[]
  atasNama: string | null
  bolehUbah: boolean
  /** Whom the college asks for an authenticator: nobody, administrators, everybody. */
  totpWajib: string | null
  totpAktif: boolean
}

/** What decides about the rights of an account `a` and its operator `o`, whatever it is joined with. */
const RIGHTS = sql`
  a.college_id, a.uuid, a.username, coalesce(o.nama, a.username) AS nama, coalesce(o.email, a.email) AS email, a.roles, a.status,
  a.versi_token, a.wajib_ganti_sandi, a.hanya_baca_sampai, a.id_operator, o.aktif, o.berlaku_selesai, o.supervisor, o.prodi, o.sesi_semester,
  CASE WHEN coalesce(o.prodi, '') = '' THEN NULL ELSE (
    SELECT coalesce(array_agg(p.id::text), '{}') FROM prodi p WHERE p.college_id = a.college_id AND p.kode = ANY (string_to_array(ltrim(o.prodi, '#'), '#'))
  ) END AS id_prodi,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('scopes', h.scopes, 'berlakuMulai', g.berlaku_mulai, 'berlakuSelesai', g.berlaku_selesai))
      FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     WHERE g.college_id = a.college_id AND g.id_operator = a.id_operator
  ), '[]'::jsonb) AS grants,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'dari', pa.uuid, 'prodi', p.prodi, 'scopes', h.scopes,
             'idProdi', (SELECT coalesce(jsonb_agg(pr.id), '[]') FROM prodi pr WHERE pr.college_id = l.college_id AND pr.kode = ANY (string_to_array(ltrim(p.prodi, '#'), '#'))),
             'berlakuMulai', greatest(l.berlaku_mulai, g.berlaku_mulai), 'berlakuSelesai', least(l.berlaku_selesai, g.berlaku_selesai)))
      FROM pelimpahan l
      JOIN operator p ON p.college_id = l.college_id AND p.id = l.id_pemberi
      JOIN akun pa ON pa.college_id = p.college_id AND pa.id_operator = p.id
      JOIN operator_hak_akses g ON g.college_id = l.college_id AND g.id_operator = l.id_pemberi AND g.id_hak_akses = ANY (l.id_hak_akses)
      JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     WHERE l.college_id = a.college_id AND l.id_penerima = a.id_operator AND l.diakhiri_pada IS NULL
  ), '[]'::jsonb) AS lent,
  (SELECT k.value FROM konfigurasi k WHERE k.college_id = a.college_id AND k.keyword = 'totp_wajib') AS totp_wajib,
  EXISTS (SELECT FROM akun_totp t WHERE t.college_id = a.college_id AND t.id_akun = a.uuid AND t.aktif_pada IS NOT NULL) AS totp_aktif`

/** A living session with everything that decides about rights, in one statement; none when it was revoked or ended. */
export async function findSession(db: Db, collegeId: string, sid: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT s.id AS sid, s.versi_token AS versi_sesi, s.atas_nama, s.boleh_ubah, ${RIGHTS}
      FROM sesi s
      JOIN akun a ON a.college_id = s.college_id AND a.uuid = s.id_akun
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE s.college_id = ${collegeId} AND s.id = ${sid} AND s.dicabut_pada IS NULL AND s.berakhir_pada > now()
       AND (s.id_induk IS NULL OR sesi_hidup(s.id_induk))`.execute(db)
  return rows[0]
}

export type AccountRow = Omit<SessionRow, 'sid' | 'versiSesi' | 'atasNama' | 'bolehUbah'>

/** The rights of an account that is not signed in: what its jobs run with. */
export async function findAccount(db: Db, collegeId: string, akun: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    SELECT ${RIGHTS}
      FROM akun a
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE a.college_id = ${collegeId} AND a.uuid = ${akun}`.execute(db)
  return rows[0]
}

/** The server's own secret of that name, made at the first asking. */
export async function serverKey(db: Db, nama: string, fresh: string): Promise<string> {
  await db
    .insertInto('kunciServer')
    .values({ nama, nilai: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { nilai } = await db.selectFrom('kunciServer').select('nilai').where('nama', '=', nama).executeTakeFirstOrThrow()
  return nilai
}

/** Stands for a list that names no existing prodi: sees nothing instead of everything. */
export const NO_PRODI = '00000000-0000-0000-0000-000000000000'

/** Tells the running transaction which prodi the writer may touch and whom he stands for. */
export async function setRights(
  db: Db,
  { idProdi, atasNama, untuk }: { idProdi: readonly string[] | null; atasNama: string | null; untuk: string | null },
): Promise<void> {
  if (idProdi === null && atasNama === null && untuk === null) return
  const prodi = idProdi === null ? '' : idProdi.join(',') || NO_PRODI
  await sql`
    SELECT set_config('app.prodi', ${prodi}, true), set_config('app.atas_nama', ${atasNama ?? ''}, true), set_config('app.untuk_akun', ${untuk ?? ''}, true)`.execute(
    db,
  )
}

/** Looks past the prodi wall for one question, such as whether a NIK is taken anywhere in the college; never for showing rows. */
export async function acrossProdi<T>(db: Db, ask: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ prodi: string | null }>`SELECT current_setting('app.prodi', true) AS prodi`.execute(db)
  const set = (prodi: string) => sql`SELECT set_config('app.prodi', ${prodi}, true)`.execute(db)
  await set('')
  let answer: T
  try {
    answer = await ask()
  } catch (error) {
    // A query that failed has ended the transaction, which then refuses this one too; what counts is why it failed.
    await set(rows[0]?.prodi ?? '').catch(() => undefined)
    throw error
  }
  await set(rows[0]?.prodi ?? '')
  return answer
}

/** Says in the audit log why and as what act the rest of this transaction writes (PL-R58). */
export async function noteAct(db: Db, { aksi, alasan }: { aksi?: string; alasan?: string | undefined }): Promise<void> {
  await sql`SELECT set_config('app.aksi', ${aksi ?? ''}, true), set_config('app.alasan', ${alasan ?? ''}, true)`.execute(db)
}
