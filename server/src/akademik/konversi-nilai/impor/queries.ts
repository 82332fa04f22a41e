import type { JenisKonversi } from '@sivitas/contract/akademik/konversi-jenis'
import { sql } from 'kysely'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'

/** Ids of students by NIM whom the caller may see, and which other NIM exist at all. */
export async function listIdMahasiswa(
  db: Db,
  nim: readonly string[],
): Promise<{ id: ReadonlyMap<string, string>; ada: ReadonlySet<string> }> {
  const cari = () => sql<{ id: string; nim: string }>`SELECT id, nim FROM mahasiswa WHERE nim = ANY (${[...nim]}::text[])`.execute(db)
  const { rows } = await cari()
  const { rows: semua } = await acrossProdi(db, cari)
  return { id: new Map(rows.map((row) => [row.nim, row.id])), ada: new Set(semua.map((row) => row.nim)) }
}

export async function listPtAsal(db: Db, kode: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; kode: string }>`
    SELECT id, kode FROM referensi_perguruan_tinggi WHERE kode = ANY (${[...kode]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.kode, row.id]))
}

/** A recognised course as it is stored, with the subject that made it where that is one. */
export type BarisTersimpan = {
  id: string
  versi: number
  idKonversi: string
  idMahasiswa: string
  idMakul: string
  sksDiakui: number
  huruf: string
  indeks: number | null
  status: string
  jenis: JenisKonversi
  periode: number
  asal: { kode: string; nama: string; sks: number; nilai: string }[]
}

/** What is recognised for students and not cancelled. */
export async function listBarisTersimpan(db: Db, idMahasiswa: readonly string[]): Promise<BarisTersimpan[]> {
  const { rows } = await sql<BarisTersimpan>`
    SELECT b.id, b.versi, b.id_konversi, b.id_mahasiswa, b.id_makul, b.sks_diakui, b.huruf, b.indeks, v.status, v.jenis, v.id_periode AS periode,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('kode', s.kode, 'nama', s.nama, 'sks', s.sks, 'nilai', s.huruf) ORDER BY s.urut), '[]')
              FROM konversi_asal s WHERE s.college_id = b.college_id AND s.id_konversi = b.id_konversi AND s.id_makul = b.id_makul) AS asal
      FROM konversi_baris b JOIN konversi_nilai v ON v.college_id = b.college_id AND v.id = b.id_konversi
     WHERE b.aktif AND b.id_mahasiswa = ANY (${[...idMahasiswa]}::uuid[])`.execute(db)
  return rows
}

export type DrafTersimpan = { id: string; idMahasiswa: string; jenis: string; idPtAsal: string | null }

/** Conversions that may still take rows, the newest of each student and kind first. */
export async function listDraf(db: Db, idMahasiswa: readonly string[]): Promise<DrafTersimpan[]> {
  const { rows } = await sql<DrafTersimpan>`
    SELECT id, id_mahasiswa, jenis, id_pt_asal FROM konversi_nilai
     WHERE status IN ('draf', 'diajukan') AND id_mahasiswa = ANY (${[...idMahasiswa]}::uuid[]) ORDER BY dibuat_pada DESC, id`.execute(db)
  return rows
}

export type DrafBaru = { idMahasiswa: string; jenis: string; idPtAsal: string | null; idPeriode: number }

/** Makes drafts and answers them, a set at a time. */
export async function insertDraf(db: Db, rows: readonly DrafBaru[]): Promise<DrafTersimpan[]> {
  const { rows: made } = await sql<DrafTersimpan>`
    INSERT INTO konversi_nilai (id_mahasiswa, jenis, id_pt_asal, id_periode)
    SELECT x."idMahasiswa", x.jenis, x."idPtAsal", x."idPeriode"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x("idMahasiswa" uuid, jenis text, "idPtAsal" uuid, "idPeriode" int)
    RETURNING id, id_mahasiswa, jenis, id_pt_asal`.execute(db)
  return made
}

export type BarisImpor = {
  baris: number
  idKonversi: string
  idMahasiswa: string
  idMakul: string
  sksDiakui: number
  huruf: string
  indeks: number | null
  kodeAsal: string
  namaAsal: string
  sksAsal: number
  hurufAsal: string
  indeksAsal: number
}

/** Writes recognised courses with the one subject that makes each, in three statements however many they are. */
export async function tulisBaris(
  db: Db,
  rows: readonly BarisImpor[],
): Promise<{ id: string; versi: number; idMahasiswa: string; idMakul: string }[]> {
  const isi = JSON.stringify(rows)
  const { rows: made } = await sql<{ id: string; versi: number; idMahasiswa: string; idMakul: string }>`
    INSERT INTO konversi_baris (id_konversi, id_mahasiswa, id_makul, sks_diakui, huruf, indeks)
    SELECT x."idKonversi", x."idMahasiswa", x."idMakul", x."sksDiakui", x.huruf, x.indeks
      FROM jsonb_to_recordset(${isi}::jsonb) AS x("idKonversi" uuid, "idMahasiswa" uuid, "idMakul" uuid, "sksDiakui" numeric, huruf text, indeks numeric)
    ON CONFLICT (college_id, id_konversi, id_makul) DO UPDATE SET sks_diakui = excluded.sks_diakui, huruf = excluded.huruf, indeks = excluded.indeks
    RETURNING id, versi, id_mahasiswa, id_makul`.execute(db)
  await sql`
    DELETE FROM konversi_asal s USING jsonb_to_recordset(${isi}::jsonb) AS x("idKonversi" uuid, "idMakul" uuid)
     WHERE s.id_konversi = x."idKonversi" AND s.id_makul = x."idMakul"`.execute(db)
  await sql`
    INSERT INTO konversi_asal (id_konversi, urut, kode, nama, sks, huruf, indeks, id_makul)
    SELECT x."idKonversi", coalesce((SELECT max(s.urut) + 1 FROM konversi_asal s WHERE s.id_konversi = x."idKonversi"), 0)
             + row_number() OVER (PARTITION BY x."idKonversi" ORDER BY x.baris) - 1,
           x."kodeAsal", x."namaAsal", x."sksAsal", x."hurufAsal", x."indeksAsal", x."idMakul"
      FROM jsonb_to_recordset(${isi}::jsonb) AS x(baris int, "idKonversi" uuid, "idMakul" uuid, "kodeAsal" text, "namaAsal" text, "sksAsal" numeric, "hurufAsal" text, "indeksAsal" numeric)`.execute(
    db,
  )
  return made
}

/** Writes the sums of these conversions anew from their rows. */
export async function jumlahkanUlang(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE konversi_nilai v SET jumlah_asal = a.jumlah, sks_asal = a.sks, jumlah_makul = b.jumlah, sks_diakui = b.sks
      FROM unnest(${[...ids]}::uuid[]) AS x(id)
      CROSS JOIN LATERAL (SELECT count(*)::int AS jumlah, coalesce(sum(s.sks), 0) AS sks FROM konversi_asal s WHERE s.id_konversi = x.id) a
      CROSS JOIN LATERAL (SELECT count(*)::int AS jumlah, coalesce(sum(r.sks_diakui), 0) AS sks FROM konversi_baris r WHERE r.id_konversi = x.id) b
     WHERE v.id = x.id`.execute(db)
}

/** Takes rows away that are still as the import left them; answers which went. Drafts that the import made and emptied go, too. */
export async function hapusBaris(db: Db, rows: readonly { sasaran: string; versi: number }[]): Promise<ReadonlySet<string>> {
  const { rows: gone } = await sql<{ id: string; idKonversi: string }>`
    WITH asal AS (
      DELETE FROM konversi_asal s USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(sasaran uuid, versi int), konversi_baris b, konversi_nilai v
       WHERE b.id = x.sasaran AND b.versi = x.versi AND v.id = b.id_konversi AND v.status IN ('draf', 'diajukan')
         AND s.id_konversi = b.id_konversi AND s.id_makul = b.id_makul)
    DELETE FROM konversi_baris b USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(sasaran uuid, versi int), konversi_nilai v
     WHERE b.id = x.sasaran AND b.versi = x.versi AND v.id = b.id_konversi AND v.status IN ('draf', 'diajukan')
    RETURNING b.id, b.id_konversi`.execute(db)
  const konversi = [...new Set(gone.map(({ idKonversi }) => idKonversi))]
  await jumlahkanUlang(db, konversi)
  await sql`DELETE FROM konversi_nilai WHERE id = ANY (${konversi}::uuid[]) AND status = 'draf' AND jumlah_asal = 0 AND jumlah_makul = 0`.execute(
    db,
  )
  return new Set(gone.map(({ id }) => id))
}
