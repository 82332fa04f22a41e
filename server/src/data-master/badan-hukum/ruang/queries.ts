import type { Fasilitas, Ruang } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

export type RuangFilter = {
  kampus?: readonly string[] | undefined
  gedung?: readonly string[] | undefined
  lantai?: number | undefined
  jenisRuang?: readonly string[] | undefined
  kapasitasMin?: number | undefined
  fasilitas?: readonly string[] | undefined
  prodi?: readonly string[] | undefined
  bolehDijadwalkan?: boolean | undefined
  aktif?: boolean | undefined
  cari?: string | undefined
}

const fields = [
  'ruang.id',
  'ruang.versi',
  'ruang.diubahPada',
  'ruang.kode',
  'ruang.nama',
  'ruang.idGedung',
  'ruang.lantai',
  'ruang.kapasitas',
  'ruang.kapasitasUjian',
  'ruang.luas',
  'ruang.jumlahKomputer',
  'ruang.prodi',
  'ruang.bolehDijadwalkan',
  'ruang.tautanDaring',
  'ruang.aktif',
] as const

/** A room without prodi of its own is everybody's. */
const conditions = ({ kampus, gedung, lantai, jenisRuang, kapasitasMin, fasilitas, prodi, bolehDijadwalkan, aktif, cari }: RuangFilter) => [
  kampus ? sql<boolean>`gedung.id_kampus = ANY (${kampus}::uuid[])` : null,
  lantai === undefined ? null : sql<boolean>`ruang.lantai = ${lantai}`,
  gedung ? sql<boolean>`ruang.id_gedung = ANY (${gedung}::uuid[])` : null,
  jenisRuang ? sql<boolean>`ruang.jenis_ruang = ANY (${jenisRuang})` : null,
  kapasitasMin === undefined ? null : sql<boolean>`ruang.kapasitas >= ${kapasitasMin}`,
  fasilitas ? sql<boolean>`ruang.fasilitas @> ${fasilitas}::text[]` : null,
  prodi ? sql<boolean>`(ruang.prodi = '{}' OR ruang.prodi && ${prodi}::uuid[])` : null,
  bolehDijadwalkan === undefined ? null : sql<boolean>`ruang.boleh_dijadwalkan = ${bolehDijadwalkan}`,
  aktif === undefined ? null : sql<boolean>`ruang.aktif = ${aktif}`,
  cari
    ? sql<boolean>`(ruang.kode ILIKE ${contains(cari)} OR ruang.nama ILIKE ${contains(cari)} OR gedung.nama ILIKE ${contains(cari)})`
    : null,
]

/** Rooms with the building and the kampus they stand in. */
export function selectRuang(db: Db, filter: RuangFilter = {}) {
  const query = db
    .selectFrom('ruang')
    .innerJoin('gedung', (on) => on.onRef('gedung.collegeId', '=', 'ruang.collegeId').onRef('gedung.id', '=', 'ruang.idGedung'))
    .innerJoin('kampus', (on) => on.onRef('kampus.collegeId', '=', 'gedung.collegeId').onRef('kampus.id', '=', 'gedung.idKampus'))
    .leftJoin('refKode as j', (on) =>
      on.onRef('j.collegeId', '=', 'ruang.collegeId').on('j.daftar', '=', 'jenis-ruang').onRef('j.kode', '=', 'ruang.jenisRuang'),
    )
    .select(fields)
    .select(['gedung.nama as namaGedung', 'gedung.idKampus', 'kampus.nama as namaKampus'])
    .select([sql<Ruang['jenisRuang']>`ruang.jenis_ruang`.as('jenisRuang'), sql<Fasilitas[]>`ruang.fasilitas`.as('fasilitas')])
    .select((eb) => eb.fn.coalesce('j.nama', 'ruang.jenisRuang').as('namaJenisRuang'))
  return conditions(filter).reduce((rows, condition) => (condition ? rows.where(condition) : rows), query)
}

export const findRuang = (db: Db, id: string) => selectRuang(db).where('ruang.id', '=', id).executeTakeFirst()

/** The room that holds a code. */
export const findRuangByKode = (db: Db, kode: string) =>
  db
    .selectFrom('ruang')
    .select('nama')
    .where(sql`lower(kode)`, '=', kode.toLowerCase())
    .executeTakeFirst()

/** How many floors the building of a room has; undefined where there is no such building. */
export const findLantai = (db: Db, idGedung: string) =>
  db.selectFrom('gedung').select('jumlahLantai').where('id', '=', idGedung).executeTakeFirst()

/** How many of these keys are prodi. */
export async function countProdi(db: Db, ids: readonly string[]): Promise<number> {
  const { jumlah } = await db
    .selectFrom('prodi')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return jumlah
}
