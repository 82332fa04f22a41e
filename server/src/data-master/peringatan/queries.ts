import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type AkreditasiHabis = { id: string; nama: string | null; idProdi: string | null; nomorSk: string; tanggalBerakhir: string }

/**
 * Accreditations in force, or over, of which nothing newer exists, that end within so many days. A closed prodi needs none
 * (DM-R19).
 */
export async function listAkreditasiHabis(db: Db, hari: string, dalam: number): Promise<AkreditasiHabis[]> {
  const { rows } = await sql<AkreditasiHabis>`
    SELECT * FROM (
      SELECT DISTINCT ON (a.id_prodi) a.id, a.id_prodi, CASE WHEN p.id IS NULL THEN NULL ELSE p.jenjang_prodi || ' - ' || p.nama END AS nama, a.nomor_sk, a.tanggal_berakhir
        FROM akreditasi a LEFT JOIN prodi p ON p.college_id = a.college_id AND p.id = a.id_prodi
       WHERE p.status IS NULL OR p.status = 'A'
       ORDER BY a.id_prodi, a.tanggal_berakhir DESC, a.id) terakhir
     WHERE tanggal_berakhir <= ${hari}::date + ${dalam}::int ORDER BY tanggal_berakhir, id`.execute(db)
  return rows
}

export type DosenSepuh = { id: string; namaLengkap: string; tanggalLahir: string; profesor: boolean }

/** Lecturers at work who are old enough to retire within two years (DM-R22); the rule says on which day each of them does. */
export async function listDosenSepuh(db: Db, hari: string): Promise<DosenSepuh[]> {
  const { rows } = await sql<DosenSepuh>`
    SELECT id, nama_lengkap, tanggal_lahir, coalesce(jabatan_fungsional IN ('50','51'), false) AS profesor
      FROM dosen WHERE status_aktif = 'A' AND jenis_dosen = 'A' AND tanggal_lahir <= ${hari}::date - interval '62 years' ORDER BY tanggal_lahir, id`.execute(
    db,
  )
  return rows
}

export type PksHabis = { id: string; nama: string; nomorPks: string | null; berlakuSampai: string }

/** Agreements with agencies in use that end within so many days, or have just ended. */
export async function listPksHabis(db: Db, hari: string, dalam: number): Promise<PksHabis[]> {
  const { rows } = await sql<PksHabis>`
    SELECT id, nama, nomor_pks, berlaku_sampai FROM instansi
     WHERE aktif AND berlaku_sampai BETWEEN ${hari}::date - 30 AND ${hari}::date + ${dalam}::int ORDER BY berlaku_sampai, id`.execute(db)
  return rows
}
