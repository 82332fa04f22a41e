import type { Scopes } from '@sivitas/rules/platform/scope'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

/** Roles with their rights and how many operators hold them, whether the grant counts today or not. */
export const selectHakAkses = (db: Db, cari?: string) =>
  db
    .selectFrom('hakAkses')
    .select(['hakAkses.id', 'hakAkses.versi', 'hakAkses.diubahPada', 'hakAkses.nama', 'hakAkses.deskripsi', 'hakAkses.bawaan'])
    .select(sql<Scopes>`hak_akses.scopes`.as('scopes'))
    .select((eb) =>
      eb
        .selectFrom('operatorHakAkses as g')
        .whereRef('g.collegeId', '=', 'hakAkses.collegeId')
        .whereRef('g.idHakAkses', '=', 'hakAkses.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahOperator'),
    )
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('hakAkses.nama', 'ilike', contains(cari ?? '')), eb('hakAkses.deskripsi', 'ilike', contains(cari ?? ''))]),
      ),
    )

export const findHakAkses = (db: Db, id: string) => selectHakAkses(db).where('hakAkses.id', '=', id).executeTakeFirst()

export type HakAksesRow = NonNullable<Awaited<ReturnType<typeof findHakAkses>>>
