import type { Db } from '../../db/client'

/** A region by its code, with what it lies in. */
export const findWilayah = (db: Db, kode: string) =>
  db
    .selectFrom('wilayah')
    .leftJoin('wilayah as induk', 'induk.kode', 'wilayah.kodeInduk')
    .select(['wilayah.kode', 'wilayah.nama', 'wilayah.level', 'wilayah.jalur', 'induk.nama as namaInduk'])
    .where('wilayah.kode', '=', kode)
    .executeTakeFirst()
