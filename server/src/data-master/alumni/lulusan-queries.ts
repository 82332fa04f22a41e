import { sql } from 'kysely'
import type { Db } from '../../db/client'

/**
 * Makes students of status L alumni, in the transaction that gives them the status; who is one already gets the new facts of
 * his graduation, while contacts that the alumni office keeps stay. Somebody of that NIM who was imported as an old
 * alumnus is from now on the alumnus of his registration.
 * @param predikat the honour by student, where the caller knows it (AK-R58)
 */
export async function catatAlumni(db: Db, ids: readonly string[], predikat: Readonly<Record<string, string>> = {}): Promise<void> {
  if (ids.length === 0) return
  await sql`
    INSERT INTO alumni (id_mahasiswa, nim, nama, id_prodi, angkatan, periode_lulus, tanggal_lulus, ipk, predikat, nomor_ijazah, judul_ta, handphone, email, alamat, id_wilayah, sumber)
    SELECT m.id, m.nim, m.nama, m.id_prodi, m.angkatan, coalesce(m.periode_keluar, m.status_sejak_periode), coalesce(m.tanggal_keluar, m.tanggal_status),
           coalesce(m.ipk_lulus, m.ipk), ${JSON.stringify(predikat)}::jsonb ->> m.id::text, m.nomor_ijazah, m.judul_skripsi,
           b.handphone, b.email, nullif(left(concat_ws(', ', b.jalan, b.kelurahan), 200), ''), b.id_wilayah, 'sistem'
      FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
     WHERE m.id = ANY (${ids}::uuid[]) AND m.status = 'L'
    ON CONFLICT (college_id, nim) DO UPDATE SET
      id_mahasiswa = excluded.id_mahasiswa, nama = excluded.nama, id_prodi = excluded.id_prodi, angkatan = excluded.angkatan, periode_lulus = excluded.periode_lulus,
      tanggal_lulus = excluded.tanggal_lulus, ipk = excluded.ipk, predikat = coalesce(excluded.predikat, alumni.predikat),
      nomor_ijazah = coalesce(excluded.nomor_ijazah, alumni.nomor_ijazah), judul_ta = coalesce(excluded.judul_ta, alumni.judul_ta), sumber = 'sistem',
      handphone = coalesce(alumni.handphone, excluded.handphone), email = coalesce(alumni.email, excluded.email),
      alamat = coalesce(alumni.alamat, excluded.alamat), id_wilayah = coalesce(alumni.id_wilayah, excluded.id_wilayah)`.execute(db)
}

/** Takes the alumni of these registrations away, when their graduation is cancelled; who assists meanwhile does so as a student again. */
export async function lepasAlumni(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE asisten_lab s SET id_mahasiswa = a.id_mahasiswa, id_alumni = NULL
      FROM alumni a WHERE a.college_id = s.college_id AND a.id = s.id_alumni AND a.id_mahasiswa = ANY (${ids}::uuid[])`.execute(db)
  await sql`DELETE FROM alumni WHERE id_mahasiswa = ANY (${ids}::uuid[])`.execute(db)
}
