import type { WarnaKlasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { prodi?: string[] | undefined; angkatan?: number[] | undefined; berakhir?: boolean | undefined; cari?: string | undefined }

/** Members of a klasifikasi; row-level security leaves out students of other prodi. */
export const selectAnggota = (db: Db, id: string, { prodi, angkatan, berakhir = false, cari }: Filter) =>
  db
    .selectFrom('klasifikasiMahasiswa as km')
    .innerJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 'km.collegeId').onRef('m.id', '=', 'km.idMahasiswa'))
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'm.collegeId').onRef('prodi.id', '=', 'm.idProdi'))
    .select(['km.id', 'km.idMahasiswa', 'm.nim', 'm.nama', 'prodi.jenjangProdi', 'prodi.nama as namaProdi', 'm.angkatan', 'm.status'])
    .select(['km.periodeMulai', 'km.periodeAkhir', 'km.keterangan'])
    .where('km.idKlasifikasi', '=', id)
    .where('km.periodeAkhir', berakhir ? 'is not' : 'is', null)
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(angkatan !== undefined, (query) => query.where('m.angkatan', 'in', angkatan ?? []))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('m.nama', 'ilike', contains(cari ?? '')), eb('m.nim', 'ilike', contains(cari ?? ''))])),
    )

export type Keanggotaan = { idMahasiswa: string; idKlasifikasi: string; nama: string; sama: boolean }

/** Memberships of now that matter for adding to a klasifikasi: its own, and where its group allows one those of the group. */
export async function listKeanggotaan(db: Db, idKlasifikasi: string, ids: readonly string[]): Promise<Keanggotaan[]> {
  const { rows } = await sql<Keanggotaan>`
    SELECT km.id_mahasiswa, km.id_klasifikasi, k.nama, k.id = dituju.id AS sama
      FROM klasifikasi dituju
      JOIN klasifikasi k ON k.college_id = dituju.college_id AND (k.id = dituju.id OR (dituju.tunggal_dalam_kelompok AND lower(k.kelompok) = lower(dituju.kelompok)))
      JOIN klasifikasi_mahasiswa km ON km.college_id = k.college_id AND km.id_klasifikasi = k.id AND km.periode_akhir IS NULL
     WHERE dituju.id = ${idKlasifikasi} AND km.id_mahasiswa = ANY (${ids}::uuid[]) ORDER BY km.id_mahasiswa, k.nama`.execute(db)
  return rows
}

/** One student is classified by one operator at a time, so that a group of one stays one. */
export const holdKlasifikasi = (db: Db, id: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || 'klasifikasi:' || lower(kelompok), 22)) FROM klasifikasi WHERE id = ${id}`.execute(
    db,
  )

export async function insertAnggota(
  db: Db,
  ids: readonly string[],
  { idKlasifikasi, periodeMulai, keterangan }: { idKlasifikasi: string; periodeMulai: number; keterangan: string | null },
): Promise<void> {
  await sql`
    INSERT INTO klasifikasi_mahasiswa (id_mahasiswa, id_klasifikasi, periode_mulai, keterangan)
    SELECT x, ${idKlasifikasi}::uuid, ${periodeMulai}::int, ${keterangan}::text FROM unnest(${ids}::uuid[]) x`.execute(db)
}

/**
 * Ends memberships of now in these klasifikasi with a period; what began in it or later goes altogether, for it has never held.
 * Answers how many there were.
 */
export async function endAnggota(
  db: Db,
  ids: readonly string[],
  { klasifikasi, akhir }: { klasifikasi: readonly string[]; akhir: number },
): Promise<number> {
  const hapus = await sql`
    DELETE FROM klasifikasi_mahasiswa WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND id_klasifikasi = ANY (${klasifikasi}::uuid[]) AND periode_akhir IS NULL
       AND urutan_periode(periode_mulai) > urutan_periode(${akhir}::int)`.execute(db)
  const tutup = await sql`
    UPDATE klasifikasi_mahasiswa SET periode_akhir = ${akhir} WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND id_klasifikasi = ANY (${klasifikasi}::uuid[])
       AND periode_akhir IS NULL`.execute(db)
  return Number(hapus.numAffectedRows ?? 0n) + Number(tutup.numAffectedRows ?? 0n)
}

/** Takes memberships of now away as never meant. */
export async function removeAnggota(db: Db, ids: readonly string[], idKlasifikasi: string): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM klasifikasi_mahasiswa WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND id_klasifikasi = ${idKlasifikasi} AND periode_akhir IS NULL`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}

/** The last period before one, as the calendar has it; none at its beginning. */
export async function findPeriodeSebelum(db: Db, periode: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM periode WHERE urutan < urutan_periode(${periode}::int) AND kode_semester <= 2 ORDER BY urutan DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

export const findPeriodeAda = (db: Db, periode: number) =>
  db.selectFrom('periode').select(['id', 'label']).where('id', '=', periode).executeTakeFirst()

type OrangRow = {
  id: string
  idKlasifikasi: string
  nama: string
  kelompok: string
  warna: WarnaKlasifikasi
  periodeMulai: number
  periodeAkhir: number | null
  keterangan: string | null
}

/** The klasifikasi of a student, those of now first. */
export async function listOrangKlasifikasi(db: Db, idMahasiswa: string): Promise<OrangRow[]> {
  const { rows } = await sql<OrangRow>`
    SELECT km.id, km.id_klasifikasi, k.nama, k.kelompok, k.warna, km.periode_mulai, km.periode_akhir, km.keterangan
      FROM klasifikasi_mahasiswa km
      JOIN mahasiswa m ON m.college_id = km.college_id AND m.id = km.id_mahasiswa
      JOIN klasifikasi k ON k.college_id = km.college_id AND k.id = km.id_klasifikasi
     WHERE km.id_mahasiswa = ${idMahasiswa} ORDER BY km.periode_akhir IS NOT NULL, urutan_periode(km.periode_mulai) DESC, k.nama, km.id LIMIT 100`.execute(
    db,
  )
  return rows
}
