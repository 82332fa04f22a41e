import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { inTransaction, type Db } from './client'
import { inSavepoint } from './savepoint'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await database.owner.pool.query(`
    CREATE TABLE catatan (id int PRIMARY KEY, college_id text NOT NULL, isi text NOT NULL);
    ALTER TABLE catatan ENABLE ROW LEVEL SECURITY;
    ALTER TABLE catatan FORCE ROW LEVEL SECURITY;
    CREATE POLICY wall ON catatan USING (college_id = (SELECT nullif(current_setting('app.college_id', true), '')));
    GRANT SELECT, INSERT, UPDATE, DELETE ON catatan TO sivitas_app;
    INSERT INTO catatan VALUES (1, 'kampus-a', 'milik A'), (2, 'kampus-b', 'milik B');
  `)
})
afterAll(() => database.drop())

const idsIn = async (db: Db) => (await sql<{ id: number }>`SELECT id FROM catatan ORDER BY id`.execute(db)).rows.map((row) => row.id)
const setting = async (db: Db, name: string) =>
  (await sql<{ value: string | null }>`SELECT nullif(current_setting(${name}, true), '') AS value`.execute(db)).rows[0]?.value

describe('inTransaction', () => {
  it('shows only the rows of its college', async () => {
    expect(await inTransaction(database.app, { collegeId: 'kampus-a' }, idsIn)).toEqual([1])
    expect(await inTransaction(database.app, { collegeId: 'kampus-b' }, idsIn)).toEqual([2])
  })

  it('shows nothing without a college, nor outside a transaction', async () => {
    expect(await inTransaction(database.app, { collegeId: null }, idsIn)).toEqual([])
    expect(await idsIn(database.app.db)).toEqual([])
  })

  it('refuses a row of another college', async () => {
    const write = inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      await sql`INSERT INTO catatan VALUES (3, 'kampus-b', 'seludupan')`.execute(db)
    })
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it('tells the database who acts, and forgets it afterwards', async () => {
    const act = {
      collegeId: 'kampus-a',
      akun: 'akun-1',
      atasNama: 'akun-2',
      requestId: 'r-1',
      alamatIp: '10.0.0.1',
      peramban: `Peramban 'x'; ROLLBACK; --\\\0`,
    }
    const names = ['app.college_id', 'app.akun', 'app.atas_nama', 'app.request_id', 'app.alamat_ip', 'app.peramban']
    const inside = await inTransaction(database.app, act, async (db) => {
      const pid = (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid
      const values: unknown[] = []
      for (const name of names) values.push(await setting(db, name))
      return { pid, values }
    })
    expect(inside.values).toEqual(['kampus-a', 'akun-1', 'akun-2', 'r-1', '10.0.0.1', `Peramban 'x'; ROLLBACK; --\\`])
    const { rows } = await database.app.pool.query<{ pid: number; college: string | null }>(
      `SELECT pg_backend_pid() AS pid, nullif(current_setting('app.college_id', true), '') AS college`,
    )
    expect(rows).toEqual([{ pid: inside.pid, college: null }])
  })

  it('undoes everything when it throws, and the connection serves on', async () => {
    const write = inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      await sql`UPDATE catatan SET isi = 'rusak'`.execute(db)
      throw new Error('berhenti')
    })
    await expect(write).rejects.toThrow('berhenti')
    const { rows } = await database.owner.pool.query(`SELECT FROM catatan WHERE isi = 'rusak'`)
    expect(rows).toHaveLength(0)
    expect(database.app.pool.idleCount).toBe(database.app.pool.totalCount)
  })

  it('does not report success when a failed query was caught inside', async () => {
    const write = inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      await sql`INSERT INTO catatan VALUES (10, 'kampus-a', 'hilang')`.execute(db)
      await sql`SELECT 1 / 0`.execute(db).catch(() => undefined)
    })
    await expect(write).rejects.toThrow('nothing of it was kept')
  })

  it('keeps the rest when a savepoint fails', async () => {
    await inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      await sql`INSERT INTO catatan VALUES (11, 'kampus-a', 'ada')`.execute(db)
      const second = inSavepoint(db, () => sql`INSERT INTO catatan VALUES (11, 'kampus-a', 'kembar')`.execute(db))
      await expect(second).rejects.toMatchObject({ code: '23505' })
      await sql`DELETE FROM catatan WHERE id = 11`.execute(db)
    })
  })

  it('refuses writes when it is read-only', async () => {
    const write = inTransaction(database.app, { collegeId: 'kampus-a', readOnly: true }, async (db) => {
      await sql`DELETE FROM catatan`.execute(db)
    })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  it('runs queries that start together one after the other', async () => {
    const answers = await inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) =>
      Promise.all([1, 2, 3].map(async (n) => (await sql<{ n: number }>`SELECT ${n}::int AS n`.execute(db)).rows[0]?.n)),
    )
    expect(answers).toEqual([1, 2, 3])
  })

  it('refuses a query after its end and a transaction inside it', async () => {
    const leaked = await inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      await expect(db.startTransaction().execute()).rejects.toThrow('inSavepoint')
      return { db }
    })
    await expect(sql`SELECT 1`.execute(leaked.db)).rejects.toThrow('has ended')
  })

  it('streams rows in chunks', async () => {
    const count = await inTransaction(database.app, { collegeId: 'kampus-a' }, async (db) => {
      const numbers = db.selectNoFrom(sql<number>`generate_series(1, ${1200}::int)`.as('n')).stream(500)
      let seen = 0
      for await (const { n } of numbers) seen = n
      return seen
    })
    expect(count).toBe(1200)
  })
})

describe('a connection of the application', () => {
  it('comes back to its role after RESET ROLE and owns nothing', async () => {
    const { rows } = await database.app.pool.query('RESET ROLE; SELECT current_user AS role').then((all) => [all].flat()[1]!)
    expect(rows).toEqual([{ role: 'sivitas_app' }])
    await expect(database.app.pool.query('CREATE TABLE milik_aplikasi ()')).rejects.toMatchObject({ code: '42501' })
  })

  it('reads numbers as numbers, dates as written, and jsonb keys untouched', async () => {
    const { rows } = await sql`
      SELECT 9007199254740991::int8 AS besar, 1234.50::numeric AS uang, date '1999-08-17' AS tanggal_lahir,
        timestamptz '2026-11-21 07:00+07' AS saat, ARRAY[1, NULL]::int8[] AS deret, ARRAY[date '2026-01-02'] AS hari,
        '{"unggah_foto_mb": 2}'::jsonb AS isi_json`.execute(database.app.db)
    expect(rows).toEqual([
      {
        besar: 9007199254740991,
        uang: 1234.5,
        tanggalLahir: '1999-08-17',
        saat: new Date('2026-11-21T00:00:00Z'),
        deret: [1, null],
        hari: ['2026-01-02'],
        isiJson: { unggah_foto_mb: 2 },
      },
    ])
    await expect(database.app.pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(RangeError)
  })
})
