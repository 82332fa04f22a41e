import type { Db } from '../../db/client'

/** One code of a list, whether it may still be chosen or not. */
export const findKode = (db: Db, daftar: string, kode: string) =>
  db.selectFrom('refKode').select(['kode', 'nama', 'aktif']).where('daftar', '=', daftar).where('kode', '=', kode).executeTakeFirst()

/** The names of some codes of a list. */
export async function namesOf(db: Db, daftar: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('refKode').select(['kode', 'nama']).where('daftar', '=', daftar).execute()
  return new Map(rows.map(({ kode, nama }) => [kode, nama]))
}

type RefFilter = { aktif?: boolean | undefined; cari?: string | undefined; kelompok?: string | undefined }

/** A code list in its own order. */
export const listKode = (db: Db, daftar: string, { aktif, kelompok }: RefFilter = {}) =>
  db
    .selectFrom('refKode')
    .select(['kode', 'nama', 'kodePddikti', 'kelompok', 'urut', 'aktif', 'versi'])
    .where('daftar', '=', daftar)
    .$if(aktif !== undefined, (query) => query.where('aktif', '=', aktif ?? true))
    .$if(kelompok !== undefined, (query) => query.where('kelompok', '=', kelompok ?? ''))
    .orderBy('urut')
    .orderBy('kode')
    .execute()
