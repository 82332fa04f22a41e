import type { KodeFitur, TujuanFitur } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** What a college settled for one feature and one audience. */
export type PublikasiIsi = {
  kodeFitur: KodeFitur
  tujuan: TujuanFitur
  aktif: boolean
  mulai: Date | null
  selesai: Date | null
  prodi: string[]
  angkatan: number[]
  pesanTutup: string | null
}

export type PublikasiRow = PublikasiIsi & { versi: number; diubahPada: Date; oleh: string | null }

export async function listPublikasi(db: Db): Promise<PublikasiRow[]> {
  const { rows } = await sql<PublikasiRow>`
    SELECT f.kode_fitur, f.tujuan, f.aktif, f.mulai, f.selesai, f.prodi, f.angkatan, f.pesan_tutup, f.versi, f.diubah_pada,
           coalesce(o.nama, a.username) AS oleh
      FROM publikasi_fitur f
      LEFT JOIN akun a ON a.college_id = f.college_id AND a.uuid = f.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     ORDER BY f.kode_fitur, f.tujuan`.execute(db)
  return rows
}

export const savePublikasi = (db: Db, { kodeFitur, tujuan, ...isi }: PublikasiIsi) =>
  db
    .insertInto('publikasiFitur')
    .values({ kodeFitur, tujuan, ...isi })
    .onConflict((conflict) => conflict.columns(['collegeId', 'kodeFitur', 'tujuan']).doUpdateSet(isi))
    .execute()

/** Takes the college's word away, so that the product's default counts. */
export const removePublikasi = (db: Db, { kodeFitur, tujuan }: Pick<PublikasiIsi, 'kodeFitur' | 'tujuan'>) =>
  db.deleteFrom('publikasiFitur').where('kodeFitur', '=', kodeFitur).where('tujuan', '=', tujuan).execute()

/** Codes among the given ones that are no prodi of the college. */
export async function unknownProdi(db: Db, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kode: string }>`
    SELECT kode FROM unnest(${codes}::text[]) AS kode WHERE NOT EXISTS (SELECT FROM prodi WHERE prodi.kode = kode.kode)`.execute(db)
  return rows.map(({ kode }) => kode)
}

/** Prodi and year of entry of the student behind an account; nulls for everybody else. */
export async function findStudy(db: Db, akun: string): Promise<{ prodi: string | null; angkatan: number | null }> {
  const { rows } = await sql<{ prodi: string; angkatan: number }>`
    SELECT p.kode AS prodi, m.angkatan FROM akun a
      JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE a.uuid = ${akun}`.execute(db)
  return rows[0] ?? { prodi: null, angkatan: null }
}
