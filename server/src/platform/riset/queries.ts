import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { Dataset } from './datasets'

const SECONDS = 10

export type Asked = { dataset: Dataset; dimensi: string[]; ukuran: string[]; filter: [string, string[]][]; limit: number }
export type Cells = { kunci: (string | null)[]; nilai: (number | null)[]; orang: number }

const dimension = (dataset: Dataset, key: string) => sql.raw(dataset.dimensi[key]?.sql ?? 'NULL')

/** Groups and measures of a research table; the statement may run for ten seconds. Every text comes from the dataset. */
export async function runResearch(db: Db, { dataset, dimensi, ukuran, filter, limit }: Asked): Promise<Cells[]> {
  await sql`SELECT set_config('statement_timeout', ${String(SECONDS * 1000)}, true)`.execute(db)
  const keys = dimensi.length ? sql.join(dimensi.map((key) => sql`(${dimension(dataset, key)})::text`)) : null
  const measures = sql.join(ukuran.map((key) => sql`(${sql.raw(dataset.ukuran[key]?.sql ?? 'NULL')})::float8`))
  const conditions = filter.map(([key, values]) => sql`(${dimension(dataset, key)})::text = ANY (${values}::text[])`)
  const { rows } = await sql<Cells>`
    SELECT ${keys ? sql`ARRAY[${keys}]` : sql`ARRAY[]::text[]`} AS kunci, ARRAY[${measures}] AS nilai, (${sql.raw(dataset.persons)})::int AS orang
      FROM ${sql.raw(dataset.from)}
     ${conditions.length ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}
     ${keys ? sql`GROUP BY 1 ORDER BY 1` : sql``}
     LIMIT ${limit}`.execute(db)
  return rows
}

const selectSimpanan = (db: Db) =>
  db
    .selectFrom('risetSimpanan as r')
    .innerJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 'r.collegeId').onRef('a.uuid', '=', 'r.idAkun'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select(['r.id', 'r.nama', 'r.bentuk', 'r.idAkun', 'r.idHakAkses', 'r.disematkan', 'r.versi'])
    .select(sql<string>`coalesce(o.nama, a.username)`.as('pemilik'))

/** One's own tables and those shared with a role that one holds on a day. */
export const listSimpanan = (db: Db, idAkun: string, hari: string) =>
  selectSimpanan(db)
    .where(
      sql<boolean>`(r.id_akun = ${idAkun} OR r.id_hak_akses IN (
        SELECT g.id_hak_akses FROM akun x JOIN operator_hak_akses g ON g.college_id = x.college_id AND g.id_operator = x.id_operator
         WHERE x.uuid = ${idAkun} AND ${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity')))`,
    )
    .orderBy('r.nama')
    .orderBy('r.id')
    .limit(200)
    .execute()

export const insertSimpanan = (
  db: Db,
  row: { nama: string; bentuk: string; idAkun: string; idHakAkses: string | null; disematkan: boolean },
) => db.insertInto('risetSimpanan').values(row).returning('id').executeTakeFirstOrThrow()

export const findSimpanan = (db: Db, id: string) => selectSimpanan(db).where('r.id', '=', id).executeTakeFirst()
