import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { DataKartu } from './kartu-queries'

export type KartuTercetak = {
  kode: string
  nomorKartu: string
  nim: string
  nama: string
  tanggal: string
  /** aktif, or why the card holds no longer; a card that has run out says so by itself. */
  status: string
  /** When it stopped to hold: its last day, or the day of its last change. */
  berakhirPada: Date | null
  data: DataKartu
}

/** The card that a code on paper or plastic belongs to, and whether it holds on a day. */
export async function findKartuTercetak(db: Db, kode: string, hari: string): Promise<KartuTercetak | undefined> {
  const { rows } = await sql<KartuTercetak>`
    SELECT k.kode, k.nomor_kartu, coalesce(m.nim, d.nidn, d.nuptk, d.nidk, d.nip, g.nip) AS nim, coalesce(m.nama, d.nama_lengkap, g.nama_lengkap) AS nama, k.terbit_pada::date AS tanggal, k.data,
           CASE WHEN k.status = 'aktif' AND k.berlaku_sampai < ${hari}::date THEN 'kedaluwarsa' ELSE k.status END AS status,
           CASE WHEN k.status <> 'aktif' THEN k.diubah_pada WHEN k.berlaku_sampai < ${hari}::date THEN k.berlaku_sampai::timestamptz END AS berakhir_pada
      FROM kartu k
      LEFT JOIN mahasiswa m ON m.college_id = k.college_id AND m.id = k.id_mahasiswa
      LEFT JOIN dosen d ON d.college_id = k.college_id AND d.id = k.id_dosen
      LEFT JOIN pegawai g ON g.college_id = k.college_id AND g.id = k.id_pegawai
     WHERE k.kode = ${kode}`.execute(db)
  return rows[0]
}
