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

/** One code with everything that its list shows. */
export const findKodeUtuh = (db: Db, daftar: string, kode: string) =>
  db
    .selectFrom('refKode')
    .select(['kode', 'nama', 'kodePddikti', 'kelompok', 'urut', 'aktif', 'versi'])
    .where('daftar', '=', daftar)
    .where('kode', '=', kode)
    .executeTakeFirst()

type Baru = {
  daftar: string
  kode: string
  nama: string
  kodePddikti?: string | null | undefined
  kelompok?: string | null | undefined
  urut: number
  aktif: boolean
}

/** Adds a code; answers whether it was free. */
export async function insertKode(db: Db, { kodePddikti = null, kelompok = null, ...row }: Baru): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refKode')
    .values({ ...row, kodePddikti, kelompok })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type Ubah = Partial<Omit<Baru, 'daftar' | 'kode'>>

/** Changes a code if it still has the version that the caller has seen; answers whether it had. */
export async function updateKode(db: Db, key: { daftar: string; kode: string; versi: number }, changes: Ubah): Promise<boolean> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { numUpdatedRows } = await db
    .updateTable('refKode')
    .set({ versi: key.versi, ...set })
    .where('daftar', '=', key.daftar)
    .where('kode', '=', key.kode)
    .where('versi', '=', key.versi)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Who changed a code last, for whoever has seen an older one. */
export const findPengubah = (db: Db, daftar: string, kode: string) =>
  db
    .selectFrom('refKode as r')
    .leftJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 'r.collegeId').onRef('a.uuid', '=', 'r.diubahOleh'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select((eb) => ['r.versi', 'r.diubahPada', eb.fn.coalesce('o.nama', 'a.username').as('oleh')])
    .where('r.daftar', '=', daftar)
    .where('r.kode', '=', kode)
    .executeTakeFirst()

/** Every code that there is, as 'daftar/kode'. */
export async function listKodeAda(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('refKode').select(['daftar', 'kode']).execute()
  return new Set(rows.map(({ daftar, kode }) => `${daftar}/${kode}`))
}
