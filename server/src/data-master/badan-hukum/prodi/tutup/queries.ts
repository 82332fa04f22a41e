import { sql } from 'kysely'
import type { Db } from '../../../../db/client'
import { semesterKe } from '../../../mahasiswa/filter-queries'

export type MahasiswaPindah = {
  id: string
  nim: string
  nama: string
  status: string
  idBiodata: string
  idKampus: string
  idJenisKelas: string
  idKelompokSesi: string | null
  jalurDaftar: string | null
  pembiayaan: string | null
  idSekolah: string | null
  idInstansi: string | null
  sksLulus: number
  semesterKe: number
}

/** Keys of the students of a prodi who still study, in the order of their NIM. */
export async function listIdStudi(db: Db, idProdi: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM mahasiswa WHERE id_prodi = ${idProdi} AND status IN ('A','C','N','S','U','O') ORDER BY nim`.execute(db)
  return rows.map(({ id }) => id)
}

/** What their next registration takes over from the one that ends. */
export async function listPindahan(db: Db, ids: readonly string[], periode: number): Promise<MahasiswaPindah[]> {
  const { rows } = await sql<MahasiswaPindah>`
    SELECT m.id, m.nim, m.nama, m.status, m.id_biodata, m.id_kampus, m.id_jenis_kelas, m.id_kelompok_sesi, m.jalur_daftar, m.pembiayaan,
           m.id_sekolah, m.id_instansi, m.sks_lulus, ${semesterKe(periode)} AS semester_ke
      FROM mahasiswa m WHERE m.id = ANY (${ids}::uuid[]) AND m.status IN ('A','C','N','S','U','O') ORDER BY m.nim`.execute(db)
  return rows
}

/**
 * The college and one of its prodi in the shared references, where a transfer must name its origin. A college that is not in
 * them yet is entered as it stands in its own profile.
 */
export async function rujukanSendiri(db: Db, idProdi: string): Promise<{ idPtAsal: string; idProdiAsal: string }> {
  await sql`
    INSERT INTO referensi_perguruan_tinggi (kode, nama, kode_wilayah, status, id_pddikti)
    SELECT kode, nama, id_wilayah, status_pt, id_pddikti FROM perguruan_tinggi ON CONFLICT (kode) DO NOTHING`.execute(db)
  await sql`
    INSERT INTO referensi_prodi (id_perguruan_tinggi, kode, nama, jenjang, id_pddikti)
    SELECT r.id, p.kode, p.nama, p.jenjang, p.id_pddikti FROM prodi p, perguruan_tinggi pt JOIN referensi_perguruan_tinggi r ON r.kode = pt.kode
     WHERE p.id = ${idProdi} ON CONFLICT (id_perguruan_tinggi, kode) DO NOTHING`.execute(db)
  const { rows } = await sql<{ idPtAsal: string; idProdiAsal: string }>`
    SELECT r.id AS id_pt_asal, q.id AS id_prodi_asal FROM perguruan_tinggi pt JOIN referensi_perguruan_tinggi r ON r.kode = pt.kode
      JOIN prodi p ON p.id = ${idProdi} JOIN referensi_prodi q ON q.id_perguruan_tinggi = r.id AND q.kode = p.kode`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`Prodi ${idProdi} or the college's profile is missing.`)
  return row
}

/** Days of a period. */
export const findHariPeriode = (db: Db, periode: number) =>
  db.selectFrom('periode').select(['tanggalMulai', 'tanggalSelesai']).where('id', '=', periode).executeTakeFirstOrThrow()

/** The version of a prodi as it is now: what was asked for was looked at when the job was ordered. */
export const versiProdi = async (db: Db, id: string): Promise<number> =>
  (await db.selectFrom('prodi').select('versi').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()).versi
