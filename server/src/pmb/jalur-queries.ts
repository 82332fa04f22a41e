import { sql } from 'kysely'
import type { Db } from '../db/client'

type Filter = { aktif?: boolean | undefined; periode?: number | undefined }

/** The ways of entry in the order of their numbers; `periode` leaves those that are open for that entry period. */
export const listJalur = (db: Db, { aktif, periode }: Filter) =>
  db
    .selectFrom('jalur')
    .select(['id', 'kode', 'nama', 'jalurDaftar', 'jenisDaftar', 'jenjang'])
    .$if(aktif !== undefined, (query) => query.where('aktif', '=', aktif ?? true))
    .$if(periode !== undefined, (query) => query.where(sql<boolean>`${periode}::int = ANY (periode)`))
    .orderBy('angka')
    .execute()
