import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Everything that is counted for one period, in one question. Numbers of what is missing unless the name says otherwise. */
export type Hitungan = {
  statusPeriode: string | null
  entriKalender: number
  kalenderTerbit: boolean
  prodiAktif: number
  prodiTanpaKurikulum: number
  kelas: number
  kelasTanpaDosen: number
  dosenTanpaHomebase: number
  mahasiswaTanpaPa: number
  hakSksUmum: number
  sksKelulusan: number
  skalaUmum: number
  jabatanTanpaPejabat: number
  jabatan: number
  penomoran: number
  fiturKrsTerbuka: number
  petugasKedaluwarsa: number
  surelGagal: number
  pekerjaanGagal: number
}

type Pertanyaan = { periode: number; angkatan: number; hariIni: string }

/** Facts of a period for the checks. `angkatan` is the year of entry that begins in it. */
export async function countKesiapan(db: Db, { periode, angkatan, hariIni }: Pertanyaan): Promise<Hitungan> {
  const { rows } = await sql<Hitungan>`
    WITH p AS (SELECT (SELECT status FROM periode WHERE id = ${periode}) AS status, (SELECT tahun FROM periode WHERE id = ${periode}) AS tahun,
                      (SELECT tanggal_mulai FROM periode WHERE id = ${periode}) AS mulai, (SELECT tanggal_selesai FROM periode WHERE id = ${periode}) AS selesai)
    SELECT p.status AS status_periode,
           (SELECT count(*)::int FROM kalender_akademik k WHERE k.id_periode = ${periode}) AS entri_kalender,
           EXISTS (SELECT 1 FROM kalender_terbit t WHERE t.tahun = p.tahun) AS kalender_terbit,
           (SELECT count(*)::int FROM prodi r WHERE r.status = 'A') AS prodi_aktif,
           (SELECT count(*)::int FROM prodi r WHERE r.status = 'A' AND NOT EXISTS (SELECT 1 FROM kurikulum u
              WHERE u.college_id = r.college_id AND u.id_prodi = r.id AND u.status = 'aktif' AND u.angkatan_mulai <= ${angkatan} AND coalesce(u.angkatan_sampai, ${angkatan}) >= ${angkatan})) AS prodi_tanpa_kurikulum,
           (SELECT count(*)::int FROM kelas_kuliah k WHERE k.id_periode = ${periode}) AS kelas,
           (SELECT count(*)::int FROM kelas_kuliah k WHERE k.id_periode = ${periode} AND k.id_dosen IS NULL) AS kelas_tanpa_dosen,
           (SELECT count(*)::int FROM dosen d WHERE d.jenis_dosen = 'A' AND d.status_aktif = 'A' AND d.id_prodi_homebase IS NULL) AS dosen_tanpa_homebase,
           (SELECT count(*)::int FROM mahasiswa m WHERE m.status = 'A' AND m.id_dosen_pa IS NULL) AS mahasiswa_tanpa_pa,
           (SELECT count(*)::int FROM hak_sks_maksimum h WHERE h.id_prodi IS NULL AND h.jenjang IS NULL AND urutan_periode(h.berlaku_mulai) <= urutan_periode(${periode})) AS hak_sks_umum,
           (SELECT count(*)::int FROM sks_kelulusan s WHERE urutan_periode(s.berlaku_mulai) <= urutan_periode(${periode})) AS sks_kelulusan,
           (SELECT count(*)::int FROM skala_nilai s WHERE s.id_prodi IS NULL AND s.jenjang IS NULL AND s.berlaku_mulai <= coalesce(p.selesai, ${hariIni}::date)
              AND coalesce(s.berlaku_akhir, 'infinity') >= coalesce(p.mulai, ${hariIni}::date)) AS skala_umum,
           (SELECT count(*)::int FROM (SELECT DISTINCT jabatan, lingkup, id_lingkup FROM pejabat) j) AS jabatan,
           (SELECT count(*)::int FROM (SELECT DISTINCT jabatan, lingkup, id_lingkup FROM pejabat) j WHERE NOT EXISTS (SELECT 1 FROM pejabat o
              WHERE o.jabatan = j.jabatan AND o.lingkup = j.lingkup AND o.id_lingkup IS NOT DISTINCT FROM j.id_lingkup
                AND o.berlaku_mulai <= coalesce(p.selesai, ${hariIni}::date) AND coalesce(o.berlaku_selesai, 'infinity') >= coalesce(p.selesai, ${hariIni}::date))) AS jabatan_tanpa_pejabat,
           (SELECT count(*)::int FROM nomor_dokumen) AS penomoran,
           (SELECT count(*)::int FROM publikasi_fitur f WHERE f.kode_fitur = 'KRS' AND f.tujuan = 'portalmhs' AND f.aktif) AS fitur_krs_terbuka,
           (SELECT count(*)::int FROM operator o WHERE o.aktif AND o.berlaku_selesai < ${hariIni}::date
              AND EXISTS (SELECT 1 FROM operator_hak_akses g WHERE g.college_id = o.college_id AND g.id_operator = o.id)) AS petugas_kedaluwarsa,
           (SELECT count(*)::int FROM surel_keluar s WHERE s.status = 'gagal' AND s.dibuat_pada > now() - interval '7 days') AS surel_gagal,
           (SELECT count(*)::int FROM pekerjaan w WHERE w.status = 'gagal' AND w.selesai_pada > now() - interval '7 days') AS pekerjaan_gagal
      FROM p`.execute(db)
  const [hitungan] = rows
  if (!hitungan) throw new Error('The question for readiness answered no row.')
  return hitungan
}

/** Kinds of template that have a published one. */
export const listTemplateTerbit = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('template').select('jenis').distinct().where('status', '=', 'terbit').execute()).map(({ jenis }) => jenis)
