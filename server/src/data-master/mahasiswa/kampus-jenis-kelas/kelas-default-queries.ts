import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = {
  prodi?: string[] | undefined
  angkatan?: number[] | undefined
  kampus?: string[] | undefined
  jenisKelas?: string[] | undefined
  wali?: string | undefined
  cari?: string | undefined
}

const terisi = sql<number>`(SELECT count(*)::int FROM mahasiswa m WHERE m.college_id = kelas_default.college_id AND m.id_kelas_default = kelas_default.id)`

/** Classes of cohorts with how many sit in them; row-level security hides those of other prodi. */
export const selectKelasDefault = (db: Db, { prodi, angkatan, kampus, jenisKelas, wali, cari }: Filter = {}) =>
  db
    .selectFrom('kelasDefault')
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'kelasDefault.collegeId').onRef('prodi.id', '=', 'kelasDefault.idProdi'))
    .leftJoin('kampus', (on) =>
      on.onRef('kampus.collegeId', '=', 'kelasDefault.collegeId').onRef('kampus.id', '=', 'kelasDefault.idKampus'),
    )
    .leftJoin('jenisKelas', (on) =>
      on.onRef('jenisKelas.collegeId', '=', 'kelasDefault.collegeId').onRef('jenisKelas.id', '=', 'kelasDefault.idJenisKelas'),
    )
    .leftJoin('dosen', (on) =>
      on.onRef('dosen.collegeId', '=', 'kelasDefault.collegeId').onRef('dosen.id', '=', 'kelasDefault.idDosenWali'),
    )
    .select(['kelasDefault.id', 'kelasDefault.versi', 'kelasDefault.diubahPada', 'kelasDefault.kode', 'kelasDefault.nama'])
    .select(['kelasDefault.idProdi', 'prodi.jenjangProdi', 'prodi.nama as namaProdi', 'kelasDefault.angkatan', 'kelasDefault.idKampus'])
    .select(['kampus.nama as namaKampus', 'kelasDefault.idJenisKelas', 'jenisKelas.nama as namaJenisKelas', 'kelasDefault.kapasitas'])
    .select(['kelasDefault.idDosenWali', 'dosen.namaLengkap as namaWali', terisi.as('terisi')])
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(angkatan !== undefined, (query) => query.where('kelasDefault.angkatan', 'in', angkatan ?? []))
    .$if(kampus !== undefined, (query) => query.where('kelasDefault.idKampus', 'in', kampus ?? []))
    .$if(jenisKelas !== undefined, (query) => query.where('kelasDefault.idJenisKelas', 'in', jenisKelas ?? []))
    .$if(wali !== undefined, (query) => query.where('kelasDefault.idDosenWali', '=', wali ?? ''))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('kelasDefault.kode', 'ilike', contains(cari ?? '')), eb('kelasDefault.nama', 'ilike', contains(cari ?? ''))]),
      ),
    )

export const findKelasDefault = (db: Db, id: string) => selectKelasDefault(db).where('kelasDefault.id', '=', id).executeTakeFirst()

type Hadir = { nim: string; nama: string; jenisKelamin: string }

/** Who sits in a class and still studies, in the order of the NIM. */
export async function listAnggotaKelas(db: Db, id: string): Promise<Hadir[]> {
  const { rows } = await sql<Hadir>`
    SELECT nim, nama, jenis_kelamin FROM mahasiswa
     WHERE id_kelas_default = ${id} AND status IN ('A','C','N','S','U','O') ORDER BY nim`.execute(db)
  return rows
}

export type KelasKode = { id: string; idProdi: string; angkatan: number; kode: string }

/** Codes of a prodi's classes, the newest cohort first; of all its cohorts, for their codes have a beginning in common. */
export async function listKodeKelas(db: Db, idProdi: readonly string[]): Promise<KelasKode[]> {
  const { rows } = await sql<KelasKode>`
    SELECT id, id_prodi, angkatan, kode FROM kelas_default WHERE id_prodi = ANY (${idProdi}::uuid[]) ORDER BY angkatan DESC, kode, id`.execute(
    db,
  )
  return rows
}

/** One split of a cohort at a time, so that two operators don't give out the same letters. */
export const holdProdi = (db: Db, idProdi: readonly string[]) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || 'kelas:' || x.id, 22)) FROM (SELECT unnest(${idProdi}::text[]) AS id ORDER BY 1) x`.execute(
    db,
  )

export type KelasTulis = {
  id: string
  kode: string
  nama: string
  idProdi: string
  angkatan: number
  idKampus: string | null
  idJenisKelas: string | null
  kapasitas: number
}

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key])

/** Makes classes, all in one statement. */
export async function insertKelas(db: Db, rows: readonly KelasTulis[]): Promise<void> {
  await sql`
    INSERT INTO kelas_default (id, kode, nama, id_prodi, angkatan, id_kampus, id_jenis_kelas, kapasitas)
    SELECT * FROM unnest(${column(rows, 'id')}::uuid[], ${column(rows, 'kode')}::text[], ${column(rows, 'nama')}::text[], ${column(rows, 'idProdi')}::uuid[],
                         ${column(rows, 'angkatan')}::int[], ${column(rows, 'idKampus')}::uuid[], ${column(rows, 'idJenisKelas')}::uuid[], ${column(rows, 'kapasitas')}::int[])`.execute(
    db,
  )
}

/** Seats students in classes, pair by pair. */
export async function seat(db: Db, pairs: readonly { idMahasiswa: string; idKelas: string }[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m SET id_kelas_default = x.kelas
      FROM unnest(${column(pairs, 'idMahasiswa')}::uuid[], ${column(pairs, 'idKelas')}::uuid[]) AS x(id, kelas)
     WHERE m.id = x.id AND m.id_kelas_default IS DISTINCT FROM x.kelas`.execute(db)
}
