import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type MakulRow = { id: string; kode: string; nama: string; semester: number | null; sks: number }

/** Active courses of a prodi by semester and code. */
export async function listMakul(db: Db, idProdi: string, semester: readonly number[] | undefined): Promise<MakulRow[]> {
  const { rows } = await sql<MakulRow>`
    SELECT id, kode, nama, semester, sks FROM mata_kuliah
     WHERE id_prodi = ${idProdi} AND aktif = 'A' AND (${!semester?.length} OR semester = ANY (${[...(semester ?? [])]}::int[]))
     ORDER BY semester NULLS LAST, kode, id`.execute(db)
  return rows
}

export type DosenRow = {
  id: string
  namaLengkap: string
  jenjangProdi: string | null
  namaProdi: string | null
  luar: boolean
  pendidikan: string | null
  namaPendidikan: string | null
}

/**
 * Lecturers of a matrix: the active ones of the prodi, and whoever is qualified for one of its courses; with `cari` anybody
 * active of that name, so that a colleague of another prodi can be added.
 */
export async function listDosenMatriks(db: Db, idProdi: string, cari: string): Promise<DosenRow[]> {
  const { rows } = await sql<DosenRow>`
    SELECT d.id, d.nama_lengkap, p.jenjang_prodi, p.nama AS nama_prodi, d.id_prodi_homebase IS DISTINCT FROM ${idProdi}::uuid AS luar, d.pendidikan_tertinggi AS pendidikan, j.nama AS nama_pendidikan
      FROM dosen d
      LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase
      LEFT JOIN ref_kode j ON j.college_id = d.college_id AND j.daftar = 'jenjang-pendidikan' AND j.kode = d.pendidikan_tertinggi
     WHERE CASE WHEN ${cari} <> '' THEN lower(d.nama) LIKE '%' || ${cari.toLowerCase()} || '%' AND d.status_aktif = 'A'
                ELSE (d.id_prodi_homebase = ${idProdi}::uuid AND d.status_aktif = 'A')
                  OR d.id IN (SELECT k.id_dosen FROM kualifikasi k JOIN mata_kuliah m ON m.college_id = k.college_id AND m.id = k.id_makul WHERE m.id_prodi = ${idProdi}::uuid) END
     ORDER BY d.id_prodi_homebase IS DISTINCT FROM ${idProdi}::uuid, d.nama, d.id`.execute(db)
  return rows
}

export type SelRow = {
  idDosen: string
  idMakul: string
  tingkat: 1 | 2 | 3
  dasar: ('pendidikan' | 'sertifikasi' | 'penelitian' | 'pengalaman')[]
  disetujui: boolean
  tanggal: string | null
  berlakuSampai: string | null
  versi: number
}

/** Every qualification for the courses of a prodi. */
export async function listSel(db: Db, idProdi: string): Promise<SelRow[]> {
  const { rows } = await sql<SelRow>`
    SELECT k.id_dosen, k.id_makul, k.tingkat, k.dasar, k.disetujui_oleh IS NOT NULL AS disetujui, k.tanggal, k.berlaku_sampai, k.versi
      FROM kualifikasi k JOIN mata_kuliah m ON m.college_id = k.college_id AND m.id = k.id_makul
     WHERE m.id_prodi = ${idProdi} AND m.aktif = 'A' ORDER BY k.id_dosen, k.id_makul`.execute(db)
  return rows
}

export type Pasangan = { idDosen: string; idMakul: string }

const pisah = (rows: readonly Pasangan[]) =>
  sql`unnest(${rows.map((r) => r.idDosen)}::uuid[], ${rows.map((r) => r.idMakul)}::uuid[]) AS x(dosen, makul)`

export type Dikenal = Pasangan & {
  boleh: boolean
  versi: number | null
  tingkat: number | null
  dasar: string[] | null
  berlakuSampai: string | null
}

/** Of each pair whether lecturer and course exist, the course is in the caller's reach, and what stands there; rows are held. */
export async function genggamPasangan(db: Db, rows: readonly Pasangan[]): Promise<Dikenal[]> {
  await sql`SELECT 1 FROM kualifikasi k JOIN ${pisah(rows)} ON k.id_dosen = x.dosen AND k.id_makul = x.makul ORDER BY k.id FOR UPDATE OF k`.execute(
    db,
  )
  const { rows: found } = await sql<Dikenal>`
    SELECT x.dosen AS id_dosen, x.makul AS id_makul, (SELECT app_prodi()) IS NULL OR m.id_prodi = ANY ((SELECT app_prodi())::uuid[]) AS boleh,
           k.versi, k.tingkat, k.dasar, k.berlaku_sampai
      FROM ${pisah(rows)}
      JOIN dosen d ON d.id = x.dosen JOIN mata_kuliah m ON m.id = x.makul
      LEFT JOIN kualifikasi k ON k.id_dosen = x.dosen AND k.id_makul = x.makul`.execute(db)
  return found
}

export type Tulis = Pasangan & { tingkat: number; dasar: readonly string[]; berlakuSampai: string | null }

/** Inserts or changes qualifications; what was approved before has to be approved anew. */
export async function tulisKualifikasi(db: Db, rows: readonly Tulis[]): Promise<void> {
  if (rows.length === 0) return
  const isi = JSON.stringify(rows)
  await sql`
    INSERT INTO kualifikasi (id_dosen, id_makul, tingkat, dasar, berlaku_sampai)
    SELECT x."idDosen", x."idMakul", x.tingkat, ARRAY(SELECT jsonb_array_elements_text(x.dasar)), x."berlakuSampai"
      FROM jsonb_to_recordset(${isi}::jsonb) AS x("idDosen" uuid, "idMakul" uuid, tingkat int, dasar jsonb, "berlakuSampai" date)
    ON CONFLICT (college_id, id_dosen, id_makul) DO UPDATE SET tingkat = excluded.tingkat, dasar = excluded.dasar, berlaku_sampai = excluded.berlaku_sampai,
      disetujui_oleh = NULL, tanggal = NULL`.execute(db)
}

export async function hapusKualifikasi(db: Db, rows: readonly Pasangan[]): Promise<void> {
  if (rows.length === 0) return
  await sql`DELETE FROM kualifikasi k USING ${pisah(rows)} WHERE k.id_dosen = x.dosen AND k.id_makul = x.makul`.execute(db)
}

/** Approves, in the name of the caller, what is not approved yet. Answers how many. */
export async function setujuiKualifikasi(db: Db, rows: readonly Pasangan[], tanggal: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE kualifikasi k SET disetujui_oleh = app_akun(), tanggal = ${tanggal}::date FROM ${pisah(rows)}
     WHERE k.id_dosen = x.dosen AND k.id_makul = x.makul AND k.disetujui_oleh IS NULL`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Names for suggestions. */
export async function namaDosen(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; namaLengkap: string }>`
    SELECT id, nama_lengkap FROM dosen WHERE id = ANY (${[...ids]}::uuid[]) AND status_aktif = 'A'`.execute(db)
  return new Map(rows.map(({ id, namaLengkap }) => [id, namaLengkap]))
}
