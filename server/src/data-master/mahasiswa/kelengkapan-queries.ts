import type { DataKelengkapan } from '@sivitas/rules/data-master/kelengkapan'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type KelengkapanRow = DataKelengkapan & { id: string }

/** Everything that completeness looks at, of many registrations (DM-R8). A school counts by register or by name. */
export async function readKelengkapan(db: Db, ids: readonly string[]): Promise<KelengkapanRow[]> {
  const { rows } = await sql<KelengkapanRow>`
    SELECT m.id, b.nama, b.jenis_kelamin, b.tempat_lahir, b.tanggal_lahir, b.id_agama, b.kewarganegaraan, b.nik, b.nik_terverifikasi, b.no_paspor,
           b.nama_ibu_kandung, b.kelurahan, b.id_wilayah, b.handphone, b.email, m.periode_masuk, m.tanggal_masuk, m.jenis_daftar, m.jalur_daftar,
           m.pembiayaan, m.biaya_masuk, m.id_pt_asal, b.id_foto AS foto, p.id_pddikti IS NOT NULL AS prodi_terpetakan,
           coalesce(m.id_sekolah, (SELECT r.id FROM riwayat_pendidikan r WHERE r.college_id = m.college_id AND r.id_biodata = m.id_biodata LIMIT 1)) AS pendidikan_asal
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.college_id = app_college() AND m.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return rows
}

type Stored = { id: string; titik: number; siap: boolean; kurang: number }

/** Writes completeness where it differs; a row that stays as it was costs no write. */
export async function writeKelengkapan(db: Db, rows: readonly Stored[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m SET kelengkapan = baru.titik, siap_pddikti = baru.siap, kurang = baru.kurang
      FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ titik }) => titik)}::int[], ${rows.map(({ siap }) => siap)}::boolean[],
                  ${rows.map(({ kurang }) => kurang)}::int[]) AS baru(id, titik, siap, kurang)
     WHERE m.college_id = app_college() AND m.id = baru.id
       AND (m.kelengkapan, m.siap_pddikti, m.kurang) IS DISTINCT FROM (baru.titik, baru.siap, baru.kurang)`.execute(db)
}

/** All registrations of persons, those in other prodi too. */
export async function registrationsOf(db: Db, idBiodata: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM mahasiswa WHERE id_biodata = ANY (${[...idBiodata]}::uuid[]) ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next registrations behind an id, in the order of their ids. */
export async function idsBehind(db: Db, id: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM mahasiswa WHERE college_id = app_college() AND id > coalesce(${id}::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id LIMIT ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
