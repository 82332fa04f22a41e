import type { KodeStatus } from '@sivitas/rules/data-master/status'
import type { BarisStatus } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type KepalaStatus = {
  id: string
  nim: string
  nama: string
  status: KodeStatus
  sejakPeriode: number
  periodeMasuk: number
  periodeKini: number
  nomorIjazah: string | null
  akun: { username: string; status: string; hanyaBacaSampai: string | null } | null
}

/** A student with what the tab Status says above the timeline. */
export async function findKepala(db: Db, id: string): Promise<KepalaStatus | undefined> {
  const { rows } = await sql<KepalaStatus>`
    SELECT m.id, m.nim, m.nama, m.status, m.status_sejak_periode AS sejak_periode, m.periode_masuk, c.periode_aktif AS periode_kini, m.nomor_ijazah,
           (SELECT jsonb_build_object('username', k.username, 'status', k.status, 'hanyaBacaSampai', k.hanya_baca_sampai)
              FROM akun k WHERE k.college_id = m.college_id AND k.id_mahasiswa = m.id) AS akun
      FROM mahasiswa m JOIN college c ON c.college_id = m.college_id WHERE m.id = ${id}`.execute(db)
  return rows[0]
}

/** Every row of a student's history, newest first, those that were taken back among them. */
export async function listBaris(db: Db, id: string): Promise<BarisStatus[]> {
  const { rows } = await sql<BarisStatus>`
    SELECT r.id, r.periode, r.status, r.tanggal, r.nomor_sk, r.tanggal_sk, r.alasan, r.sumber, r.dibatalkan, r.alasan_batal, r.dibuat_pada,
           CASE WHEN b.id IS NULL THEN NULL ELSE jsonb_build_object('id', b.id, 'nama', b.nama) END AS berkas_sk,
           coalesce(o.nama, k.username) AS oleh
      FROM riwayat_status r
      JOIN mahasiswa m ON m.college_id = r.college_id AND m.id = r.id_mahasiswa
      LEFT JOIN berkas b ON b.college_id = r.college_id AND b.id = r.id_berkas_sk
      LEFT JOIN akun k ON k.college_id = r.college_id AND k.uuid = r.dibuat_oleh
      LEFT JOIN operator o ON o.college_id = k.college_id AND o.id = k.id_operator
     WHERE r.id_mahasiswa = ${id} ORDER BY r.urut DESC, r.dibatalkan, r.dibuat_pada DESC, r.id LIMIT 200`.execute(db)
  return rows
}

export async function findStatusKini(db: Db, id: string): Promise<string> {
  const { status } = await db.selectFrom('mahasiswa').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return status
}
