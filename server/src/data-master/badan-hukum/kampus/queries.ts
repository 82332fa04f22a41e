import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { aktif?: boolean | undefined; cari?: string | undefined }

export const selectKampus = (db: Db, { aktif, cari }: Filter = {}) =>
  db
    .selectFrom('kampus')
    .leftJoin('wilayah', 'wilayah.kode', 'kampus.idWilayah')
    .select([
      'kampus.id',
      'kampus.versi',
      'kampus.diubahPada',
      'kampus.kode',
      'kampus.nama',
      'kampus.jalan',
      'kampus.kelurahan',
      'kampus.idWilayah',
      'wilayah.jalur as wilayah',
      'kampus.kodePos',
      'kampus.kota',
      'kampus.lintang',
      'kampus.bujur',
      sql<'WIB' | 'WITA' | 'WIT'>`kampus.zona_waktu`.as('zonaWaktu'),
      'kampus.utama',
      'kampus.aktif',
    ])
    .$if(aktif !== undefined, (query) => query.where('kampus.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('kampus.nama', 'ilike', contains(cari ?? '')),
          eb('kampus.kode', 'ilike', contains(cari ?? '')),
          eb('kampus.kota', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )

export const findKampus = (db: Db, id: string) => selectKampus(db).where('kampus.id', '=', id).executeTakeFirst()

/** The kampus that holds a code or a name. */
export const findKampusBy = (db: Db, field: 'kode' | 'nama', value: string) =>
  db
    .selectFrom('kampus')
    .select('nama')
    .where(sql`lower(${sql.ref(field)})`, '=', value.toLowerCase())
    .executeTakeFirst()

/** Whether a kampus is the main one already; none is before the first was made. */
export const findMain = (db: Db) => db.selectFrom('kampus').select('id').where('utama', '=', true).executeTakeFirst()

/** Takes the rank of main kampus from whoever has it. */
export const clearMain = (db: Db) => db.updateTable('kampus').set({ utama: false }).where('utama', '=', true).execute()

/** How many prodi name the kampus in their list. */
export async function countProdiAt(db: Db, idKampus: string): Promise<number> {
  const { jumlah } = await db
    .selectFrom('prodi')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where(sql<boolean>`${idKampus} = ANY (id_kampus)`)
    .executeTakeFirstOrThrow()
  return jumlah
}
