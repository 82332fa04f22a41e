import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** One stored letter with the scale that it belongs to. */
export type BarisTersimpan = {
  idSet: string
  versi: number
  diubahPada: Date
  idProdi: string | null
  jenjang: string | null
  namaProdi: string | null
  jenjangProdi: string | null
  huruf: string
  indeks: number
  batasBawah: number | null
  batasAtas: number | null
  lulus: boolean
  khusus: boolean
  berlakuMulai: string
  berlakuAkhir: string | null
}

/** Every letter of every scale: the newest scale first, letters from the top. */
export async function listBarisSkala(db: Db): Promise<BarisTersimpan[]> {
  const { rows } = await sql<BarisTersimpan>`
    SELECT s.id_set, s.versi, s.diubah_pada, s.id_prodi, s.jenjang, p.nama AS nama_prodi, p.jenjang_prodi, s.huruf, s.indeks, s.batas_bawah, s.batas_atas,
           s.lulus, s.khusus, s.berlaku_mulai, s.berlaku_akhir
      FROM skala_nilai s LEFT JOIN prodi p ON p.college_id = s.college_id AND p.id = s.id_prodi
     ORDER BY s.id_prodi NULLS FIRST, s.jenjang NULLS FIRST, s.berlaku_mulai DESC, s.id_set, s.batas_bawah DESC NULLS LAST, s.huruf`.execute(
    db,
  )
  return rows
}

type Lingkup = { idProdi: string | null; jenjang: string | null }

/**
 * Whether grades rest on a scale: some letter stands in a class of its reach, in a period that began while it was in
 * force. The class leads, so that a scale of the future reads next to nothing.
 */
export async function terpakai(db: Db, lingkup: Lingkup, { mulai, akhir }: { mulai: string; akhir: string | null }): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    SELECT EXISTS (
      SELECT FROM periode t
        JOIN kelas_kuliah k ON k.college_id = t.college_id AND k.id_periode = t.id
        JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
        JOIN nilai n ON n.college_id = k.college_id AND n.id_kelas = k.id
       WHERE t.tanggal_mulai >= ${mulai} AND (${akhir}::date IS NULL OR t.tanggal_mulai <= ${akhir}::date) AND n.huruf IS NOT NULL
         AND (${lingkup.idProdi}::uuid IS NULL OR k.id_prodi = ${lingkup.idProdi}::uuid)
         AND (${lingkup.jenjang}::text IS NULL OR p.jenjang = ${lingkup.jenjang}::text)) AS ada`.execute(db)
  return rows[0]?.ada ?? false
}

export type BarisBaru = {
  huruf: string
  indeks: number
  batasBawah: number | null
  batasAtas: number | null
  lulus: boolean
  khusus: boolean
}

type Kepala = Lingkup & { idSet: string; berlakuMulai: string; berlakuAkhir: string | null }

export async function insertBarisSkala(db: Db, kepala: Kepala, baris: readonly BarisBaru[]): Promise<void> {
  await db
    .insertInto('skalaNilai')
    .values(baris.map((b) => ({ ...kepala, ...b })))
    .execute()
}

/** Writes one letter anew, so that its history tells old and new. */
export async function updateBarisSkala(db: Db, idSet: string, { huruf, ...isi }: BarisBaru): Promise<void> {
  await db.updateTable('skalaNilai').set(isi).where('idSet', '=', idSet).where('huruf', '=', huruf).execute()
}

export async function deleteBarisSkala(db: Db, idSet: string, huruf: readonly string[] | null): Promise<void> {
  await db
    .deleteFrom('skalaNilai')
    .where('idSet', '=', idSet)
    .$if(huruf !== null, (query) => query.where('huruf', 'in', [...(huruf ?? [])]))
    .execute()
}

/** Lets a scale end the day before another one begins, or never. */
export async function akhiriSkala(db: Db, idSet: string, sebelum: string | null): Promise<void> {
  await sql`UPDATE skala_nilai SET berlaku_akhir = ${sebelum}::date - 1 WHERE id_set = ${idSet}`.execute(db)
}

/** Held until the transaction ends: two scales of one reach are never fitted into each other's dates at once. */
export async function kunciSkala(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || '/skala_nilai', 0))`.execute(db)
}
