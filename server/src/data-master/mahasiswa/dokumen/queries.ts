import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type DokumenRow = {
  id: string
  versi: number
  diubahPada: Date
  jenis: string
  namaJenis: string
  nomor: string | null
  tanggal: string | null
  statusVerifikasi: 'menunggu' | 'sah' | 'ditolak'
  alasanTolak: string | null
  diverifikasiOleh: string | null
  diverifikasiPada: Date | null
  idBerkas: string
  namaBerkas: string
  mime: string
  ukuran: number
}

/** Papers of a student, by kind and the newest first; one of them by its key. */
export async function listDokumen(db: Db, idMahasiswa: string, id: string | null = null): Promise<DokumenRow[]> {
  const { rows } = await sql<DokumenRow>`
    SELECT d.id, d.versi, d.diubah_pada, d.jenis, coalesce(r.nama, d.jenis) AS nama_jenis, d.nomor, d.tanggal, d.status_verifikasi, d.alasan_tolak,
           coalesce(o.nama, a.username) AS diverifikasi_oleh, d.diverifikasi_pada, b.id AS id_berkas, b.nama AS nama_berkas, b.mime, b.ukuran
      FROM dokumen_mahasiswa d
      JOIN berkas b ON b.college_id = d.college_id AND b.id = d.id_berkas
      LEFT JOIN ref_kode r ON r.college_id = d.college_id AND r.daftar = 'jenis-dokumen' AND r.kode = d.jenis
      LEFT JOIN akun a ON a.college_id = d.college_id AND a.uuid = d.diverifikasi_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE d.id_mahasiswa = ${idMahasiswa} AND (${id}::uuid IS NULL OR d.id = ${id}::uuid)
     ORDER BY coalesce(r.urut, 999), d.jenis, d.dibuat_pada DESC, d.id`.execute(db)
  return rows
}

export const jenisDokumenAda = async (db: Db, jenis: string): Promise<boolean> =>
  (await db
    .selectFrom('refKode')
    .select('kode')
    .where('daftar', '=', 'jenis-dokumen')
    .where('kode', '=', jenis)
    .where('aktif', '=', true)
    .executeTakeFirst()) !== undefined

export const insertDokumen = (
  db: Db,
  values: { idMahasiswa: string; jenis: string; idBerkas: string; nomor: string | null; tanggal: string | null },
) => db.insertInto('dokumenMahasiswa').values(values).returning('id').executeTakeFirstOrThrow()

export const hapusDokumen = (db: Db, id: string) => db.deleteFrom('dokumenMahasiswa').where('id', '=', id).execute()

/** Whether a row of students is in sight: a file of it may then be read by who may read its area. */
export async function mahasiswaTerlihat(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM mahasiswa WHERE id = ${id}`.execute(db)
  return rows.length > 0
}

export async function biodataTerlihat(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM mahasiswa WHERE id_biodata = ${id} LIMIT 1`.execute(db)
  return rows.length > 0
}
