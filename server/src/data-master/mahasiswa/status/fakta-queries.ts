import type { BarisRiwayat } from '@sivitas/rules/data-master/riwayat-status'
import type { KodeStatus } from '@sivitas/rules/data-master/status'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { batasStudi, semesterKe } from '../filter-queries'

/** A student with everything that the guards of a change ask, as he stands in the period. */
export type OrangStatus = {
  id: string
  nim: string
  nama: string
  status: KodeStatus
  idProdi: string
  idJenisKelas: string
  angkatan: number
  periodeMasuk: number
  jenjang: string
  jenisDaftar: string
  semesterKe: number
  batasStudi: number
  sksLulus: number
  sksSyarat: number
  ipk: number | null
  ipkMinimal: number
  siapPddikti: boolean
  nomorIjazah: string | null
  statusPddikti: string
  /** The AKM of the period. */
  akmKunci: boolean
  akmTerkirim: boolean
  riwayat: BarisRiwayat[]
}

/** Students that the caller may see, held until the transaction ends so that two changes of one student follow each other. */
export async function genggamOrang(db: Db, ids: readonly string[], periode: number): Promise<OrangStatus[]> {
  await sql`SELECT id FROM mahasiswa WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(db)
  return await listOrangStatus(db, ids, periode)
}

/** The same without holding anybody, for a preview. */
export async function listOrangStatus(db: Db, ids: readonly string[], periode: number): Promise<OrangStatus[]> {
  const { rows } = await sql<OrangStatus>`
    SELECT m.id, m.nim, m.nama, m.status, m.id_prodi, m.id_jenis_kelas, m.angkatan, m.periode_masuk, p.jenjang, m.jenis_daftar,
           ${semesterKe(periode)} AS semester_ke, ${batasStudi} AS batas_studi, m.sks_lulus, p.sks_lulus AS sks_syarat, m.ipk,
           p.ipk_minimal_lulus AS ipk_minimal, m.siap_pddikti, m.nomor_ijazah, m.status_pddikti,
           coalesce(a.kunci, false) AS akm_kunci, coalesce(a.kunci_pddikti, false) AS akm_terkirim,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('periode', r.periode, 'status', r.status) ORDER BY r.urut), '[]')
              FROM riwayat_status r WHERE r.college_id = m.college_id AND r.id_mahasiswa = m.id AND NOT r.dibatalkan) AS riwayat
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN aktivitas_kuliah a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ${periode}
     WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim`.execute(db)
  return rows
}

export type PeriodeStatus = { id: number; label: string; status: string; kini: number }

/** A period with the college's running one. */
export async function findPeriodeStatus(db: Db, id: number): Promise<PeriodeStatus | undefined> {
  const { rows } = await sql<PeriodeStatus>`
    SELECT p.id, p.label, p.status, c.periode_aktif AS kini FROM periode p JOIN college c ON c.college_id = p.college_id WHERE p.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
