import type { KelompokTersimpan } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'
import { conditionsOf, type Condition, type FilterOptions, type MahasiswaFilter } from '../filter-queries'

/** Who asks: own sets and shared ones are his to use. */
type Asker = { uuid: string }

export type KelompokRow = Omit<KelompokTersimpan, 'jumlah'> & { saringan: MahasiswaFilter | null }

type Filter = { cari?: string | undefined; bersama?: boolean | undefined; milikSendiri?: boolean | undefined }

export function selectKelompok(db: Db, { uuid }: Asker, { cari, bersama, milikSendiri }: Filter = {}) {
  return db
    .selectFrom('kelompokTersimpan')
    .leftJoin('akun', (on) =>
      on.onRef('akun.collegeId', '=', 'kelompokTersimpan.collegeId').onRef('akun.uuid', '=', 'kelompokTersimpan.idAkun'),
    )
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .select(['kelompokTersimpan.id', 'kelompokTersimpan.versi', 'kelompokTersimpan.nama', 'kelompokTersimpan.deskripsi'])
    .select(['kelompokTersimpan.bersama', 'kelompokTersimpan.dihitungPada'])
    .select((eb) => [
      sql<KelompokTersimpan['jenis']>`kelompok_tersimpan.jenis`.as('jenis'),
      sql<KelompokTersimpan['mode']>`kelompok_tersimpan.mode`.as('mode'),
      sql<boolean>`kelompok_tersimpan.id_akun = ${uuid}`.as('milikSendiri'),
      sql<MahasiswaFilter | null>`kelompok_tersimpan.saringan`.as('saringan'),
      eb.fn.coalesce('operator.nama', 'akun.username').as('pemilik'),
    ])
    .where(sql<boolean>`(kelompok_tersimpan.bersama OR kelompok_tersimpan.id_akun = ${uuid})`)
    .$if(bersama !== undefined, (query) => query.where('kelompokTersimpan.bersama', '=', bersama ?? true))
    .$if(milikSendiri !== undefined, (query) => query.where(sql<boolean>`(kelompok_tersimpan.id_akun = ${uuid}) = ${milikSendiri ?? true}`))
    .$if(Boolean(cari), (query) => query.where('kelompokTersimpan.nama', 'ilike', contains(cari ?? '')))
}

export const findKelompok = (db: Db, asker: Asker, id: string): Promise<KelompokRow | undefined> =>
  selectKelompok(db, asker).where('kelompokTersimpan.id', '=', id).executeTakeFirst()

/** The members of a frozen set, as a condition on `mahasiswa m`. */
const frozenMembers = (id: string): Condition =>
  sql<SqlBool>`m.id IN (SELECT a.id_mahasiswa FROM kelompok_anggota a WHERE a.id_kelompok = ${id})`

/** The members that a filter finds now, as a condition on `mahasiswa m`. */
function livingMembers(filter: MahasiswaFilter, options: FilterOptions): Condition {
  const conditions = conditionsOf(filter, options)
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` AND `)})` : sql<SqlBool>`true`
}

/** Members of a set as a condition on `mahasiswa m`; whom the caller may not see, row-level security leaves out. */
export const membersOf = ({ id, mode, saringan }: Pick<KelompokRow, 'id' | 'mode' | 'saringan'>, periode: number): Condition =>
  mode === 'beku' || saringan === null ? frozenMembers(id) : livingMembers(saringan, { periode: saringan.periode ?? periode, alike: false })

/** Members of a saved set as a condition on `mahasiswa m`; nobody when it is neither the asker's own nor shared. */
export async function anggotaKelompok(db: Db, asker: Asker & { sesiSemester: number }, id: string): Promise<Condition> {
  const row = await findKelompok(db, asker, id)
  return row ? membersOf(row, asker.sesiSemester) : sql<SqlBool>`false`
}

export async function countMembers(db: Db, members: Condition): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah FROM mahasiswa m WHERE ${members}`.execute(db)
  return rows[0]?.jumlah ?? 0
}

type NewKelompok = {
  idAkun: string
  nama: string
  deskripsi: string | null
  bersama: boolean
  jenis: KelompokTersimpan['jenis']
  mode: KelompokTersimpan['mode']
  saringan: string | null
}

export const insertKelompok = (db: Db, row: NewKelompok) =>
  db.insertInto('kelompokTersimpan').values(row).returning('id').executeTakeFirstOrThrow()

/** Students by their ids, as a condition on `mahasiswa m`. */
export const namedMembers = (ids: readonly string[]): Condition => sql<SqlBool>`m.id = ANY (${ids}::uuid[])`

/** What a filter finds but for some, as a condition on `mahasiswa m`. */
export const filterMembers = (filter: MahasiswaFilter, options: FilterOptions, except: readonly string[]): Condition =>
  sql<SqlBool>`${livingMembers(filter, options)} AND m.id <> ALL (${except}::uuid[])`

/** Freezes the students of a condition into a set; answers how many they are. */
export async function freeze(db: Db, id: string, members: Condition): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    WITH baru AS (
      INSERT INTO kelompok_anggota (id_kelompok, id_mahasiswa) SELECT ${id}, m.id FROM mahasiswa m WHERE ${members} RETURNING 1
    ) SELECT count(*)::int AS jumlah FROM baru`.execute(db)
  return rows[0]?.jumlah ?? 0
}

export const storeCount = (db: Db, id: string, jumlah: number) =>
  db
    .updateTable('kelompokTersimpan')
    .set({ jumlah, dihitungPada: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
