import type { JenisInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = {
  jenisInstansi?: string[] | undefined
  aktif?: boolean | undefined
  pksBerakhir?: number | undefined
  cari?: string | undefined
}

const jumlahMahasiswa = sql<number>`(SELECT count(*)::int FROM mahasiswa m WHERE m.college_id = i.college_id AND m.id_instansi = i.id)`

/** Agencies with how many students they have and how long their PKS holds, counted from a day. */
export const selectInstansi = (db: Db, hari: string, { jenisInstansi, aktif, pksBerakhir, cari }: Filter = {}) =>
  db
    .selectFrom('instansi as i')
    .leftJoin('instansi as induk', (on) => on.onRef('induk.collegeId', '=', 'i.collegeId').onRef('induk.id', '=', 'i.idInduk'))
    .leftJoin('wilayah', 'wilayah.kode', 'i.idWilayah')
    .select([
      'i.id',
      'i.versi',
      'i.diubahPada',
      'i.kode',
      'i.nama',
      'i.singkatan',
      sql<JenisInstansi>`i.jenis_instansi`.as('jenisInstansi'),
    ])
    .select(['i.idInduk', 'induk.nama as namaInduk', 'i.alamat', 'i.idWilayah', 'wilayah.jalur as wilayah', 'i.telepon', 'i.email'])
    .select(['i.namaPic', 'i.jabatanPic', 'i.nomorPks', 'i.tanggalPks', 'i.berlakuSampai', 'i.potonganPersen', 'i.aktif'])
    .select([sql<number | null>`i.berlaku_sampai - ${hari}::date`.as('sisaHariPks'), jumlahMahasiswa.as('jumlahMahasiswa')])
    .$if(jenisInstansi !== undefined, (query) => query.where('i.jenisInstansi', 'in', jenisInstansi ?? []))
    .$if(aktif !== undefined, (query) => query.where('i.aktif', '=', aktif ?? true))
    .$if(pksBerakhir !== undefined, (query) => query.where(sql<boolean>`i.berlaku_sampai <= ${hari}::date + ${pksBerakhir ?? 0}::int`))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('i.nama', 'ilike', contains(cari ?? '')),
          eb('i.singkatan', 'ilike', contains(cari ?? '')),
          eb('i.kode', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )

export const findInstansi = (db: Db, id: string, hari: string) => selectInstansi(db, hari).where('i.id', '=', id).executeTakeFirst()

/** The agency whose name is the same but for spelling: letter case, dots, dashes, double spaces. */
export async function findSenama(db: Db, nama: string): Promise<{ id: string; nama: string } | undefined> {
  const { rows } = await sql<{ id: string; nama: string }>`
    SELECT id, nama FROM instansi WHERE nama_normal = btrim(lower(regexp_replace(${nama}, '[^[:alnum:]]+', ' ', 'g')))`.execute(db)
  return rows[0]
}

/** Whether an agency lies below another one, at any depth. */
export async function isBelow(db: Db, id: string, atas: string): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    WITH RECURSIVE naik AS (
      SELECT id, id_induk FROM instansi WHERE id = ${id}
      UNION SELECT i.id, i.id_induk FROM instansi i JOIN naik ON i.id = naik.id_induk
    ) SELECT EXISTS (SELECT 1 FROM naik WHERE id = ${atas}) AS ada`.execute(db)
  return rows[0]?.ada ?? false
}

type Ref = { id: string; nama: string; singkatan: string | null; jenisInstansi: JenisInstansi; aktif: boolean }

/** At most 50 agencies by part of the name or short name, or exactly the chosen ones. */
export async function listInstansiRef(db: Db, { nama, id }: { nama?: string | undefined; id?: string[] | undefined }): Promise<Ref[]> {
  const { rows } = await sql<Ref>`
    SELECT id, nama, singkatan, jenis_instansi, aktif FROM instansi
     WHERE ${id ? sql`id = ANY (${id}::uuid[])` : sql`aktif`} ${nama ? sql`AND (nama ILIKE ${contains(nama)} OR singkatan ILIKE ${contains(nama)})` : sql``}
     ORDER BY nama, id LIMIT 50`.execute(db)
  return rows
}

/** Locks both rows of a merge in the order of their ids. */
export async function holdBoth(db: Db, ids: readonly [string, string]): Promise<number> {
  const { rows } = await sql`SELECT id FROM instansi WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(db)
  return rows.length
}

/** Students and units of one agency become another's. The caller looks past the prodi wall: a merge leaves nobody behind. */
export async function moveInstansi(db: Db, dari: string, ke: string): Promise<void> {
  await sql`UPDATE mahasiswa SET id_instansi = ${ke} WHERE id_instansi = ${dari}`.execute(db)
  await sql`UPDATE instansi SET id_induk = CASE WHEN id = ${ke} THEN NULL ELSE ${ke}::uuid END WHERE id_induk = ${dari}`.execute(db)
}

/** What the kept row lacks is taken from the other one; the PKS goes over as a whole or not at all. */
export async function fillInstansi(db: Db, { ke, dari, kode }: { ke: string; dari: string; kode: string | null }): Promise<void> {
  await sql`
    UPDATE instansi u SET kode = coalesce(u.kode, ${kode}), singkatan = coalesce(u.singkatan, l.singkatan), id_induk = coalesce(u.id_induk, nullif(l.id_induk, u.id)), alamat = coalesce(u.alamat, l.alamat),
           id_wilayah = coalesce(u.id_wilayah, l.id_wilayah), telepon = coalesce(u.telepon, l.telepon), email = coalesce(u.email, l.email),
           nama_pic = coalesce(u.nama_pic, l.nama_pic), jabatan_pic = CASE WHEN u.nama_pic IS NULL THEN l.jabatan_pic ELSE u.jabatan_pic END,
           nomor_pks = coalesce(u.nomor_pks, l.nomor_pks), tanggal_pks = CASE WHEN u.nomor_pks IS NULL THEN l.tanggal_pks ELSE u.tanggal_pks END,
           berlaku_sampai = CASE WHEN u.nomor_pks IS NULL THEN l.berlaku_sampai ELSE u.berlaku_sampai END,
           potongan_persen = coalesce(u.potongan_persen, l.potongan_persen)
      FROM (SELECT * FROM instansi WHERE id = ${dari}) l WHERE u.id = ${ke}`.execute(db)
}

/** Its kode must be free before the kept row can take it over. */
export const clearKode = (db: Db, id: string) => sql`UPDATE instansi SET kode = NULL WHERE id = ${id}`.execute(db)
