import type { AkademikMahasiswa } from '@sivitas/contract/data-master/mahasiswa/akademik-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Activity of each period (AKM), by time. */
export async function listAktivitas(db: Db, id: string): Promise<AkademikMahasiswa['aktivitas']> {
  const { rows } = await sql<AkademikMahasiswa['aktivitas'][number]>`
    SELECT id_periode AS periode, status, semester_ke, ips, ipk, sks_semester, sks_total FROM aktivitas_kuliah
     WHERE id_mahasiswa = ${id} ORDER BY urutan_periode(id_periode) LIMIT 60`.execute(db)
  return rows
}

/** Leaves that were not taken back, the newest first. */
export async function listCuti(db: Db, id: string): Promise<AkademikMahasiswa['cuti']> {
  const { rows } = await sql<AkademikMahasiswa['cuti'][number]>`
    SELECT id, periode, tanggal, nomor_sk, tanggal_sk, alasan FROM riwayat_status
     WHERE id_mahasiswa = ${id} AND status = 'C' AND NOT dibatalkan ORDER BY urut DESC, id LIMIT 60`.execute(db)
  return rows
}
