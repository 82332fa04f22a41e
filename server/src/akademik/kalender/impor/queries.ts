import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** An entry as it is stored: what an undone import puts back. */
export type EntriTersimpan = {
  id: string
  versi: number
  idPeriode: number
  idKegiatan: string
  idProdi: string | null
  tanggalMulai: string
  tanggalSelesai: string
  keterangan: string | null
}

export const listKegiatan = (db: Db) =>
  db.selectFrom('kegiatanAkademik').select(['id', 'kode', 'nama']).orderBy('urut').orderBy('id').execute()

export const listProdi = (db: Db) =>
  db.selectFrom('prodi').select(['id', 'kode', 'nama']).where('status', '=', 'A').orderBy('kode').execute()

/** The regular periods in time, with the days that say to which an entry belongs. */
export const listPeriode = (db: Db) =>
  db
    .selectFrom('periode')
    .select(['id', 'label', 'status', 'tanggalMulai', 'tanggalSelesai'])
    .where('kodeSemester', '<=', 2)
    .orderBy('tanggalMulai')
    .orderBy('id')
    .execute()

/** Entries of these kinds that begin on one of these days. */
export const listEntri = (db: Db, idKegiatan: readonly string[], tanggal: readonly string[]): Promise<EntriTersimpan[]> =>
  db
    .selectFrom('kalenderAkademik')
    .select(['id', 'versi', 'idPeriode', 'idKegiatan', 'idProdi', 'tanggalMulai', 'tanggalSelesai', 'keterangan'])
    .where('idKegiatan', '=', sql<string>`ANY (${[...idKegiatan]}::uuid[])`)
    .where('tanggalMulai', '=', sql<string>`ANY (${[...tanggal]}::date[])`)
    .execute()

export type EntriBaru = Omit<EntriTersimpan, 'id' | 'versi'> & { nama: string }

/** Inserts entries and answers their ids in the same order. */
export async function insertEntri(db: Db, rows: readonly EntriBaru[]): Promise<string[]> {
  const made = await db
    .insertInto('kalenderAkademik')
    .values([...rows])
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Writes the end and the note of an entry that still has the version seen; answers its new version, null when it does not. */
export async function updateEntri(
  db: Db,
  { id, versi, tanggalSelesai, keterangan }: Pick<EntriTersimpan, 'id' | 'versi' | 'tanggalSelesai' | 'keterangan'>,
): Promise<number | null> {
  const row = await db
    .updateTable('kalenderAkademik')
    .set({ tanggalSelesai, keterangan })
    .where('id', '=', id)
    .where('versi', '=', versi)
    .returning('versi')
    .executeTakeFirst()
  return row?.versi ?? null
}

/** Deletes an entry that is still as the import left it; false when somebody has changed it since. */
export async function deleteEntri(db: Db, id: string, versi: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('kalenderAkademik').where('id', '=', id).where('versi', '=', versi).executeTakeFirst()
  return numDeletedRows > 0n
}
