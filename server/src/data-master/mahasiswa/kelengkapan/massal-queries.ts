import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Dibuka = {
  id: string
  versi: number
  idBiodata: string
  versiBiodata: number
  statusPddikti: string
  idPddikti: string | null
  kewarganegaraan: string
  periodeMasuk: number
  tanggalMasuk: string
  nama: string
  jenisKelamin: string
  tempatLahir: string | null
  tanggalLahir: string
  nik: string | null
  noPaspor: string | null
  namaIbuKandung: string | null
}

/** The rows of a bulk write as they stand, held in the order of their ids so that two sheets never wait for each other. */
export async function bukaMassal(db: Db, ids: readonly string[]): Promise<Map<string, Dibuka>> {
  const { rows } = await sql<Dibuka>`
    SELECT m.id, m.versi, m.id_biodata, b.versi AS versi_biodata, b.status_pddikti, b.id_pddikti, b.kewarganegaraan, m.periode_masuk, m.tanggal_masuk,
           b.nama, b.jenis_kelamin, b.tempat_lahir, b.tanggal_lahir, b.nik, b.no_paspor, b.nama_ibu_kandung
      FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
     WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY b.id, m.id FOR UPDATE`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type Tulis = { id: string; isi: Readonly<Record<string, unknown>> }

const ORANG = [
  'nama',
  'jenis_kelamin',
  'tempat_lahir',
  'id_agama',
  'nik',
  'no_paspor',
  'nisn',
  'nama_ibu_kandung',
  'jalan',
  'kelurahan',
  'id_wilayah',
  'kode_pos',
  'handphone',
  'email',
] as const
const REGISTRASI = ['jalur_daftar', 'pembiayaan', 'gelombang'] as const

const unta = (nama: string) => nama.replaceAll(/_([a-z])/g, (_, huruf: string) => huruf.toUpperCase())
/** A column keeps its value where the row does not name it. */
const kolom = (nama: string, tipe = 'text') =>
  sql`${sql.ref(nama)} = CASE WHEN x.isi ? ${sql.lit(unta(nama))} THEN (x.isi ->> ${sql.lit(unta(nama))})::${sql.raw(tipe)} ELSE t.${sql.ref(nama)} END`

const dari = (rows: readonly Tulis[]) =>
  sql`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ isi }) => JSON.stringify(isi))}::text[]::jsonb[]) AS x(id, isi)`

/** Writes persons, one statement for all; a NIK, birth date or sex that is another one has to be looked at again (DM-R3). */
export async function tulisOrang(db: Db, rows: readonly Tulis[]): Promise<void> {
  if (rows.length === 0) return
  const set = [...ORANG.map((nama) => kolom(nama)), kolom('tanggal_lahir', 'date')]
  await sql`
    UPDATE biodata t SET ${sql.join(set)},
           nik_terverifikasi = t.nik_terverifikasi AND NOT (x.isi ?| ARRAY['nik', 'tanggalLahir', 'jenisKelamin'])
      FROM ${dari(rows)} WHERE t.id = x.id`.execute(db)
  // The mother's name is one value that stands in two places.
  await sql`
    INSERT INTO orang_tua (id_biodata, peran, nama)
    SELECT x.id, 'ibu', x.isi ->> 'namaIbuKandung' FROM ${dari(rows)} WHERE x.isi ? 'namaIbuKandung'
        ON CONFLICT (college_id, id_biodata, peran) DO UPDATE SET nama = excluded.nama WHERE orang_tua.nama IS DISTINCT FROM excluded.nama`.execute(
    db,
  )
}

export async function tulisRegistrasi(db: Db, rows: readonly Tulis[]): Promise<void> {
  if (rows.length === 0) return
  const set = [
    ...REGISTRASI.map((nama) => kolom(nama)),
    kolom('tanggal_masuk', 'date'),
    kolom('biaya_masuk', 'bigint'),
    kolom('id_sekolah', 'uuid'),
  ]
  await sql`UPDATE mahasiswa t SET ${sql.join(set)} FROM ${dari(rows)} WHERE t.id = x.id`.execute(db)
}

/** Versions after a write, which the next save of the sheet needs. */
export async function listVersi(db: Db, ids: readonly string[]): Promise<Map<string, { versi: number; versiBiodata: number }>> {
  const { rows } = await sql<{ id: string; versi: number; versiBiodata: number }>`
    SELECT m.id, m.versi, b.versi AS versi_biodata FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
     WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
