import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Orang = {
  id: string
  nama: string
  tanggalLahir: string
  namaIbuKandung: string | null
  nik: string | null
  statusPddikti: string
} & Record<string, unknown>

/** A name or a mother's name as DM-R4 compares them. */
const normal = (kolom: string) => sql`translate(lower(${sql.ref(kolom)}), ' .,''-', '')`
/**
 * The first letter of what is compared, as a number: telling enough among people of one birth date. Nearly every name begins
 * with a plain letter, and then nothing has to be cut out and folded.
 */
const awal = (kolom: string) => {
  const nama = sql.ref(kolom)
  return sql`(CASE WHEN ascii(${nama}) BETWEEN 65 AND 122 THEN ascii(${nama}) ELSE ascii(lower(left(ltrim(${nama}, ' .,''-'), 1))) END | 32)::bigint`
}

/**
 * People who were born on the same day and whose names and mothers read alike (DM-R4). Of 50,000 persons, read from an index,
 * those who share their day and two first letters with somebody (one number: 22 bits, 21 and 21) are compared in full; the
 * rule itself then judges the few that are left.
 */
export async function listMirip(db: Db): Promise<Orang[]> {
  const { rows } = await sql<Orang>`
    WITH kandidat AS (
      SELECT unnest(array_agg(b.id)) AS id FROM biodata b WHERE b.nama_ibu_kandung IS NOT NULL AND b.tanggal_lahir IS NOT NULL
       GROUP BY ((b.tanggal_lahir - date '1900-01-01')::bigint << 42) | (${awal('b.nama')} << 21) | ${awal('b.nama_ibu_kandung')} HAVING count(*) > 1
    ), serupa AS MATERIALIZED (
      SELECT o.id, count(*) OVER (PARTITION BY o.tanggal_lahir, ${normal('o.nama')}, ${normal('o.nama_ibu_kandung')}) AS banyak
        FROM biodata o WHERE o.id = ANY (ARRAY(SELECT k.id FROM kandidat k))
    )
    SELECT b.* FROM biodata b WHERE b.id = ANY (ARRAY(SELECT s.id FROM serupa s WHERE s.banyak > 1))
     ORDER BY b.nama, b.tanggal_lahir, b.id LIMIT 500`.execute(db)
  return rows
}

export type Registrasi = {
  id: string
  idBiodata: string
  nim: string
  idProdi: string
  periodeMasuk: number
  angkatan: number
  jenjangProdi: string
  namaProdi: string
}

export async function listRegistrasi(db: Db, idBiodata: readonly string[]): Promise<Registrasi[]> {
  const { rows } = await sql<Registrasi>`
    SELECT m.id, m.id_biodata, m.nim, m.id_prodi, m.periode_masuk, m.angkatan, p.jenjang_prodi, p.nama AS nama_prodi
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id_biodata = ANY (${[...idBiodata]}::uuid[]) ORDER BY m.periode_masuk, m.nim`.execute(db)
  return rows
}

/** Merges of the last 30 days that were not taken back. */
export async function listGabungan(db: Db): Promise<{ id: string; nama: string; digabungPada: Date }[]> {
  const { rows } = await sql<{ id: string; nama: string; digabungPada: Date }>`
    SELECT g.id, b.nama, g.dibuat_pada AS digabung_pada FROM gabungan_biodata g JOIN biodata b ON b.college_id = g.college_id AND b.id = g.id_utama
     WHERE g.dibatalkan_pada IS NULL AND g.dibuat_pada > now() - interval '30 days' ORDER BY g.dibuat_pada DESC, g.id`.execute(db)
  return rows
}

/** Both persons as they stand, held in the order of their ids. */
export async function bukaOrang(db: Db, ids: readonly string[]): Promise<Map<string, Orang>> {
  const { rows } = await sql<Orang>`SELECT * FROM biodata WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Moves everything of one person to another, keeps both as they were, and takes the one away. The other's parents come along
 * where the one who stays has none of that part.
 */
export async function gabungkan(db: Db, { idUtama, idLain, ambil }: { idUtama: string; idLain: string; ambil: readonly string[] }) {
  const { rows } = await sql<{ id: string; digabungPada: Date }>`
    INSERT INTO gabungan_biodata (id_utama, sebelum_utama, sebelum_lain, pindah)
    SELECT u.id, to_jsonb(u), to_jsonb(l), jsonb_build_object(
             'mahasiswa', (SELECT coalesce(jsonb_agg(m.id), '[]') FROM mahasiswa m WHERE m.id_biodata = l.id),
             'pendidikan', (SELECT coalesce(jsonb_agg(r.id), '[]') FROM riwayat_pendidikan r WHERE r.id_biodata = l.id),
             'orangTua', (SELECT coalesce(jsonb_agg(to_jsonb(o)), '[]') FROM orang_tua o WHERE o.id_biodata = l.id))
      FROM biodata u, biodata l WHERE u.id = ${idUtama} AND l.id = ${idLain} RETURNING id, dibuat_pada AS digabung_pada`.execute(db)
  await sql`UPDATE mahasiswa SET id_biodata = ${idUtama} WHERE id_biodata = ${idLain}`.execute(db)
  await sql`UPDATE riwayat_pendidikan SET id_biodata = ${idUtama} WHERE id_biodata = ${idLain}`.execute(db)
  await sql`UPDATE orang_tua o SET id_biodata = ${idUtama} WHERE o.id_biodata = ${idLain}
               AND NOT EXISTS (SELECT 1 FROM orang_tua x WHERE x.college_id = o.college_id AND x.id_biodata = ${idUtama} AND x.peran = o.peran)`.execute(
    db,
  )
  await sql`DELETE FROM biodata WHERE id = ${idLain}`.execute(db)
  if (ambil.length > 0) await pulihkan(db, { idUtama, sumber: 'sebelum_lain', kolom: ambil, idGabungan: rows[0]?.id ?? '' })
  return rows[0]
}

type Pulih = { idUtama: string; sumber: 'sebelum_lain' | 'sebelum_utama'; kolom: readonly string[]; idGabungan: string }

/** Writes columns of the one who stays from what was kept. */
async function pulihkan(db: Db, { idUtama, sumber, kolom, idGabungan }: Pulih): Promise<void> {
  const set = sql.join(kolom.map((nama) => sql`${sql.ref(nama)} = x.${sql.ref(nama)}`))
  await sql`
    UPDATE biodata b SET ${set} FROM gabungan_biodata g, jsonb_populate_record(NULL::biodata, g.${sql.ref(sumber)}) x
     WHERE g.id = ${idGabungan} AND b.id = ${idUtama}`.execute(db)
}

export type Gabungan = { id: string; idUtama: string; idLain: string; lewat: boolean; dibatalkan: boolean }

export async function bukaGabungan(db: Db, id: string): Promise<Gabungan | undefined> {
  const { rows } = await sql<Gabungan>`
    SELECT id, id_utama, (sebelum_lain ->> 'id')::uuid AS id_lain, dibuat_pada <= now() - interval '30 days' AS lewat, dibatalkan_pada IS NOT NULL AS dibatalkan
      FROM gabungan_biodata WHERE id = ${id} FOR UPDATE`.execute(db)
  return rows[0]
}

/** Takes a merge back: both stand as they did, and what had moved moves back; what was added since stays where it is. */
export async function pisahkan(db: Db, { id, idUtama, idLain }: Gabungan, kolom: readonly string[]): Promise<void> {
  // The one who stays gives his NIK back before the other takes it again.
  await pulihkan(db, { idUtama, sumber: 'sebelum_utama', kolom, idGabungan: id })
  await sql`INSERT INTO biodata SELECT x.* FROM gabungan_biodata g, jsonb_populate_record(NULL::biodata, g.sebelum_lain) x WHERE g.id = ${id}`.execute(
    db,
  )
  const pindah = (nama: string) =>
    sql`(SELECT x::uuid FROM gabungan_biodata g, jsonb_array_elements_text(g.pindah -> ${sql.lit(nama)}) x WHERE g.id = ${id})`
  await sql`UPDATE mahasiswa SET id_biodata = ${idLain} WHERE id_biodata = ${idUtama} AND id IN ${pindah('mahasiswa')}`.execute(db)
  await sql`UPDATE riwayat_pendidikan SET id_biodata = ${idLain} WHERE id_biodata = ${idUtama} AND id IN ${pindah('pendidikan')}`.execute(
    db,
  )
  await sql`
    DELETE FROM orang_tua o USING gabungan_biodata g, jsonb_array_elements(g.pindah -> 'orangTua') x
     WHERE g.id = ${id} AND o.id_biodata = ${idUtama} AND o.id = (x ->> 'id')::uuid`.execute(db)
  await sql`
    INSERT INTO orang_tua SELECT r.* FROM gabungan_biodata g, jsonb_array_elements(g.pindah -> 'orangTua') x, jsonb_populate_record(NULL::orang_tua, x) r WHERE g.id = ${id}`.execute(
    db,
  )
  await sql`UPDATE gabungan_biodata SET dibatalkan_pada = now() WHERE id = ${id}`.execute(db)
}
