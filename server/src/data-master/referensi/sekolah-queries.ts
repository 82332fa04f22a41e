import type { SekolahInput, SekolahRow } from '@sivitas/contract/data-master/referensi/sekolah'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  cari?: string | undefined
  keadaan?: readonly string[] | undefined
  jenisSekolah?: readonly string[] | undefined
  wilayah?: string | undefined
}

const STATE = sql<
  SekolahRow['keadaan']
>`CASE WHEN s.pengusul IS NULL THEN 'bersama' WHEN s.alasan_tolak IS NULL THEN 'menunggu' ELSE 'ditolak' END`

/** A number looks for an NPSN, words for a name. */
const typed = (cari: string) =>
  /^\d+$/.test(cari) ? sql<boolean>`s.npsn LIKE ${`${cari}%`}` : sql<boolean>`s.nama ILIKE ${contains(cari)}`

/** Schools that everybody has, and those that this college proposed; row-level security hides other colleges' proposals. */
export function selectSekolah(db: Db, { cari, keadaan, jenisSekolah, wilayah }: Filter = {}) {
  return db
    .selectFrom('sekolah as s')
    .leftJoin('wilayah as w', 'w.kode', 's.kodeWilayah')
    .leftJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 's.pengusul').onRef('a.uuid', '=', 's.diusulkanOleh'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select(['s.id', 's.npsn', 's.nama', 's.jenisSekolah', 's.kodeWilayah as idWilayah', 'w.jalur as wilayah', 's.alamat'])
    .select(['s.diusulkanPada', 's.alasanTolak', 'o.nama as diusulkanOleh', STATE.as('keadaan'), sql<'N' | 'S'>`s.status`.as('status')])
    .$if(Boolean(cari), (query) => query.where(typed(cari ?? '')))
    .$if(keadaan !== undefined, (query) => query.where(sql<boolean>`${STATE} = ANY (${keadaan})`))
    .$if(jenisSekolah !== undefined, (query) => query.where(sql<boolean>`s.jenis_sekolah = ANY (${jenisSekolah})`))
    .$if(Boolean(wilayah), (query) =>
      query.where(
        sql<boolean>`s.kode_wilayah IN (SELECT k.kode FROM wilayah k LEFT JOIN wilayah i ON i.kode = k.kode_induk WHERE ${wilayah} IN (k.kode, k.kode_induk, i.kode_induk))`,
      ),
    )
}

export const findSekolah = (db: Db, id: string) => selectSekolah(db).where('s.id', '=', id).executeTakeFirst()

/** The school that this college sees under an NPSN, everybody's first. */
export const findSekolahByNpsn = (db: Db, npsn: string) =>
  db
    .selectFrom('sekolah')
    .select(['id', 'nama', 'pengusul'])
    .where('npsn', '=', npsn)
    .orderBy(sql`pengusul IS NOT NULL`)
    .limit(1)
    .executeTakeFirst()

/** Adds a proposal of the caller's college. */
export async function insertUsulan(db: Db, { npsn, nama, jenisSekolah, status, idWilayah, alamat = null }: SekolahInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO sekolah (npsn, nama, jenis_sekolah, status, kode_wilayah, alamat, pengusul, diusulkan_oleh, diusulkan_pada)
    VALUES (${npsn}, ${nama}, ${jenisSekolah}, ${status}, ${idWilayah}, ${alamat}, app_college(), app_akun(), now()) RETURNING id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Makes a proposal everybody's. */
export const terimaUsulan = (db: Db, id: string) =>
  db.updateTable('sekolah').set({ pengusul: null, alasanTolak: null }).where('id', '=', id).execute()

export const tolakUsulan = (db: Db, id: string, alasan: string) =>
  db.updateTable('sekolah').set({ alasanTolak: alasan }).where('id', '=', id).execute()

/** Lets everything of this college that names a proposal name another school, and takes the proposal away. */
export async function gantiSekolah(db: Db, dari: string, ke: string): Promise<void> {
  await db.updateTable('mahasiswa').set({ idSekolah: ke }).where('idSekolah', '=', dari).execute()
  await db.updateTable('riwayatPendidikan').set({ idSekolah: ke }).where('idSekolah', '=', dari).execute()
  await db.deleteFrom('sekolah').where('id', '=', dari).execute()
}
