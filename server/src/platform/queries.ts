import type { Db } from '../db/client'

/** A configuration value that may be shown; secrets are never answered. */
export const findConfig = (db: Db, keyword: string) =>
  db.selectFrom('konfigurasi').select(['keyword', 'value']).where('keyword', '=', keyword).where('tipe', '<>', 'rahasia').executeTakeFirst()

export const findVarian = (db: Db, unik: string) => db.selectFrom('varian').selectAll().where('unik', '=', unik).executeTakeFirst()
