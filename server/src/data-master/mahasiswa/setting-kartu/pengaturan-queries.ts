import type { JenisKartu, PengaturanKartuInput } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** The settings of a kind of card, as printing needs them. */
export type AturanKartu = PengaturanKartuInput & { jenis: JenisKartu; versi: number; idPejabat: string | null; namaPejabat: string | null }
export type PengaturanRow = AturanKartu & { id: string }

/** How cards of a kind are printed; a college that has never set it has the standard. */
export async function findPengaturan(db: Db, jenis: JenisKartu): Promise<PengaturanRow | undefined> {
  const { rows } = await sql<PengaturanRow>`
    SELECT k.id, k.jenis, k.versi, k.media, k.kartu_per_halaman, k.margin, k.garis_potong, k.template, k.masa_berlaku, k.masa_tahun, k.id_pejabat, k.status_boleh,
           k.cetak_ulang_perlu_alasan, coalesce(p.nama_lengkap, d.nama_lengkap) AS nama_pejabat
      FROM pengaturan_kartu k
      LEFT JOIN pejabat p ON p.college_id = k.college_id AND p.id = k.id_pejabat
      LEFT JOIN dosen d ON d.college_id = p.college_id AND d.id = p.id_dosen
     WHERE k.jenis = ${jenis}`.execute(db)
  return rows[0]
}

/** Makes the row of a kind with the standard of its table, once. */
export const ensurePengaturan = (db: Db, jenis: JenisKartu) =>
  sql`INSERT INTO pengaturan_kartu (jenis) VALUES (${jenis}) ON CONFLICT (college_id, jenis) DO NOTHING`.execute(db)

/** The office that a person of the settings holds: whoever holds it on the day signs. */
export async function findJabatan(db: Db, idPejabat: string): Promise<{ jabatan: string; namaJabatan: string | null } | undefined> {
  const { rows } = await sql<{
    jabatan: string
    namaJabatan: string | null
  }>`SELECT jabatan, nama_jabatan FROM pejabat WHERE id = ${idPejabat}`.execute(db)
  return rows[0]
}

type PilihanPejabat = { id: string; jabatan: string; nama: string }

/** Everybody who holds an office on a day. */
export async function listPilihanPejabat(db: Db, hari: string): Promise<PilihanPejabat[]> {
  const { rows } = await sql<PilihanPejabat>`
    SELECT p.id, coalesce(p.nama_jabatan, p.jabatan) AS jabatan, coalesce(p.nama_lengkap, d.nama_lengkap, '') AS nama
      FROM pejabat p LEFT JOIN dosen d ON d.college_id = p.college_id AND d.id = p.id_dosen
     WHERE p.lingkup = 'pt' AND p.berlaku_mulai <= ${hari}::date AND coalesce(p.berlaku_selesai, ${hari}::date) >= ${hari}::date ORDER BY 2, 3, 1`.execute(
    db,
  )
  return rows
}
