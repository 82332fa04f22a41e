import type { WarnaKlasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { kelompok?: string | undefined; aktif?: boolean | undefined; cari?: string | undefined }

/** Members of now; the join with students lets row-level security count only whom the caller may see. */
const jumlah = sql<number>`(SELECT count(*)::int FROM klasifikasi_mahasiswa km JOIN mahasiswa m ON m.college_id = km.college_id AND m.id = km.id_mahasiswa
  WHERE km.college_id = klasifikasi.college_id AND km.id_klasifikasi = klasifikasi.id AND km.periode_akhir IS NULL)`

export const selectKlasifikasi = (db: Db, { kelompok, aktif, cari }: Filter = {}) =>
  db
    .selectFrom('klasifikasi')
    .select([
      'klasifikasi.id',
      'klasifikasi.versi',
      'klasifikasi.diubahPada',
      'klasifikasi.kode',
      'klasifikasi.nama',
      'klasifikasi.kelompok',
    ])
    .select([
      'klasifikasi.tunggalDalamKelompok',
      sql<WarnaKlasifikasi>`klasifikasi.warna`.as('warna'),
      'klasifikasi.deskripsi',
      'klasifikasi.aktif',
    ])
    .select(jumlah.as('jumlah'))
    .$if(kelompok !== undefined, (query) => query.where(sql<boolean>`lower(klasifikasi.kelompok) = lower(${kelompok ?? ''})`))
    .$if(aktif !== undefined, (query) => query.where('klasifikasi.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('klasifikasi.nama', 'ilike', contains(cari ?? '')), eb('klasifikasi.kode', 'ilike', contains(cari ?? ''))]),
      ),
    )

export const findKlasifikasi = (db: Db, id: string) => selectKlasifikasi(db).where('klasifikasi.id', '=', id).executeTakeFirst()

/** Groups with whether a student may have one of them only, and how many klasifikasi each has. */
export async function listKelompok(db: Db): Promise<{ kelompok: string; tunggal: boolean; jumlah: number }[]> {
  const { rows } = await sql<{ kelompok: string; tunggal: boolean; jumlah: number }>`
    SELECT min(kelompok) AS kelompok, bool_or(tunggal_dalam_kelompok) AS tunggal, count(*)::int AS jumlah FROM klasifikasi GROUP BY lower(kelompok) ORDER BY 1`.execute(
    db,
  )
  return rows
}

/** Students with more than one klasifikasi of a group now, in all prodi. */
export async function countGanda(db: Db, kelompok: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (
      SELECT km.id_mahasiswa FROM klasifikasi_mahasiswa km JOIN klasifikasi k ON k.college_id = km.college_id AND k.id = km.id_klasifikasi
       WHERE lower(k.kelompok) = lower(${kelompok}) AND km.periode_akhir IS NULL GROUP BY km.id_mahasiswa HAVING count(*) > 1) x`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Whether a group allows one is the group's: all of its rows say the same. */
export const alignKelompok = (db: Db, kelompok: string, tunggal: boolean) =>
  sql`UPDATE klasifikasi SET tunggal_dalam_kelompok = ${tunggal} WHERE lower(kelompok) = lower(${kelompok}) AND tunggal_dalam_kelompok <> ${tunggal}`.execute(
    db,
  )
