import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Status = 'diajukan' | 'diberikan' | 'ditolak'
type Filter = { idAkun: string; semua: boolean; status?: Status[] | undefined; cari?: string | undefined }

/** Requests for access: one's own, or all of the college. */
export const selectPermintaan = (db: Db, { idAkun, semua, status, cari }: Filter) =>
  db
    .selectFrom('permintaanAkses as p')
    .innerJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 'p.collegeId').onRef('a.uuid', '=', 'p.idAkun'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .leftJoin('akun as ja', (on) => on.onRef('ja.collegeId', '=', 'p.collegeId').onRef('ja.uuid', '=', 'p.dijawabOleh'))
    .leftJoin('operator as jo', (on) => on.onRef('jo.collegeId', '=', 'ja.collegeId').onRef('jo.id', '=', 'ja.idOperator'))
    .select([
      'p.id',
      'p.versi',
      'p.scopeDiminta',
      'p.halaman',
      'p.alasan',
      'p.dibuatPada',
      'p.dijawabPada',
      'p.berlakuSelesai',
      'p.catatan',
    ])
    .select(['a.username', 'a.uuid as idAkun', 'a.idOperator', sql<string>`coalesce(o.prodi, '')`.as('prodi')])
    .select((eb) => [
      sql<string>`coalesce(o.nama, a.username)`.as('nama'),
      eb.fn.coalesce('jo.nama', 'ja.username').as('dijawabOleh'),
      sql<Status>`p.status`.as('status'),
    ])
    .$if(!semua, (query) => query.where('p.idAkun', '=', idAkun))
    .$if(status !== undefined, (query) => query.where('p.status', 'in', status ?? []))
    .$if(Boolean(cari), (query) =>
      query.where(sql<boolean>`position(lower(${cari ?? ''}) IN lower(concat_ws(' ', o.nama, a.username, p.halaman, p.alasan))) > 0`),
    )

export const findPermintaan = (db: Db, id: string) =>
  selectPermintaan(db, { idAkun: '', semua: true }).where('p.id', '=', id).executeTakeFirst()
export type PermintaanRow = NonNullable<Awaited<ReturnType<typeof findPermintaan>>>

/** Whether the same account already waits for an answer to the same question. */
export const findOpenPermintaan = (db: Db, idAkun: string, scopeDiminta: readonly string[]) =>
  db
    .selectFrom('permintaanAkses')
    .select('id')
    .where('idAkun', '=', idAkun)
    .where('status', '=', 'diajukan')
    .where(sql<boolean>`scope_diminta @> ${scopeDiminta}::text[] AND scope_diminta <@ ${scopeDiminta}::text[]`)
    .executeTakeFirst()

export const insertPermintaan = (db: Db, row: { idAkun: string; scopeDiminta: string[]; halaman: string; alasan: string }) =>
  db.insertInto('permintaanAkses').values(row).returning('id').executeTakeFirstOrThrow()
