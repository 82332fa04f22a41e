import type { AkmRingkas } from '@sivitas/rules/akademik/hak-sks'
import { sql } from 'kysely'
import { semesterKe } from '../../data-master/public'
import type { Db } from '../../db/client'

/** Sets of SKS rights with the names of prodi and period. */
export function selectHakSks(db: Db, { idProdi, cari }: { idProdi?: string | undefined; cari?: string | undefined } = {}) {
  return db
    .selectFrom('hakSksMaksimum as s')
    .innerJoin('periode as t', (on) => on.onRef('t.collegeId', '=', 's.collegeId').onRef('t.id', '=', 's.berlakuMulai'))
    .leftJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 's.collegeId').onRef('p.id', '=', 's.idProdi'))
    .select([
      's.id',
      's.versi',
      's.diubahPada',
      's.nama',
      's.jenjang',
      's.idProdi',
      's.angkatanMulai',
      's.angkatanSampai',
      's.berlakuMulai',
    ])
    .select(['s.dasar', 's.pita', 's.batasSemester', 's.sksSp', 's.sksTanpaIp', 's.sksMutlak', 's.sksMinimum'])
    .select(['t.label as labelPeriode', 'p.nama as namaProdi', 'p.jenjangProdi'])
    .$if(idProdi !== undefined, (query) => query.where('s.idProdi', '=', idProdi ?? ''))
    .$if(Boolean(cari), (query) => query.where(sql<boolean>`strpos(lower(s.nama), lower(${cari ?? ''})) > 0`))
}

export const findHakSks = (db: Db, id: string) => selectHakSks(db).where('s.id', '=', id).executeTakeFirst()

/** A student as the reckoning of his rights needs him. */
export type MahasiswaStudi = {
  id: string
  nim: string
  nama: string
  idProdi: string
  jenjang: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  semesterKe: number
}

const mahasiswaStudi = (periode: number) => sql`
  SELECT m.id, m.nim, m.nama, m.id_prodi, m.angkatan, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, ${semesterKe(periode)} AS semester_ke
    FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi`

/** A student by id or NIM, with his semester in a period. */
export async function findMahasiswaStudi(
  db: Db,
  kunci: { id: string } | { nim: string },
  periode: number,
): Promise<MahasiswaStudi | undefined> {
  const satu = 'id' in kunci ? sql`m.id = ${kunci.id}` : sql`m.nim = ${kunci.nim.toUpperCase()}`
  const { rows } = await sql<MahasiswaStudi>`${mahasiswaStudi(periode)} WHERE ${satu}`.execute(db)
  return rows[0]
}

/** Whether no grade of an activity's period is still open; a locked row is settled whatever hangs on it. */
const final = sql`(a.kunci OR NOT EXISTS (
  SELECT FROM nilai n WHERE n.college_id = a.college_id AND n.id_mahasiswa = a.id_mahasiswa AND n.id_periode = a.id_periode AND n.status <> 'final'))`

/** A student's activity in all periods. */
export async function listAkm(db: Db, idMahasiswa: string): Promise<AkmRingkas[]> {
  const { rows } = await sql<AkmRingkas>`
    SELECT a.id_periode, a.status, a.ips, a.ipk, ${final} AS final FROM aktivitas_kuliah a WHERE a.id_mahasiswa = ${idMahasiswa}`.execute(
    db,
  )
  return rows
}

/** One student in a reckoning over many. */
export type HakBanyak = MahasiswaStudi & {
  /** Average of the last period that decides (AK-R20), by either basis. */
  ips: number | null
  ipk: number | null
  /** SKS that he has taken in the period already. */
  diambil: number | null
}

/**
 * Everybody who studies, with what decides his right in a period: one walk over the activities of all, because asking
 * 50,000 times takes minutes. Main periods sort by their bare id.
 */
export async function listHakBanyak(db: Db, periode: number): Promise<HakBanyak[]> {
  const { rows } = await sql<HakBanyak>`
    WITH studi AS MATERIALIZED (${mahasiswaStudi(periode)} WHERE m.status IN ('A', 'C', 'N', 'S', 'U', 'O')),
    dasar AS (
      SELECT a.id_mahasiswa,
             (array_agg(a.ips ORDER BY a.id_periode DESC) FILTER (WHERE a.ips IS NOT NULL))[1] AS ips,
             (array_agg(a.ipk ORDER BY a.id_periode DESC) FILTER (WHERE a.ipk IS NOT NULL))[1] AS ipk
        FROM studi s JOIN aktivitas_kuliah a ON a.college_id = (SELECT app_college()) AND a.id_mahasiswa = s.id
       WHERE a.id_periode % 10 <= 2 AND urutan_periode(a.id_periode) < urutan_periode(${periode}) AND a.status IN ('A', 'S', 'O') AND ${final}
       GROUP BY a.id_mahasiswa)
    SELECT s.*, d.ips, d.ipk, k.sks_semester AS diambil
      FROM studi s
      LEFT JOIN dasar d ON d.id_mahasiswa = s.id
      LEFT JOIN aktivitas_kuliah k ON k.college_id = (SELECT app_college()) AND k.id_mahasiswa = s.id AND k.id_periode = ${periode}`.execute(
    db,
  )
  return rows
}
