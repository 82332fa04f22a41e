import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export const insertMassal = (db: Db, row: { kunci: string; akun: readonly string[] }) =>
  db
    .insertInto('sandiMassal')
    .values({ kunci: row.kunci, akun: [...row.akun] })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findMassal = (db: Db, id: string) =>
  db.selectFrom('sandiMassal').select(['kunci', 'akun']).where('id', '=', id).executeTakeFirst()

/** Forgets the key: this one's, and that of any run that died a day ago. */
export const forgetMassal = (db: Db, id: string) =>
  sql`DELETE FROM sandi_massal WHERE id = ${id} OR dibuat_pada < now() - interval '24 hours'`.execute(db)

/** Stores first passwords, keeps old ones in the list of used ones, and ends every session of these accounts. */
export async function storeHashes(db: Db, rows: readonly { idAkun: string; hash: string }[]): Promise<void> {
  const ids = rows.map(({ idAkun }) => idAkun)
  await sql`INSERT INTO sandi_lama (id_akun, sandi_hash) SELECT uuid, sandi_hash FROM akun WHERE uuid = ANY (${ids}::uuid[]) AND sandi_hash IS NOT NULL`.execute(
    db,
  )
  await sql`
    UPDATE akun a SET sandi_hash = n.hash, wajib_ganti_sandi = true, sandi_diubah_pada = now(), versi_token = a.versi_token + 1, terkunci_sampai = NULL, jumlah_kunci = 0
      FROM jsonb_to_recordset(${JSON.stringify(rows.map(({ idAkun, hash }) => ({ id: idAkun, hash })))}::jsonb) AS n(id uuid, hash text) WHERE a.uuid = n.id`.execute(
    db,
  )
  await sql`UPDATE sesi SET dicabut_pada = now(), sebab_cabut = 'sandi' WHERE id_akun = ANY (${ids}::uuid[]) AND dicabut_pada IS NULL`.execute(
    db,
  )
}

export type Owner = { idAkun: string; username: string; nama: string; unit: string }

/** Names for list and slips, by unit and username, so that slips come out in the order in which they are handed out. */
export async function listOwners(db: Db, akun: readonly string[]): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    SELECT a.uuid AS id_akun, a.username, coalesce(m.nama, o.nama, a.username) AS nama,
           coalesce(p.jenjang_prodi || ' - ' || p.nama || ' · ' || m.angkatan, 'Operator') AS unit
      FROM akun a LEFT JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE a.uuid = ANY (${akun}::uuid[]) ORDER BY unit, a.username`.execute(db)
  return rows
}

/** Where these people sign in: the portal of students where the college has one, else its own main site. */
export async function portalAddress(db: Db, forStudents: boolean): Promise<string> {
  const { rows } = await sql<{ alamat: string | null }>`
    SELECT coalesce(CASE WHEN ${forStudents} THEN (SELECT nullif(value, '') FROM konfigurasi WHERE keyword = 'url_portal_mahasiswa') END,
                    (SELECT origin FROM site WHERE college_id = app_college() AND aktif ORDER BY jenis = 'utama' DESC, dibuat_pada, origin LIMIT 1)) AS alamat`.execute(
    db,
  )
  return rows[0]?.alamat ?? ''
}

/** The ZIP goes after a day, whatever the college says of other results. */
export const expireTomorrow = (db: Db, idBerkas: string) =>
  sql`UPDATE berkas SET kedaluwarsa_pada = now() + interval '24 hours' WHERE id = ${idBerkas}`.execute(db)
