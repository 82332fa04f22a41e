import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** The running period of the college, and the one asked for with its place in time; none where the calendar has no such period. */
export async function findBerlaku(
  db: Db,
  periode: number,
): Promise<{ aktif: number; label: string; nanti: boolean; lewat: boolean } | undefined> {
  const { rows } = await sql<{ aktif: number; label: string; nanti: boolean; lewat: boolean }>`
    SELECT c.periode_aktif AS aktif, p.label, p.urutan > urutan_periode(c.periode_aktif) AS nanti, p.urutan < urutan_periode(c.periode_aktif) AS lewat
      FROM college c JOIN periode p ON p.college_id = c.college_id AND p.id = ${periode}
     WHERE c.college_id = app_college()`.execute(db)
  return rows[0]
}

export type Tempat = {
  jenis: 'kampus' | 'jenisKelas' | 'kelompokSesi' | 'kelas'
  id: string
  nama: string
  aktif: boolean
  perluInstansi: boolean
  idKelompokSesi: string | null
  idProdi: string | null
  angkatan: number | null
  kapasitas: number | null
  terisi: number
}

/** Places by id, of all kinds, with what decides whether somebody may be put there. */
export async function listTempat(db: Db, ids: readonly string[]): Promise<Map<string, Tempat>> {
  const { rows } = await sql<Tempat>`
    SELECT 'kampus' AS jenis, id, nama, aktif, false AS perlu_instansi, NULL::uuid AS id_kelompok_sesi, NULL::uuid AS id_prodi, NULL::int AS angkatan, NULL::int AS kapasitas, 0 AS terisi
      FROM kampus WHERE id = ANY (${ids}::uuid[])
     UNION ALL SELECT 'jenisKelas', id, nama, aktif, perlu_instansi, id_kelompok_sesi, NULL, NULL, NULL, 0 FROM jenis_kelas WHERE id = ANY (${ids}::uuid[])
     UNION ALL SELECT 'kelompokSesi', id, nama, aktif, false, NULL, NULL, NULL, NULL, 0 FROM kelompok_sesi WHERE id = ANY (${ids}::uuid[])
     UNION ALL SELECT 'kelas', k.id, k.kode, true, false, NULL, k.id_prodi, k.angkatan, k.kapasitas,
                      (SELECT count(*)::int FROM mahasiswa m WHERE m.college_id = k.college_id AND m.id_kelas_default = k.id)
                 FROM kelas_default k WHERE k.id = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a student gets; null in kampus, jenis kelas and kelompok sesi stays as it is. */
export type Pindah = { id: string; idKampus: string | null; idJenisKelas: string | null; idKelompokSesi: string | null }

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key])

/** Notes from when places hold; a second change for the same period overwrites what it names. */
export async function noteTempat(
  db: Db,
  rows: readonly Pindah[],
  { periode, terapkan }: { periode: number; terapkan: boolean },
): Promise<void> {
  await sql`
    INSERT INTO penempatan (id_mahasiswa, periode, id_kampus, id_jenis_kelas, id_kelompok_sesi, diterapkan_pada)
    SELECT x.id, ${periode}::int, x.kampus, x.jenis, x.sesi, ${terapkan ? sql`now()` : sql`NULL::timestamptz`}
      FROM unnest(${column(rows, 'id')}::uuid[], ${column(rows, 'idKampus')}::uuid[], ${column(rows, 'idJenisKelas')}::uuid[], ${column(rows, 'idKelompokSesi')}::uuid[]) AS x(id, kampus, jenis, sesi)
        ON CONFLICT (college_id, id_mahasiswa, periode) DO UPDATE
       SET id_kampus = coalesce(excluded.id_kampus, penempatan.id_kampus), id_jenis_kelas = coalesce(excluded.id_jenis_kelas, penempatan.id_jenis_kelas),
           id_kelompok_sesi = coalesce(excluded.id_kelompok_sesi, penempatan.id_kelompok_sesi), diterapkan_pada = excluded.diterapkan_pada`.execute(
    db,
  )
}

/** Writes places on the students themselves. */
export async function moveMahasiswa(db: Db, rows: readonly Pindah[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m
       SET id_kampus = coalesce(x.kampus, m.id_kampus), id_jenis_kelas = coalesce(x.jenis, m.id_jenis_kelas), id_kelompok_sesi = coalesce(x.sesi, m.id_kelompok_sesi)
      FROM unnest(${column(rows, 'id')}::uuid[], ${column(rows, 'idKampus')}::uuid[], ${column(rows, 'idJenisKelas')}::uuid[], ${column(rows, 'idKelompokSesi')}::uuid[]) AS x(id, kampus, jenis, sesi)
     WHERE m.id = x.id`.execute(db)
}

/** Seats students in one class, or takes them out of theirs. */
export async function seatAll(db: Db, ids: readonly string[], idKelas: string | null): Promise<void> {
  await sql`
    UPDATE mahasiswa SET id_kelas_default = ${idKelas} WHERE id = ANY (${ids}::uuid[]) AND id_kelas_default IS DISTINCT FROM ${idKelas}`.execute(
    db,
  )
}

/** One class is filled by one operator at a time. */
export const holdKelas = (db: Db, id: string) => sql`SELECT 1 FROM kelas_default WHERE id = ${id} FOR UPDATE`.execute(db)

/** Students whose change has become due, the oldest first; those who have left meanwhile keep their old place. */
export async function listJatuhTempo(db: Db, most: number): Promise<(Pindah & { idPenempatan: string })[]> {
  const { rows } = await sql<Pindah & { idPenempatan: string }>`
    SELECT t.id AS id_penempatan, m.id, t.id_kampus, t.id_jenis_kelas, t.id_kelompok_sesi
      FROM penempatan t
      JOIN college c ON c.college_id = t.college_id
      JOIN mahasiswa m ON m.college_id = t.college_id AND m.id = t.id_mahasiswa
     WHERE t.diterapkan_pada IS NULL AND urutan_periode(t.periode) <= urutan_periode(c.periode_aktif) AND m.status IN ('A','C','N','S','U','O')
     ORDER BY urutan_periode(t.periode), t.id LIMIT ${most} FOR UPDATE OF m`.execute(db)
  return rows
}

export const noteDiterapkan = (db: Db, ids: readonly string[]) =>
  sql`UPDATE penempatan SET diterapkan_pada = now() WHERE id = ANY (${ids}::uuid[])`.execute(db)
