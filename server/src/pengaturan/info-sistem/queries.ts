import type { KopSusunan } from '@sivitas/contract/pengaturan/info-sistem'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

const FIELDS = [
  'nama',
  'judul',
  'unik',
  'idLogo',
  'idFavicon',
  'idKopSurat',
  'copyright',
  'colorMode',
  'kontak',
  'zonaWaktu',
  'urlSikadLegacy',
  'enableChat',
  'enableLocalization',
  'enableHelpChat',
  'versi',
  'diubahPada',
] as const

/** Every college can be read by all, so the caller's is named. */
export const findCollege = (db: Db, collegeId: string) =>
  db
    .selectFrom('college')
    .select(FIELDS)
    .select(sql<KopSusunan | null>`kop_susunan`.as('kopSusunan'))
    .where('collegeId', '=', collegeId)
    .executeTakeFirstOrThrow()

export type CollegeChanges = Partial<
  Omit<Awaited<ReturnType<typeof findCollege>>, 'versi' | 'diubahPada' | 'unik' | 'kopSusunan'> & {
    unik: string
    kopSusunan: string | null
  }
>

/** Writes the college if its version is still the one seen; answers whether it was. */
export async function updateCollege(db: Db, collegeId: string, { versi, ...values }: CollegeChanges & { versi: number }): Promise<boolean> {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return true
  const { numUpdatedRows } = await db
    .updateTable('college')
    .set(set)
    .where('collegeId', '=', collegeId)
    .where('versi', '=', versi)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who wrote the college last. */
export async function findCollegeWriter(db: Db, collegeId: string): Promise<string | null> {
  const { rows } = await sql<{ oleh: string | null }>`
    SELECT coalesce(o.nama, a.username) AS oleh FROM college c
      LEFT JOIN akun a ON a.college_id = c.college_id AND a.uuid = c.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE c.college_id = ${collegeId}`.execute(db)
  return rows[0]?.oleh ?? null
}

/** Sites of the caller's college; those of others can be read too, so it is named. */
export const selectSitus = (db: Db, cari?: string) =>
  db
    .selectFrom('site')
    .select(['id', 'versi', 'diubahPada', 'origin', 'aktif'])
    .select(sql<'utama' | 'terpisah'>`jenis`.as('jenis'))
    .where('collegeId', '=', sql<string>`app_college()`)
    .$if(Boolean(cari), (query) => query.where('origin', 'like', `%${(cari ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`))

export const findSitus = (db: Db, id: string) => selectSitus(db).where('id', '=', id).executeTakeFirst()

/** Whether the college would keep an active main site without this one. */
export async function hasOtherMainSite(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    SELECT EXISTS (SELECT FROM site WHERE college_id = app_college() AND aktif AND jenis = 'utama' AND id <> ${id}) AS ada`.execute(db)
  return rows[0]?.ada ?? false
}
