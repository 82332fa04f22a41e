import type { Db } from '../../db/client'

/** The prodi that a calculator asks for. */
export const findUnit = (db: Db, id: string) =>
  db.selectFrom('prodi').select(['id', 'jenjang', 'jenjangProdi', 'nama']).where('id', '=', id).executeTakeFirst()
