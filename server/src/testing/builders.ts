import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import { hashPassword } from '../auth/password'
import { inTransaction, type AppDatabase, type Database, type Db } from '../db/client'

/** The college that builders use unless a test names another one. */
export const TEST_COLLEGE = 'uji'
/** Password of every account that a builder made. */
export const PASSWORD = 'kudu-9274-batik'
/** Current period of a test college. */
export const PERIODE = 20251

/** A row's columns, all of them optional: a builder fills in what a test does not care about. */
export type Values<Table extends keyof Database> = Partial<Insertable<Database[Table]>>
type InCollege = { collegeId?: string }

let counter = 0
/** A number that no earlier call of this test file got, for codes that must be unique. */
export const nextNumber = (): number => ++counter

let passwordHash: Promise<string> | null = null

/** Runs as the owner inside one college, so that row-level security binds an owner who is no superuser all the same. */
export const inCollege = <T>(owner: AppDatabase, collegeId: string, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(owner, { collegeId }, run)

/** Inserts one row and answers it whole. */
export async function insert<Table extends keyof Database>(
  owner: AppDatabase,
  table: Table,
  { collegeId = TEST_COLLEGE, ...values }: Record<string, unknown> & InCollege,
): Promise<Row<Table>> {
  return await inCollege(owner, collegeId, async (db) => {
    const names = Object.keys(values)
    const { rows } = await sql<Row<Table>>`
      INSERT INTO ${sql.table(snake(table))} (${sql.join(names.map((name) => sql.ref(name)))})
      VALUES (${sql.join(names.map((name) => values[name]))}) RETURNING *`.execute(db)
    const [row] = rows
    if (!row) throw new Error(`Insert into ${table} answered no row.`)
    return row
  })
}

type Row<Table extends keyof Database> = Selectable<Database[Table]> & { id: string }

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A college with its site, its legal body and the current period; made once, however often it is asked for. */
export async function makeCollege(
  owner: AppDatabase,
  { collegeId = TEST_COLLEGE, bentukPt = 'universitas', ...values }: Values<'college'> & { bentukPt?: string } = {},
): Promise<{ collegeId: string; origin: string }> {
  const origin = `http://${collegeId}.localhost`
  await inCollege(owner, collegeId, async (db) => {
    const made = await db
      .insertInto('college')
      .values({
        collegeId,
        kodePt: String(100_000 + nextNumber()),
        nama: `Kampus ${collegeId}`,
        judul: `Sistem ${collegeId}`,
        periodeAktif: PERIODE,
        ...values,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('kodePt')
      .executeTakeFirst()
    if (!made) return
    await db.insertInto('site').values({ collegeId, origin }).execute()
    await db
      .insertInto('perguruanTinggi')
      .values({
        kode: made.kodePt,
        nama: `Perguruan Tinggi ${collegeId}`,
        bentukPt,
        statusMilik: '1',
        skPendirian: 'SK/1',
        tanggalSkPendirian: '1990-01-01',
      })
      .execute()
  })
  await makePeriode(owner, PERIODE, collegeId)
  return { collegeId, origin }
}

/** An academic period by its id, such as 20251; made once. */
export async function makePeriode(owner: AppDatabase, id: number, collegeId = TEST_COLLEGE): Promise<number> {
  const tahun = Math.floor(id / 10) + 1
  const odd = id % 2 === 1
  const [tanggalMulai, tanggalSelesai] = odd ? [`${tahun - 1}-09-01`, `${tahun}-01-31`] : [`${tahun}-02-01`, `${tahun}-08-31`]
  await inCollege(owner, collegeId, (db) =>
    db
      .insertInto('periode')
      .values({ id, tahun, kodeSemester: id % 10, tanggalMulai, tanggalSelesai, status: 'berjalan' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return id
}

export type OperatorValues = InCollege & {
  username: string
  /** Like 'F1:T'. */
  scopes?: readonly string[]
  /** Codes of the prodi that he may touch; none means all. */
  prodi?: readonly string[]
  supervisor?: boolean
  nama?: string
  /** ROLE_OPERATOR unless told otherwise. */
  roles?: string[]
}

/** An operator who can sign in with `PASSWORD`, with a role of exactly these scopes. */
export async function makeOperator(
  owner: AppDatabase,
  { username, scopes = [], prodi = [], supervisor = false, collegeId = TEST_COLLEGE, nama = username, roles }: OperatorValues,
): Promise<{ username: string; uuid: string; idOperator: number }> {
  await makeCollege(owner, { collegeId })
  const sandiHash = await (passwordHash ??= hashPassword(PASSWORD))
  return await inCollege(owner, collegeId, async (db) => {
    const idOperator = nextNumber()
    await db
      .insertInto('operator')
      .values({ id: idOperator, nama, supervisor, prodi: prodi.map((kode) => `#${kode}`).join(''), sesiSemester: PERIODE })
      .execute()
    const { uuid } = await db
      .insertInto('akun')
      .values({ username, roles: roles ?? ['ROLE_OPERATOR'], idOperator, sandiHash })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const { id: idHakAkses } = await db
      .insertInto('hakAkses')
      .values({
        nama: `Hak ${username} ${idOperator}`,
        scopes: JSON.stringify(Object.fromEntries(scopes.map((scope) => scope.split(':')))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('operatorHakAkses').values({ idOperator, idHakAkses }).execute()
    return { username, uuid, idOperator }
  })
}

/** A random key that belongs to no row. */
export const nobody = (): string => randomUUID()
