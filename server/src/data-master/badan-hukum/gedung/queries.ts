import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { kampus?: string[] | undefined; aktif?: boolean | undefined; cari?: string | undefined }

/** Buildings with their kampus and how many rooms they hold. */
export const selectGedung = (db: Db, { kampus, aktif, cari }: Filter = {}) =>
  db
    .selectFrom('gedung')
    .innerJoin('kampus', (on) => on.onRef('kampus.collegeId', '=', 'gedung.collegeId').onRef('kampus.id', '=', 'gedung.idKampus'))
    .select([
      'gedung.id',
      'gedung.versi',
      'gedung.diubahPada',
      'gedung.kode',
      'gedung.nama',
      'gedung.idKampus',
      'kampus.nama as namaKampus',
      'gedung.jumlahLantai',
      'gedung.tahunBangun',
      'gedung.idDenah',
      'gedung.aktif',
    ])
    .select((eb) =>
      eb
        .selectFrom('ruang')
        .whereRef('ruang.collegeId', '=', 'gedung.collegeId')
        .whereRef('ruang.idGedung', '=', 'gedung.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahRuang'),
    )
    .$if(kampus !== undefined, (query) => query.where('gedung.idKampus', 'in', kampus ?? []))
    .$if(aktif !== undefined, (query) => query.where('gedung.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('gedung.nama', 'ilike', contains(cari ?? '')), eb('gedung.kode', 'ilike', contains(cari ?? ''))])),
    )

export const findGedung = (db: Db, id: string) => selectGedung(db).where('gedung.id', '=', id).executeTakeFirst()

/** The building of a kampus that holds a code. */
export const findGedungByKode = (db: Db, idKampus: string, kode: string) =>
  db
    .selectFrom('gedung')
    .select('nama')
    .where('idKampus', '=', idKampus)
    .where(sql`lower(kode)`, '=', kode.toLowerCase())
    .executeTakeFirst()

/** The highest floor on which a building has a room; none without rooms. */
export async function highestFloor(db: Db, idGedung: string): Promise<number | null> {
  const row = await db
    .selectFrom('ruang')
    .select((eb) => eb.fn.max('lantai').as('lantai'))
    .where('idGedung', '=', idGedung)
    .executeTakeFirst()
  return row?.lantai ?? null
}
