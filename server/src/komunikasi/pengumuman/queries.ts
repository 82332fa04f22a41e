import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { judul?: string | undefined; cari?: string | undefined; kategori?: string[] | undefined }

/** Announcements for operators that are out and not over. */
export function selectPengumuman(db: Db, idAkun: string, { judul, cari, kategori }: Filter = {}) {
  const text = judul ?? cari
  return db
    .selectFrom('pengumuman')
    .innerJoin('kategoriPengumuman as k', (on) =>
      on.onRef('k.collegeId', '=', 'pengumuman.collegeId').onRef('k.id', '=', 'pengumuman.idKategori'),
    )
    .leftJoin('pengumumanDibaca as d', (on) =>
      on.onRef('d.collegeId', '=', 'pengumuman.collegeId').onRef('d.idPengumuman', '=', 'pengumuman.id').on('d.idAkun', '=', idAkun),
    )
    .select(['pengumuman.id', 'pengumuman.judul', 'pengumuman.isi', 'pengumuman.unitPenulis', 'pengumuman.terbitPada'])
    .select(['k.id as idKategori', 'k.kode as kodeKategori', 'k.nama as namaKategori', 'k.warna', 'd.dibacaPada'])
    .where('pengumuman.terbitPada', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('pengumuman.berakhirPada', 'is', null), eb('pengumuman.berakhirPada', '>', sql<Date>`now()`)]))
    .where(sql<boolean>`'operator' = ANY (pengumuman.tujuan)`)
    .$if(Boolean(text), (query) => query.where('pengumuman.judul', 'ilike', contains(text ?? '')))
    .$if(Boolean(kategori?.length), (query) => query.where('pengumuman.idKategori', 'in', kategori ?? []))
}

export const findPengumuman = (db: Db, idAkun: string, id: string) =>
  selectPengumuman(db, idAkun).where('pengumuman.id', '=', id).executeTakeFirst()

/**
 * The next older and the next newer one in the order of the list: of those that came out together, by their ids. The
 * instant is compared inside the database, whose microseconds a date of this program does not hold.
 */
export async function findNeighbours(db: Db, idAkun: string, id: string) {
  const at = sql`(SELECT x.terbit_pada FROM pengumuman x WHERE x.id = ${id})`
  const older = selectPengumuman(db, idAkun)
    .where(sql<boolean>`(pengumuman.terbit_pada < ${at} OR pengumuman.terbit_pada = ${at} AND pengumuman.id > ${id})`)
    .orderBy('pengumuman.terbitPada', 'desc')
    .orderBy('pengumuman.id')
    .limit(1)
  const newer = selectPengumuman(db, idAkun)
    .where(sql<boolean>`(pengumuman.terbit_pada > ${at} OR pengumuman.terbit_pada = ${at} AND pengumuman.id < ${id})`)
    .orderBy('pengumuman.terbitPada')
    .orderBy('pengumuman.id', 'desc')
    .limit(1)
  return { sebelumnya: await older.executeTakeFirst(), berikutnya: await newer.executeTakeFirst() }
}

export const markRead = (db: Db, idAkun: string, idPengumuman: string) =>
  db
    .insertInto('pengumumanDibaca')
    .values({ idAkun, idPengumuman })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listKategori = (db: Db) =>
  db
    .selectFrom('kategoriPengumuman')
    .select(['id', 'kode', 'nama', 'warna'])
    .where('aktif', '=', true)
    .orderBy('nama')
    .orderBy('id')
    .execute()
