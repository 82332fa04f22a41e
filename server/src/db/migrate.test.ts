import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { migrate } from './migrate'
import { migrationsFolder } from './sql-files'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await makeDatabase('template1')
  folder = await mkdtemp(join(tmpdir(), 'sivitas-test-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const file = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const run = () => migrate(database.url, folder)
const tables = async () => {
  const { rows } = await database.owner.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%' ORDER BY 1`,
  )
  return rows.map((row) => row.name)
}

const WALLED = `
  CREATE TABLE krs (id int PRIMARY KEY, college_id text NOT NULL);
  ALTER TABLE krs ENABLE ROW LEVEL SECURITY;
  ALTER TABLE krs FORCE ROW LEVEL SECURITY;
  CREATE POLICY wall ON krs USING (college_id = current_setting('app.college_id', true));
  GRANT SELECT ON krs TO sivitas_app;`

describe('migrate', () => {
  it('runs each file once, in the order of their names', async () => {
    await file('0002_kedua', 'INSERT INTO urutan VALUES (2)')
    await file('0001_pertama', 'CREATE TABLE urutan (n int); INSERT INTO urutan VALUES (1)')
    expect(await run()).toEqual(['0001_pertama', '0002_kedua'])
    expect(await run()).toEqual([])
  })

  it('names a file that fails and keeps nothing of it, but the ones before', async () => {
    await file('0001_baik', 'CREATE TABLE baik ()')
    await file('0002_buruk', 'CREATE TABLE separuh (); SELECT 1 / 0')
    await expect(run()).rejects.toThrow('0002_buruk.sql gagal: division by zero')
    expect(await tables()).toEqual(['baik'])
    await file('0002_buruk', 'CREATE TABLE utuh ()')
    expect(await run()).toEqual(['0002_buruk'])
  })

  it('lets two servers start at once', async () => {
    await file('0001_satu', 'CREATE TABLE satu ()')
    await file('0002_dua', 'CREATE TABLE dua ()')
    const applied = await Promise.all([run(), run()])
    expect(applied.flat().toSorted()).toEqual(['0001_satu', '0002_dua'])
  })

  it('stops when a file that was applied is gone', async () => {
    await file('0001_satu', 'CREATE TABLE satu ()')
    await run()
    await rm(join(folder, '0001_satu.sql'))
    await expect(run()).rejects.toThrow('0001_satu')
  })

  it('finds the folder of this project', () => {
    expect(migrationsFolder()).toMatch(/db[/\\]migrations$/)
  })
})

describe('the walls between colleges', () => {
  it('stand when row-level security is forced and compares the college', async () => {
    await file('0001_krs', WALLED)
    await expect(run()).resolves.toEqual(['0001_krs'])
  })

  it.each([
    ['CREATE TABLE bocor (college_id text)', 'bocor: row level security is not enabled'],
    ['ALTER TABLE krs NO FORCE ROW LEVEL SECURITY', 'krs: row level security is not forced'],
    ['DROP POLICY wall ON krs', 'krs: has no policy that compares college_id'],
    ['DROP POLICY wall ON krs; CREATE POLICY semua ON krs USING (true)', 'krs: has no policy that compares college_id'],
    ['GRANT TRUNCATE ON krs TO sivitas_app', 'krs: the application may TRUNCATE it'],
    [
      'CREATE SCHEMA lain; CREATE TABLE lain.salinan (college_id text); GRANT USAGE ON SCHEMA lain TO sivitas_app; GRANT SELECT ON lain.salinan TO sivitas_app',
      'lain.salinan: stands outside of public',
    ],
    ['CREATE VIEW jendela AS TABLE krs; GRANT SELECT ON jendela TO sivitas_app', 'jendela: a view without security_invoker'],
    ['CREATE MATERIALIZED VIEW foto AS TABLE krs; GRANT SELECT ON foto TO sivitas_app', 'foto: a materialized view'],
    ['GRANT CREATE ON SCHEMA public TO sivitas_app; ALTER TABLE krs OWNER TO sivitas_app', 'krs: is owned by sivitas_app'],
  ])('are missed after %s', async (statement, breach) => {
    await file('0001_krs', WALLED)
    await file('0002_celah', statement)
    await expect(run()).rejects.toThrow(breach)
  })

  it('let a view pass that reads with the rights of its reader', async () => {
    await file('0001_krs', WALLED)
    await file('0002_jendela', 'CREATE VIEW jendela WITH (security_invoker) AS TABLE krs; GRANT SELECT ON jendela TO sivitas_app')
    await expect(run()).resolves.toHaveLength(2)
  })
})
