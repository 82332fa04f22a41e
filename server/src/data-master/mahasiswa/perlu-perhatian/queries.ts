import type { TandaPerhatian, Tindakan, TindakLanjut } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'
import { conditionsOf } from '../filter-queries'

export type SaringPerhatian = {
  prodi?: string[] | undefined
  fakultas?: string[] | undefined
  angkatan?: number[] | undefined
  dosenPa?: string | undefined
  tanpaPa?: boolean | undefined
  cari?: string | undefined
  tanda?: readonly TandaPerhatian[] | undefined
  tindakLanjut?: TindakLanjut | undefined
}

export type PerhatianRow = {
  id: string
  nim: string
  nama: string
  angkatan: number
  status: string
  jenjangProdi: string
  namaProdi: string
  tanda: unknown
  jumlahTanda: number
  sejak: Date
  idDosenPa: string | null
  dosenPa: string | null
  tindakLanjut: TindakLanjut
  dihubungiPada: string | null
  catatan: string | null
  tanggalBerikut: string | null
}

type Tanda = { idMahasiswa: string; kode: string[]; tanda: unknown; jumlahTanda: number; sejak: Date; terbaru: Date }

/** The warnings of each student together. */
const tanda = sql<Tanda>`(
  SELECT x.id_mahasiswa, array_agg(x.aturan) AS kode, jsonb_agg(jsonb_build_object('tanda', x.aturan, 'rincian', x.rincian)) AS tanda,
         count(*)::int AS jumlah_tanda, min(x.sejak) AS sejak, max(x.sejak) AS terbaru
    FROM temuan x WHERE x.jenis = 'perhatian' GROUP BY x.id_mahasiswa)`

type Terakhir = { idMahasiswa: string; tanggal: string; catatan: string | null; tanggalBerikut: string | null; saatItu: string[] }

/** What was done last about each student. */
const terakhir = sql<Terakhir>`(
  SELECT DISTINCT ON (y.id_mahasiswa) y.id_mahasiswa, y.tanggal, y.catatan, y.tanggal_berikut, y.tanda AS saat_itu
    FROM tindakan_perhatian y ORDER BY y.id_mahasiswa, y.tanggal DESC, y.dibuat_pada DESC, y.id)`

/** A warning that did not stand when he was last spoken to asks for him anew; so does the day that was set. */
const lanjut = (hari: string): RawBuilder<TindakLanjut> => sql<TindakLanjut>`
  CASE WHEN z.id_mahasiswa IS NULL OR NOT (t.kode <@ z.saat_itu) THEN 'belum' WHEN z.tanggal_berikut <= ${hari}::date THEN 'jatuh_tempo' ELSE 'sudah' END`

function syarat(saring: SaringPerhatian, hari: string): RawBuilder<SqlBool>[] {
  return [
    ...(saring.tanda?.length ? [sql<SqlBool>`t.kode && ${[...saring.tanda]}::text[]`] : []),
    ...(saring.tindakLanjut ? [sql<SqlBool>`${lanjut(hari)} = ${saring.tindakLanjut}`] : []),
  ]
}

const perhatian = (db: Db, saring: SaringPerhatian, hari: string) =>
  db
    .selectFrom('mahasiswa as m')
    .innerJoin(tanda.as('t'), (on) => on.onRef('t.idMahasiswa', '=', 'm.id'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .leftJoin('dosen as d', (on) => on.onRef('d.collegeId', '=', 'm.collegeId').onRef('d.id', '=', 'm.idDosenPa'))
    .leftJoin(terakhir.as('z'), (on) => on.onRef('z.idMahasiswa', '=', 'm.id'))
    .where((eb) => eb.and([...conditionsOf({ ...saring }, { periode: 0, alike: false }), ...syarat(saring, hari)]))

/** Students who need attention, with what was done about them; `hari` is today where the college stands. */
export const selectPerhatian = (db: Db, saring: SaringPerhatian, hari: string) =>
  perhatian(db, saring, hari)
    .select(['m.id', 'm.nim', 'm.nama', 'm.angkatan', 'm.status', 'p.jenjangProdi', 'p.nama as namaProdi'])
    .select(['t.tanda', 't.jumlahTanda', 't.sejak', 'm.idDosenPa', 'd.namaLengkap as dosenPa'])
    .select(['z.tanggal as dihubungiPada', 'z.catatan', 'z.tanggalBerikut', lanjut(hari).as('tindakLanjut')])

export type HitunganPerhatian = { jumlah: number; belum: number; sudah: number; jatuhTempo: number }

/** How many need attention, by what was done about them. */
export async function hitungPerhatian(db: Db, saring: SaringPerhatian, hari: string): Promise<HitunganPerhatian> {
  const keadaan = (nama: TindakLanjut) => sql<number>`count(*) FILTER (WHERE ${lanjut(hari)} = ${sql.lit(nama)})::int`
  return await perhatian(db, saring, hari)
    .select([sql<number>`count(*)::int`.as('jumlah'), keadaan('belum').as('belum'), keadaan('sudah').as('sudah')])
    .select(keadaan('jatuh_tempo').as('jatuhTempo'))
    .executeTakeFirstOrThrow()
}

/** How many students have each warning. */
export async function hitungTanda(db: Db, saring: SaringPerhatian): Promise<Map<string, number>> {
  const conditions = sql.join(
    [sql<SqlBool>`x.jenis = 'perhatian'`, ...conditionsOf({ ...saring }, { periode: 0, alike: false })],
    sql` AND `,
  )
  const { rows } = await sql<{ aturan: string; jumlah: number }>`
    SELECT x.aturan, count(*)::int AS jumlah FROM temuan x JOIN mahasiswa m ON m.college_id = x.college_id AND m.id = x.id_mahasiswa WHERE ${conditions} GROUP BY 1`.execute(
    db,
  )
  return new Map(rows.map(({ aturan, jumlah }) => [aturan, jumlah]))
}

export type PerPaRow = { idDosen: string | null; nama: string | null; jumlah: number; baru: number; belum: number; jatuhTempo: number }

/** The week of each adviser; students without one stand together. */
export async function listPerPa(db: Db, saring: SaringPerhatian, hari: string): Promise<PerPaRow[]> {
  const keadaan = (nama: TindakLanjut) => sql<number>`count(*) FILTER (WHERE ${lanjut(hari)} = ${sql.lit(nama)})::int`
  return await perhatian(db, saring, hari)
    .select(['m.idDosenPa as idDosen', 'd.namaLengkap as nama', sql<number>`count(*)::int`.as('jumlah')])
    .select([sql<number>`count(*) FILTER (WHERE t.terbaru > now() - interval '7 days')::int`.as('baru'), keadaan('belum').as('belum')])
    .select(keadaan('jatuh_tempo').as('jatuhTempo'))
    .groupBy(['m.idDosenPa', 'd.namaLengkap'])
    .execute()
}

/** Whether the caller may see the student, and which warnings he has now. */
export async function findTanda(db: Db, id: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ kode: string[] }>`
    SELECT ARRAY(SELECT x.aturan FROM temuan x WHERE x.id_mahasiswa = m.id AND x.jenis = 'perhatian' ORDER BY 1) AS kode FROM mahasiswa m WHERE m.id = ${id}`.execute(
    db,
  )
  return rows[0]?.kode
}

/** Everything that was done about a student, newest first; or one of these acts. */
export async function listTindakan(db: Db, idMahasiswa: string, id?: string): Promise<Tindakan[]> {
  const { rows } = await sql<Tindakan>`
    SELECT y.id, y.cara, y.tanggal, y.catatan, y.tanggal_berikut, y.tanda, coalesce(o.nama, k.username) AS oleh
      FROM tindakan_perhatian y
      LEFT JOIN akun k ON k.college_id = y.college_id AND k.uuid = y.dibuat_oleh
      LEFT JOIN operator o ON o.college_id = k.college_id AND o.id = k.id_operator
     WHERE y.id_mahasiswa = ${idMahasiswa} AND (${id === undefined} OR y.id = ${id ?? null}::uuid) ORDER BY y.tanggal DESC, y.dibuat_pada DESC, y.id`.execute(
    db,
  )
  return rows
}

type TindakanBaru = {
  idMahasiswa: string
  cara: string
  tanggal: string
  catatan?: string | null | undefined
  tanggalBerikut?: string | null | undefined
  tanda: string[]
}

export const insertTindakan = (db: Db, row: TindakanBaru) =>
  db.insertInto('tindakanPerhatian').values(row).returning('id').executeTakeFirstOrThrow()
