import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type WajibRow = {
  id: string
  versi: number
  diubahPada: Date
  periode: number
  idDosen: string
  idMakul: string | null
  namaMakul: string | null
  idJenisKelas: string | null
  namaJenisKelas: string | null
  jumlahKelas: number | null
  sksWajib: number | null
  alasan: string | null
}

/** Obligations of a period, or one of them; the lecturer's SKS first, then his courses by code. */
export async function listWajib(db: Db, { periode, id }: { periode?: number; id?: string }): Promise<WajibRow[]> {
  const { rows } = await sql<WajibRow>`
    SELECT w.id, w.versi, w.diubah_pada, w.periode, w.id_dosen, w.id_makul, mk.kode || ' ' || mk.nama AS nama_makul, w.id_jenis_kelas, jk.nama AS nama_jenis_kelas,
           w.jumlah_kelas, w.sks_wajib, w.alasan
      FROM kelas_wajib w
      LEFT JOIN mata_kuliah mk ON mk.college_id = w.college_id AND mk.id = w.id_makul
      LEFT JOIN jenis_kelas jk ON jk.college_id = w.college_id AND jk.id = w.id_jenis_kelas
     WHERE ${id === undefined ? sql`w.periode = ${periode}` : sql`w.id = ${id}`}
     ORDER BY w.id_dosen, w.id_jenis_kelas IS NOT NULL, w.id_makul IS NOT NULL, mk.kode, jk.nama, w.id`.execute(db)
  return rows
}

export type Jabatan = { idDosen: string; nama: string; ekuivalenSks: number }

/** Structural posts that lecturers hold on a day (YYYY-MM-DD), which lessen what they have to teach (DM-R13). */
export async function listJabatan(db: Db, tanggal: string): Promise<Jabatan[]> {
  const { rows } = await sql<Jabatan>`
    SELECT id_dosen, nama, ekuivalen_sks FROM dosen_jabatan_struktural
     WHERE mulai <= ${tanggal}::date AND (selesai IS NULL OR selesai >= ${tanggal}::date) ORDER BY id_dosen, mulai, id`.execute(db)
  return rows
}

/** First day of a period; none when the college has no such period. */
export async function hariPertama(db: Db, periode: number): Promise<string | undefined> {
  const row = await db.selectFrom('periode').select('tanggalMulai').where('id', '=', periode).executeTakeFirst()
  return row?.tanggalMulai
}

/** Gives lecturers the usual SKS where they have no SKS of that period yet. Answers how many got one. */
export async function insertSksWajib(
  db: Db,
  { periode, idDosen, sksWajib, alasan }: { periode: number; idDosen: readonly string[]; sksWajib: number; alasan: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO kelas_wajib (periode, id_dosen, sks_wajib, alasan)
    SELECT ${periode}, x.id, ${sksWajib}, ${alasan} FROM unnest(${[...idDosen]}::uuid[]) AS x(id)
    ON CONFLICT (college_id, periode, id_dosen, id_makul, id_jenis_kelas) DO NOTHING`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Copies rows of lecturers from one period to another; those that are there already stay. Answers how many were made. */
export async function salinWajib(db: Db, { dari, ke, idDosen }: { dari: number; ke: number; idDosen: readonly string[] }): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO kelas_wajib (periode, id_dosen, id_makul, id_jenis_kelas, jumlah_kelas, sks_wajib, alasan)
    SELECT ${ke}, id_dosen, id_makul, id_jenis_kelas, jumlah_kelas, sks_wajib, alasan FROM kelas_wajib
     WHERE periode = ${dari} AND id_dosen = ANY (${[...idDosen]}::uuid[])
    ON CONFLICT (college_id, periode, id_dosen, id_makul, id_jenis_kelas) DO NOTHING`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
