import type { SaringanSandi } from '@sivitas/contract/pengaturan/kata-sandi/massal'
import { sql, type RawBuilder } from 'kysely'
import { anggotaKelompok } from '../../../data-master/public'
import type { Db } from '../../../db/client'

/** Whose students the caller may see, and whose sets and imports are his. */
type Asker = { uuid: string; sesiSemester: number }

type Found = { idAkun: string; idOperator: number | null; pernah: boolean }

/** Accounts of students behind the filter, as far as the caller may see the students. */
async function students(db: Db, { prodi, angkatan, kelompokTersimpan }: SaringanSandi, asker: Asker): Promise<RawBuilder<unknown>> {
  const members = kelompokTersimpan === undefined ? sql`true` : await anggotaKelompok(db, asker, kelompokTersimpan)
  return sql`
    SELECT a.uuid AS id_akun, NULL::int AS id_operator, a.terakhir_masuk IS NOT NULL AS pernah
      FROM akun a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
     WHERE a.status <> 'nonaktif' AND ${members}
       AND (${prodi === undefined} OR m.id_prodi IN (SELECT p.id FROM prodi p WHERE p.id::text = ANY (${prodi ?? []}::text[]) OR p.kode = ANY (${prodi ?? []}::text[])))
       AND (${angkatan === undefined} OR m.angkatan = ANY (${angkatan ?? []}::int[]))`
}

/** Accounts of operators that an import of the caller wrote; his own is never among them. */
const operators = (impor: string, { uuid }: Asker): RawBuilder<unknown> => sql`
    SELECT a.uuid AS id_akun, a.id_operator, a.terakhir_masuk IS NOT NULL AS pernah
      FROM impor_baris b JOIN impor i ON i.college_id = b.college_id AND i.id = b.id_impor
      JOIN akun a ON a.college_id = b.college_id AND a.id_operator = b.sasaran::int
     WHERE i.id = ${impor} AND i.jenis = 'operator' AND i.id_akun = ${uuid} AND b.status = 'tersimpan' AND a.uuid <> ${uuid} AND a.status <> 'nonaktif'`

/** Accounts that a filter means. */
export async function listTargets(db: Db, saringan: SaringanSandi, asker: Asker): Promise<Found[]> {
  const source = saringan.impor === undefined ? await students(db, saringan, asker) : operators(saringan.impor, asker)
  const { rows } = await sql<Found>`${source} ORDER BY id_akun`.execute(db)
  return rows
}

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
