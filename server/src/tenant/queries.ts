import type { Selectable } from 'kysely'
import type { Database, Db } from '../db/client'

export type College = Selectable<Database['college']>
export type Site = Pick<Selectable<Database['site']>, 'collegeId' | 'origin' | 'jenis'>

export const listColleges = (db: Db): Promise<College[]> => db.selectFrom('college').selectAll().execute()

export const listSites = (db: Db): Promise<Site[]> =>
  db.selectFrom('site').select(['collegeId', 'origin', 'jenis']).where('aktif', '=', true).execute()
