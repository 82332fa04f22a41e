import type { FieldPerubahan, StatusPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

/** One field as it is stored; `putusan` is null while nobody has decided. */
export type IsianTersimpan = {
  field: FieldPerubahan
  lama: string | null
  baru: string | null
  putusan: 'setuju' | 'tolak' | null
  alasan: string | null
}

/** A stored field with the value that the person has now, and both its values in a person's words. */
export type IsianTampil = IsianTersimpan & { kini: string | null; namaLama: string | null; namaBaru: string | null }

export type Saring = {
  status?: readonly StatusPerubahan[] | undefined
  prodi?: readonly string[] | undefined
  field?: readonly FieldPerubahan[] | undefined
  mahasiswa?: string | undefined
  cari?: string | undefined
}

const syarat = ({ status, prodi, field, mahasiswa, cari }: Saring): RawBuilder<boolean>[] => [
  ...(status?.length ? [sql<boolean>`u.status = ANY (${[...status]}::text[])`] : []),
  ...(prodi?.length ? [sql<boolean>`m.id_prodi = ANY (${[...prodi]}::uuid[])`] : []),
  ...(field?.length
    ? [sql<boolean>`EXISTS (SELECT 1 FROM jsonb_array_elements(u.isian) x WHERE x ->> 'field' = ANY (${[...field]}::text[]))`]
    : []),
  ...(mahasiswa ? [sql<boolean>`u.id_mahasiswa = ${mahasiswa}`] : []),
  ...(cari ? [sql<boolean>`(m.nim ILIKE ${contains(cari)} OR lower(m.nama) LIKE ${contains(cari.toLowerCase())})`] : []),
]

/** Fields whose value is a code, and the list that it is of. */
const DAFTAR = sql`CASE x ->> 'field' WHEN 'idAgama' THEN 'agama' WHEN 'golonganDarah' THEN 'golongan-darah' WHEN 'statusPernikahan' THEN 'status-pernikahan'
  WHEN 'jenisKelamin' THEN 'jenis-kelamin' WHEN 'idJenisTinggal' THEN 'jenis-tinggal' WHEN 'idAlatTransportasi' THEN 'alat-transportasi' END`

const nama = (sisi: 'lama' | 'baru') => sql`coalesce(
  (SELECT r.nama FROM ref_kode r WHERE r.college_id = u.college_id AND r.daftar = ${DAFTAR} AND r.kode = x ->> ${sql.lit(sisi)}),
  CASE WHEN x ->> 'field' = 'idWilayah' THEN (SELECT w.jalur FROM wilayah w WHERE w.kode = x ->> ${sql.lit(sisi)}) END, x ->> ${sql.lit(sisi)})`

const ISIAN = sql<IsianTampil[]>`(
  SELECT jsonb_agg(x || jsonb_build_object('namaLama', ${nama('lama')}, 'namaBaru', ${nama('baru')},
           'kini', to_jsonb(b) ->> lower(regexp_replace(x ->> 'field', '([A-Z])', '_\\1', 'g'))) ORDER BY ke)
    FROM jsonb_array_elements(u.isian) WITH ORDINALITY AS satu(x, ke))`

export type BerkasBukti = { id: string; nama: string; mime: string; ukuran: number }

const BUKTI = sql<BerkasBukti[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nama', f.nama, 'mime', f.mime, 'ukuran', f.ukuran) ORDER BY array_position(u.bukti, f.id)), '[]')
    FROM berkas f WHERE f.college_id = u.college_id AND f.id = ANY (u.bukti) AND f.status = 'tersimpan')`

const OLEH = sql<string | null>`(
  SELECT coalesce(o.nama, a.username) FROM akun a LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
   WHERE a.college_id = u.college_id AND a.uuid = u.diputus_oleh)`

/** Requests with their students and their persons as they stand. */
export function selectPerubahan(db: Db, saring: Saring) {
  return db
    .selectFrom('perubahanData as u')
    .innerJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 'u.collegeId').onRef('m.id', '=', 'u.idMahasiswa'))
    .innerJoin('biodata as b', (on) => on.onRef('b.collegeId', '=', 'm.collegeId').onRef('b.id', '=', 'm.idBiodata'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .select(['u.id', 'u.versi', 'u.idMahasiswa', 'm.idBiodata', 'm.nama', 'm.nim', 'm.angkatan', 'u.alasan', 'u.status'])
    .select(['u.diajukanPada', 'u.diputusPada', 'p.jenjangProdi', 'p.nama as namaProdi', 'b.statusPddikti', 'b.idPddikti'])
    .select([ISIAN.as('isian'), BUKTI.as('bukti'), OLEH.as('diputusOleh')])
    .where((eb) => eb.and(syarat(saring)))
}

export type PerubahanRow = Awaited<ReturnType<ReturnType<typeof selectPerubahan>['executeTakeFirstOrThrow']>>

export const findPerubahan = (db: Db, id: string): Promise<PerubahanRow | undefined> =>
  selectPerubahan(db, {}).where('u.id', '=', id).executeTakeFirst()

export type Ringkasan = { menunggu: number; tertua: Date | null; diputusHariIni: number }

/** How many wait, since when the oldest does, and how many were decided on a day that began at `sejak`. */
export async function ringkasPerubahan(db: Db, sejak: Date): Promise<Ringkasan> {
  const { rows } = await sql<Ringkasan>`
    SELECT (SELECT count(*)::int FROM perubahan_data WHERE status = 'diajukan') AS menunggu,
           (SELECT min(diajukan_pada) FROM perubahan_data WHERE status = 'diajukan') AS tertua,
           (SELECT count(*)::int FROM perubahan_data WHERE status IN ('disetujui', 'ditolak') AND diputus_pada >= ${sejak}) AS diputus_hari_ini`.execute(
    db,
  )
  return rows[0] ?? { menunggu: 0, tertua: null, diputusHariIni: 0 }
}

/** Requests that wait, and the day on which the oldest was made, for the tasks of the home page. */
export async function countPerubahan(db: Db): Promise<{ jumlah: number; tertua: string | null }> {
  const { rows } = await sql<{ jumlah: number; tertua: string | null }>`
    SELECT count(*)::int AS jumlah, min(diajukan_pada)::date AS tertua FROM perubahan_data WHERE status = 'diajukan'`.execute(db)
  return rows[0] ?? { jumlah: 0, tertua: null }
}

export type Permintaan = {
  id: string
  idMahasiswa: string
  status: StatusPerubahan
  isian: IsianTersimpan[]
  alasan: string | null
  bukti: string[]
}

/** A request that somebody is about to decide, held until the transaction ends. */
export async function holdPermintaan(db: Db, id: string): Promise<Permintaan | undefined> {
  const { rows } = await sql<Permintaan>`
    SELECT id, id_mahasiswa, status, isian, alasan, bukti FROM perubahan_data WHERE id = ${id} FOR UPDATE`.execute(db)
  return rows[0]
}

export const permintaanExists = async (db: Db, id: string): Promise<boolean> =>
  (await sql`SELECT 1 FROM perubahan_data WHERE id = ${id}`.execute(db)).rows.length > 0

/** Fields of a person that wait in some request already, whichever of his registrations it came by. */
export async function listFieldMenunggu(db: Db, idBiodata: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ field: string }>`
    SELECT DISTINCT x ->> 'field' AS field FROM perubahan_data u JOIN mahasiswa m ON m.college_id = u.college_id AND m.id = u.id_mahasiswa, jsonb_array_elements(u.isian) x
     WHERE m.id_biodata = ${idBiodata} AND u.status = 'diajukan'`.execute(db)
  return new Set(rows.map(({ field }) => field))
}

export async function insertPermintaan(
  db: Db,
  {
    idMahasiswa,
    isian,
    alasan,
    bukti,
  }: { idMahasiswa: string; isian: readonly IsianTersimpan[]; alasan: string | null; bukti: readonly string[] },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO perubahan_data (id_mahasiswa, isian, alasan, bukti)
    VALUES (${idMahasiswa}, ${JSON.stringify(isian)}::jsonb, ${alasan}, ${[...bukti]}::uuid[]) RETURNING id`.execute(db)
  return rows[0]?.id ?? ''
}

type Putusan = { id: string; status: StatusPerubahan; isian: readonly IsianTersimpan[]; oleh: string }

export const tutupPermintaan = (db: Db, { id, status, isian, oleh }: Putusan) =>
  sql`UPDATE perubahan_data SET status = ${status}, isian = ${JSON.stringify(isian)}::jsonb, diputus_oleh = ${oleh}, diputus_pada = now() WHERE id = ${id}`.execute(
    db,
  )

export type Penerima = { akun: string[]; surel: string | null }

/** Where a student hears of his request; a deceased one is never written to (edge case 25). */
export async function penerimaKabar(db: Db, idMahasiswa: string): Promise<Penerima> {
  const { rows } = await sql<Penerima>`
    SELECT ARRAY(SELECT a.uuid FROM akun a WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id) AS akun, coalesce(b.email, b.email_kampus) AS surel
      FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata WHERE m.id = ${idMahasiswa} AND m.status <> 'W'`.execute(
    db,
  )
  return rows[0] ?? { akun: [], surel: null }
}
