import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { selectFakultas } from '../fakultas/queries'
import { selectJurusan } from '../jurusan/queries'
import { selectProdi } from '../prodi/list-queries'

/** All faculties, in their order. */
export const listFakultas = (db: Db) =>
  selectFakultas(db).orderBy('fakultas.urut').orderBy('fakultas.kode').orderBy('fakultas.id').execute()

/** All departments, in their order. */
export const listJurusan = (db: Db) => selectJurusan(db).orderBy('jurusan.urut').orderBy('jurusan.kode').orderBy('jurusan.id').execute()

/** Prodi with the accreditation of a day, and what a sheet says of them beside the list; `own` narrows to those of the operator. */
export const listProdi = (db: Db, day: string, own: readonly string[] | null) =>
  selectProdi(db, day, { own })
    .select([
      'prodi.namaInggris',
      'prodi.gelar',
      'prodi.singkatanGelar',
      'prodi.skPenyelenggaraan',
      'prodi.tanggalSk',
      'prodi.tanggalTutup',
      'prodi.sksLulus',
      'prodi.masaTempuh',
      'prodi.telepon',
      'prodi.email',
      'prodi.website',
      'prodi.visi',
      'prodi.misi',
    ])
    .orderBy('prodi.kode')
    .orderBy('prodi.id')
    .execute()

/** Lecturers of a homebase alike in what a report counts by. */
export type DosenHitung = {
  idProdi: string | null
  jenisDosen: string
  keaktifan: string
  pendidikan: string
  /** Codes rise with what they name. */
  kodePendidikan: string | null
  jabatan: string
  kodeJabatan: string | null
  jumlah: number
}

const nama = (daftar: string, kode: ReturnType<typeof sql>) =>
  sql`coalesce((SELECT r.nama FROM ref_kode r WHERE r.college_id = d.college_id AND r.daftar = ${daftar} AND r.kode = ${kode}), 'Tidak diisi')`

/**
 * Counts lecturers as they were on a day (DM-R10): keaktifan, rank and degree by the rows of their histories that had begun; who has rows but
 * none that had begun was not here yet. The homebase is the present one, of which no history is kept.
 */
export async function hitungDosen(db: Db, hari: string): Promise<DosenHitung[]> {
  const { rows } = await sql<DosenHitung>`
    SELECT d.id_prodi_homebase AS id_prodi, d.jenis_dosen, d.keaktifan, ${nama('jenjang-pendidikan', sql`d.pendidikan`)} AS pendidikan,
           ${nama('jabatan-fungsional', sql`d.jabatan`)} AS jabatan,
           d.pendidikan AS kode_pendidikan, d.jabatan AS kode_jabatan, count(*)::int AS jumlah
      FROM (
        SELECT x.college_id, x.id_prodi_homebase, x.jenis_dosen,
               coalesce(
                 (SELECT CASE WHEN k.selesai IS NULL OR k.selesai >= ${hari}::date THEN k.keaktifan ELSE '1' END
                    FROM dosen_status k WHERE k.college_id = x.college_id AND k.id_dosen = x.id AND k.mulai <= ${hari}::date ORDER BY k.mulai DESC LIMIT 1),
                 CASE WHEN NOT EXISTS (SELECT 1 FROM dosen_status k WHERE k.college_id = x.college_id AND k.id_dosen = x.id AND k.mulai <= current_date)
                      THEN x.id_status_keaktifan END) AS keaktifan,
               coalesce(
                 (SELECT p.jenjang FROM dosen_pendidikan p
                   WHERE p.college_id = x.college_id AND p.id_dosen = x.id AND p.jenjang ~ '^(2[0-3]|3[0-2]|3[5-7]|4[01])$'
                     AND p.tahun_lulus <= extract(year FROM ${hari}::date) ORDER BY p.jenjang::int DESC LIMIT 1),
                 CASE WHEN NOT EXISTS (SELECT 1 FROM dosen_pendidikan p WHERE p.college_id = x.college_id AND p.id_dosen = x.id)
                      THEN x.pendidikan_tertinggi END) AS pendidikan,
               coalesce(
                 (SELECT j.kode FROM dosen_jabatan_fungsional j
                   WHERE j.college_id = x.college_id AND j.id_dosen = x.id AND j.tmt <= ${hari}::date ORDER BY j.tmt DESC LIMIT 1),
                 CASE WHEN NOT EXISTS (SELECT 1 FROM dosen_jabatan_fungsional j WHERE j.college_id = x.college_id AND j.id_dosen = x.id)
                      THEN x.jabatan_fungsional END) AS jabatan
          FROM dosen x
      ) d
     WHERE d.keaktifan IS NOT NULL
     GROUP BY d.college_id, d.id_prodi_homebase, d.jenis_dosen, d.keaktifan, d.pendidikan, d.jabatan`.execute(db)
  return rows
}
