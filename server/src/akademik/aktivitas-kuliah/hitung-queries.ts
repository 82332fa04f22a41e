import type { AngkaAkm } from '@sivitas/rules/akademik/akm'
import { sql } from 'kysely'
import { semesterKe } from '../../data-master/public'
import type { Db } from '../../db/client'

export type CakupanAkm = { periode: number; prodi?: readonly string[] | undefined; angkatan?: readonly number[] | undefined }

/** A student who has an activity in a period, with the one that is stored. */
export type OrangAkm = {
  id: string
  status: string
  idProdi: string
  jenjang: string
  idJenisKelas: string
  angkatan: number
  semesterKe: number
  sksDiakui: number
  pembiayaan: string | null
  lama: (AngkaAkm & { status: string; semesterKe: number; hakSks: number | null; kunci: boolean; sumber: string; selisih: unknown }) | null
}

const saring = ({ periode, prodi, angkatan }: CakupanAkm) => sql`
  x.status IN ('A', 'C', 'N', 'S', 'U', 'O') AND urutan_periode(m.periode_masuk) <= urutan_periode(${periode})
  ${prodi?.length ? sql`AND m.id_prodi = ANY (${[...prodi]}::uuid[])` : sql``}
  ${angkatan?.length ? sql`AND m.angkatan = ANY (${[...angkatan]}::int[])` : sql``}`

const posisi = (periode: number) => sql`(
  SELECT DISTINCT ON (r.id_mahasiswa) r.id_mahasiswa, r.status FROM riwayat_status r
   WHERE NOT r.dibatalkan AND r.urut <= urutan_periode(${periode}) ORDER BY r.id_mahasiswa, r.urut DESC)`

/** Everybody who studies in the period (AK-R48), by key. */
export async function listIdAkm(db: Db, cakupan: CakupanAkm): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM mahasiswa m JOIN ${posisi(cakupan.periode)} x ON x.id_mahasiswa = m.id WHERE ${saring(cakupan)} ORDER BY m.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Students by status as it is stored in the AKM and as the history says, and how many rows are locked. */
export async function bandingStatus(
  db: Db,
  cakupan: CakupanAkm,
): Promise<{ baru: string; lama: string | null; terkunci: number; jumlah: number }[]> {
  const { rows } = await sql<{ baru: string; lama: string | null; terkunci: number; jumlah: number }>`
    SELECT x.status AS baru, a.status AS lama, count(*) FILTER (WHERE a.kunci)::int AS terkunci, count(*)::int AS jumlah
      FROM mahasiswa m JOIN ${posisi(cakupan.periode)} x ON x.id_mahasiswa = m.id
      LEFT JOIN aktivitas_kuliah a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ${cakupan.periode}
     WHERE ${saring(cakupan)} GROUP BY 1, 2`.execute(db)
  return rows
}

export async function listOrangAkm(db: Db, ids: readonly string[], periode: number): Promise<OrangAkm[]> {
  const { rows } = await sql<OrangAkm>`
    SELECT m.id, x.status, m.id_prodi, p.jenjang, m.id_jenis_kelas, m.angkatan, ${semesterKe(periode)} AS semester_ke, coalesce(m.sks_diakui, 0) AS sks_diakui, m.pembiayaan,
           CASE WHEN a.id IS NULL THEN NULL ELSE jsonb_build_object('ips', a.ips, 'ipk', a.ipk, 'sksSemester', a.sks_semester, 'sksLulusSemester', a.sks_lulus_semester,
             'sksTempuh', a.sks_tempuh, 'sksTotal', a.sks_total, 'sementara', a.sementara, 'status', a.status, 'semesterKe', a.semester_ke, 'hakSks', a.hak_sks,
             'kunci', a.kunci, 'sumber', a.sumber, 'selisih', a.selisih) END AS lama
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN ${posisiDari(ids, periode)} x ON x.id_mahasiswa = m.id
      LEFT JOIN aktivitas_kuliah a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ${periode}
     WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return rows
}

const posisiDari = (ids: readonly string[], periode: number) => sql`(
  SELECT DISTINCT ON (r.id_mahasiswa) r.id_mahasiswa, r.status FROM riwayat_status r
   WHERE r.id_mahasiswa = ANY (${[...ids]}::uuid[]) AND NOT r.dibatalkan AND r.urut <= urutan_periode(${periode}) ORDER BY r.id_mahasiswa, r.urut DESC)`

/** Averages of the last main period before that decide about SKS (AK-R20), by student. */
export async function listDasarHak(
  db: Db,
  ids: readonly string[],
  periode: number,
): Promise<Map<string, { ips: number | null; ipk: number | null }>> {
  const { rows } = await sql<{ id: string; ips: number | null; ipk: number | null }>`
    SELECT DISTINCT ON (a.id_mahasiswa) a.id_mahasiswa AS id, a.ips, a.ipk FROM aktivitas_kuliah a
     WHERE a.id_mahasiswa = ANY (${[...ids]}::uuid[]) AND a.id_periode % 10 <= 2 AND urutan_periode(a.id_periode) < urutan_periode(${periode})
       AND a.status IN ('A', 'S', 'O') AND a.ips IS NOT NULL ORDER BY a.id_mahasiswa, urutan_periode(a.id_periode) DESC`.execute(db)
  return new Map(rows.map(({ id, ips, ipk }) => [id, { ips, ipk }]))
}

export type AkmBaru = AngkaAkm & { idMahasiswa: string; status: string; semesterKe: number; hakSks: number; pembiayaan: string | null }

/** Writes reckoned activities, a set at a time; bills of the row stay. */
export async function simpanAkm(db: Db, periode: number, rows: readonly AkmBaru[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO aktivitas_kuliah (id_mahasiswa, id_periode, status, semester_ke, ips, ipk, sks_semester, sks_lulus_semester, sks_tempuh, sks_total, sementara, hak_sks, pembiayaan, sumber)
    SELECT x."idMahasiswa", ${periode}, x.status, x."semesterKe", x.ips, x.ipk, x."sksSemester", x."sksLulusSemester", x."sksTempuh", x."sksTotal", x.sementara, x."hakSks", x.pembiayaan, 'hitung'
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x("idMahasiswa" uuid, status text, "semesterKe" int, ips numeric, ipk numeric, "sksSemester" int,
             "sksLulusSemester" int, "sksTempuh" int, "sksTotal" int, sementara boolean, "hakSks" int, pembiayaan text)
    ON CONFLICT (college_id, id_mahasiswa, id_periode) DO UPDATE SET status = excluded.status, semester_ke = excluded.semester_ke, ips = excluded.ips, ipk = excluded.ipk,
      sks_semester = excluded.sks_semester, sks_lulus_semester = excluded.sks_lulus_semester, sks_tempuh = excluded.sks_tempuh, sks_total = excluded.sks_total,
      sementara = excluded.sementara, hak_sks = excluded.hak_sks, pembiayaan = coalesce(aktivitas_kuliah.pembiayaan, excluded.pembiayaan)`.execute(
    db,
  )
}

export type SelisihBaru = {
  idMahasiswa: string
  selisih: { ips: number | null; ipk: number | null; sksSemester: number; sksTotal: number } | null
}

/** What a locked row would say now waits beside it (AK-R51); null where it says the same again. */
export async function simpanSelisih(db: Db, periode: number, rows: readonly SelisihBaru[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    UPDATE aktivitas_kuliah a SET selisih = nullif(x.selisih, 'null'::jsonb)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x("idMahasiswa" uuid, selisih jsonb)
     WHERE a.id_mahasiswa = x."idMahasiswa" AND a.id_periode = ${periode}`.execute(db)
}
