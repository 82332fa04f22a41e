import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type AkunRow = {
  uuid: string
  username: string
  status: 'aktif' | 'terkunci' | 'nonaktif'
  terkunciSampai: Date | null
  terakhirMasuk: Date | null
  sandiDiubahPada: Date | null
  wajibGantiSandi: boolean
  hanyaBacaSampai: string | null
}

/** The account of a student; a lock that has run out is none any more. */
export async function findAkun(db: Db, idMahasiswa: string): Promise<AkunRow | undefined> {
  const { rows } = await sql<AkunRow>`
    SELECT uuid, username, CASE WHEN status = 'aktif' AND terkunci_sampai > now() THEN 'terkunci' ELSE status END AS status,
           CASE WHEN terkunci_sampai > now() THEN terkunci_sampai END AS terkunci_sampai, terakhir_masuk, sandi_diubah_pada, wajib_ganti_sandi, hanya_baca_sampai
      FROM akun WHERE id_mahasiswa = ${idMahasiswa}`.execute(db)
  return rows[0]
}

export type AkunBanyak = { idMahasiswa: string; uuid: string; status: string; pernahMasuk: boolean }

/** The accounts of many students; who has none is not answered. */
export async function listAkunBanyak(db: Db, ids: readonly string[]): Promise<AkunBanyak[]> {
  const { rows } = await sql<AkunBanyak>`
    SELECT id_mahasiswa, uuid, status, terakhir_masuk IS NOT NULL AS pernah_masuk FROM akun
     WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) ORDER BY username`.execute(db)
  return rows
}

type Calon = { idMahasiswa: string; nama: string; username: string; ada: boolean; bentrok: boolean }

/** Students with the user name that each would have, whether he has an account, and whether somebody else has that name. */
export async function listCalon(db: Db, ids: readonly string[]): Promise<Calon[]> {
  const { rows } = await sql<Calon>`
    SELECT m.id AS id_mahasiswa, m.nama, coalesce(a.username, lower(m.nim)) AS username, a.uuid IS NOT NULL AS ada,
           a.uuid IS NULL AND EXISTS (SELECT 1 FROM akun x WHERE x.college_id = m.college_id AND x.username = lower(m.nim)) AS bentrok
      FROM mahasiswa m LEFT JOIN akun a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id
     WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim`.execute(db)
  return rows
}

/** Accounts for students, named as their NIM; their first password is made when somebody asks for it. */
export async function insertAkun(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO akun (username, roles, id_mahasiswa, wajib_ganti_sandi)
    SELECT lower(m.nim), ARRAY['ROLE_MAHASISWA'], m.id, true FROM mahasiswa m WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(db)
}

/** Shuts an account, or opens it and lifts its lock. */
export async function setStatus(db: Db, uuid: string, status: 'aktif' | 'nonaktif'): Promise<void> {
  await sql`
    UPDATE akun SET status = ${status}, terkunci_sampai = NULL, jumlah_kunci = 0, versi_token = versi_token + CASE WHEN ${status} = 'nonaktif' THEN 1 ELSE 0 END
     WHERE uuid = ${uuid}`.execute(db)
}
