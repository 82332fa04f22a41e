import { sql } from 'kysely'
import type { Db } from '../db/client'

/** A person as other systems are told of him. */
export type Person = {
  uuid: string
  username: string
  email: string | null
  emailTerverifikasi: boolean
  roles: string[]
  diubahPada: Date
  nama: string
  nim: string | null
  nidn: string | null
  nuptk: string | null
  kodeProdi: string | null
  namaProdi: string | null
  jenjang: string | null
  angkatan: number | null
  statusMahasiswa: string | null
  /** Photos by the role that they belong to: files. */
  fotoOperator: string | null
  fotoMahasiswa: string | null
  fotoDosen: string | null
  /** Names of the hak akses that are valid today. */
  hakAkses: string[]
}

export async function findPerson(db: Db, uuid: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    SELECT a.uuid, a.username, a.email, a.email_terverifikasi, a.roles, a.diubah_pada,
           coalesce(o.nama, m.nama, d.nama, a.username) AS nama, m.nim, d.nidn, d.nuptk,
           p.kode AS kode_prodi, p.nama AS nama_prodi, p.jenjang_prodi AS jenjang, m.angkatan, m.status AS status_mahasiswa,
           o.id_foto AS foto_operator, b.id_foto AS foto_mahasiswa, d.id_foto AS foto_dosen,
           coalesce((
             SELECT array_agg(h.nama ORDER BY h.nama)
               FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
              WHERE g.college_id = a.college_id AND g.id_operator = a.id_operator
                AND coalesce(g.berlaku_mulai <= current_date, true) AND coalesce(g.berlaku_selesai >= current_date, true)
           ), '{}') AS hak_akses
      FROM akun a
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
      LEFT JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN dosen d ON d.college_id = a.college_id AND d.id = a.id_dosen
      LEFT JOIN prodi p ON p.college_id = a.college_id AND p.id = coalesce(m.id_prodi, d.id_prodi_homebase)
     WHERE a.uuid = ${uuid} AND a.status <> 'nonaktif'`.execute(db)
  return rows[0]
}

/** What a grant says about the one who entered by it. */
export type GrantFacts = {
  idSesi: string
  sebagai: string | null
  bolehUbah: boolean
  /** The administrator behind a 'login sebagai'. */
  wakil: { sub: string; username: string; nama: string } | null
}

export async function findGrantFacts(db: Db, idHibah: string): Promise<GrantFacts | undefined> {
  const { rows } = await sql<GrantFacts>`
    SELECT h.id_sesi, h.sebagai, s.boleh_ubah,
           CASE WHEN s.atas_nama IS NULL THEN NULL
                ELSE jsonb_build_object('sub', w.uuid, 'username', w.username, 'nama', coalesce(o.nama, w.username)) END AS wakil
      FROM sso_hibah h JOIN sesi s ON s.college_id = h.college_id AND s.id = h.id_sesi
      LEFT JOIN akun w ON w.college_id = s.college_id AND w.uuid = s.atas_nama
      LEFT JOIN operator o ON o.college_id = w.college_id AND o.id = w.id_operator
     WHERE h.id = ${idHibah}`.execute(db)
  return rows[0]
}

export type HibahBaru = { id: string; idSesi: string; idAkun: string; idKlien: string; sebagai: string | null; issuer: string }

export async function insertHibah(db: Db, row: HibahBaru): Promise<void> {
  await db.insertInto('ssoHibah').values(row).execute()
}
