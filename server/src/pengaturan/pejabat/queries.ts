import type { KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  jabatan?: readonly string[] | undefined
  lingkup?: string | undefined
  idLingkup?: string | undefined
  penugasan?: string | undefined
  keadaan?: 'menjabat' | 'akan' | 'selesai' | undefined
  habisDalam?: number | undefined
  tanggal?: string | undefined
  cari?: string | undefined
}

const fields = [
  'p.id',
  'p.versi',
  'p.diubahPada',
  'p.jabatan',
  'p.namaJabatan',
  'p.lingkup',
  'p.idLingkup',
  'p.penugasan',
  'p.atasNama',
  'p.idDosen',
  'p.namaLengkap',
  'p.jenisNomor',
  'p.nomor',
  'p.berlakuMulai',
  'p.berlakuSelesai',
  'p.nomorSk',
  'p.idTtd',
  'p.idCap',
] as const

const inOffice = (hari: string) => sql<boolean>`p.berlaku_mulai <= ${hari} AND coalesce(p.berlaku_selesai, ${hari}) >= ${hari}`

const STATES = {
  menjabat: inOffice,
  akan: (hari: string) => sql<boolean>`p.berlaku_mulai > ${hari}`,
  selesai: (hari: string) => sql<boolean>`p.berlaku_selesai < ${hari}`,
} as const

const endsWithin = (today: string, days: number) =>
  sql<boolean>`p.berlaku_mulai <= ${today}::date AND p.berlaku_selesai BETWEEN ${today}::date AND ${today}::date + ${days}::int`

/** Officials with the name that their paper carries and the unit of their office. */
export function selectPejabat(db: Db, { today, ...filter }: Filter & { today: string }) {
  const { jabatan, lingkup, idLingkup, penugasan, keadaan, habisDalam, tanggal, cari } = filter
  return db
    .selectFrom('pejabat as p')
    .leftJoin('dosen as d', (on) => on.onRef('d.collegeId', '=', 'p.collegeId').onRef('d.id', '=', 'p.idDosen'))
    .select(fields)
    .select([
      sql<string>`coalesce(p.nama_lengkap, d.nama, '')`.as('namaOrang'),
      sql<string | null>`CASE WHEN p.nama_lengkap IS NULL THEN coalesce(p.gelar_depan, d.gelar_depan) ELSE p.gelar_depan END`.as(
        'gelarDepan',
      ),
      sql<string | null>`CASE WHEN p.nama_lengkap IS NULL THEN coalesce(p.gelar_belakang, d.gelar_belakang) ELSE p.gelar_belakang END`.as(
        'gelarBelakang',
      ),
      sql<string | null>`CASE p.lingkup
        WHEN 'fakultas' THEN (SELECT f.nama FROM fakultas f WHERE f.college_id = p.college_id AND f.id = p.id_lingkup)
        WHEN 'jurusan' THEN (SELECT j.nama FROM jurusan j WHERE j.college_id = p.college_id AND j.id = p.id_lingkup)
        WHEN 'prodi' THEN (SELECT r.jenjang_prodi || ' - ' || r.nama FROM prodi r WHERE r.college_id = p.college_id AND r.id = p.id_lingkup) END`.as(
        'namaUnit',
      ),
    ])
    .$if(Boolean(jabatan?.length), (query) => query.where(sql<boolean>`p.jabatan = ANY (${jabatan}::text[])`))
    .$if(lingkup !== undefined, (query) => query.where('p.lingkup', '=', lingkup ?? ''))
    .$if(idLingkup !== undefined, (query) => query.where('p.idLingkup', '=', idLingkup ?? ''))
    .$if(penugasan !== undefined, (query) => query.where('p.penugasan', '=', penugasan ?? ''))
    .$if(keadaan !== undefined, (query) => query.where(STATES[keadaan ?? 'menjabat'](today)))
    .$if(habisDalam !== undefined, (query) => query.where(endsWithin(today, habisDalam ?? 0)))
    .$if(tanggal !== undefined, (query) => query.where(inOffice(tanggal ?? today)))
    .$if(Boolean(cari), (query) =>
      query.where(
        sql<boolean>`(coalesce(p.nama_lengkap, d.nama) ILIKE ${contains(cari ?? '')} OR p.nomor_sk ILIKE ${contains(cari ?? '')} OR p.nama_jabatan ILIKE ${contains(cari ?? '')})`,
      ),
    )
}

export const findPejabat = (db: Db, id: string, today: string) => selectPejabat(db, { today }).where('p.id', '=', id).executeTakeFirst()

export type PejabatRow = NonNullable<Awaited<ReturnType<typeof findPejabat>>>

/** Whom a new or changed 'definitif' row would overlap. */
export async function findOverlap(
  db: Db,
  row: {
    id: string | null
    jabatan: KodeJabatan
    namaJabatan: string | null
    lingkup: string
    idLingkup: string | null
    mulai: string
    selesai: string | null
  },
  today: string,
) {
  return await selectPejabat(db, { today })
    .where(
      sql<boolean>`p.penugasan = 'definitif' AND p.jabatan = ${row.jabatan} AND coalesce(lower(p.nama_jabatan), '') = coalesce(lower(${row.namaJabatan}::text), '')
        AND p.lingkup = ${row.lingkup} AND p.id_lingkup IS NOT DISTINCT FROM ${row.idLingkup}::uuid AND p.id IS DISTINCT FROM ${row.id}::uuid
        AND daterange(p.berlaku_mulai, p.berlaku_selesai, '[]') && daterange(${row.mulai}::date, ${row.selesai}::date, '[]')`,
    )
    .executeTakeFirst()
}

/** Whether the unit of an office exists. */
export async function unitExists(db: Db, lingkup: string, id: string): Promise<boolean> {
  const table = { fakultas: 'fakultas', jurusan: 'jurusan', prodi: 'prodi' }[lingkup]
  if (!table) return false
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id}`.execute(db)
  return rows.length > 0
}

/** Holds one office of one unit, so that two who change its holder at once come one after the other. */
export const holdOffice = (db: Db, office: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || ${office}, 16))`.execute(db)

/** Holders whose term ends within so many days, the nearest first. */
export const listPejabatHabis = (db: Db, today: string, days: number) =>
  selectPejabat(db, { today, habisDalam: days }).orderBy('p.berlakuSelesai').orderBy('p.id').execute()

/** Holders whose term ends within so many days, for the home page: as many as its list shows. */
export async function countPejabatHabis(db: Db, today: string, days: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah FROM pejabat p WHERE ${endsWithin(today, days)}`.execute(db)
  return rows[0]?.jumlah ?? 0
}
