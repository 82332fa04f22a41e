import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { hasClientPrograms } from './client-programs'
import { dumpDatabase } from './client-programs'
import { exportDatabase } from './export-database'
import { recoverDatabase } from './recover'

/** Two tables that refer to each other, a trigger that changes what it sees, a column that computes itself. */
const SCHEMA = `
  CREATE TABLE prodi (college_id text NOT NULL, id int PRIMARY KEY, nama text NOT NULL, id_ketua int);
  CREATE TABLE dosen (
    college_id text NOT NULL, id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id_prodi int NOT NULL REFERENCES prodi,
    nama text NOT NULL, panjang int GENERATED ALWAYS AS (length(nama)) STORED, isi jsonb, catatan bytea
  );
  ALTER TABLE prodi ADD FOREIGN KEY (id_ketua) REFERENCES dosen;
  CREATE FUNCTION tandai() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.nama := NEW.nama || '!'; RETURN NEW; END $$;
  CREATE TRIGGER tandai BEFORE INSERT ON dosen FOR EACH ROW EXECUTE FUNCTION tandai();
  ALTER TABLE prodi ENABLE ROW LEVEL SECURITY;
  ALTER TABLE prodi FORCE ROW LEVEL SECURITY;
  ALTER TABLE dosen ENABLE ROW LEVEL SECURITY;
  ALTER TABLE dosen FORCE ROW LEVEL SECURITY;
  CREATE POLICY wall ON prodi USING (college_id = current_setting('app.college_id', true));
  CREATE POLICY wall ON dosen USING (college_id = current_setting('app.college_id', true));
  GRANT SELECT, INSERT ON prodi, dosen TO sivitas_app;
  CREATE TABLE agama (kode int PRIMARY KEY, nama text NOT NULL);
  INSERT INTO agama VALUES (1, 'Islam');`

const ROWS = `
  INSERT INTO prodi VALUES ('kampus-a', 1, E'Teknik\\tSipil\\n', NULL), ('kampus-b', 2, 'Hukum \\\\.', NULL);
  INSERT INTO dosen (college_id, id_prodi, nama, isi, catatan)
    SELECT 'kampus-a', 1, 'Dosen ' || n || repeat(md5(n::text), 20), jsonb_build_object('n', n), sha256(n::text::bytea)
    FROM generate_series(1, 5000) n;
  UPDATE prodi SET id_ketua = 17 WHERE id = 1;
  UPDATE agama SET nama = 'Islam (diubah)';`

let folder: string
let migrations: string
let archive: string
let source: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sivitas-test-'))
  migrations = await mkdtemp(join(folder, 'migrations-'))
  archive = join(folder, 'cadangan.tar.gz')
  await writeFile(join(migrations, '0001_awal.sql'), SCHEMA)
  source = await makeDatabase('template1')
  await migrate(source.url, migrations)
  await source.owner.pool.query(ROWS)
  const client = await source.owner.pool.connect()
  await exportDatabase(client, archive).finally(() => client.release())
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
})

const contentsOf = async ({ owner }: TestDatabase) => {
  const one = async (text: string) => (await owner.pool.query<Record<string, unknown>>(text)).rows
  return {
    prodi: await one('SELECT * FROM prodi ORDER BY id'),
    agama: await one('SELECT * FROM agama'),
    dosen: await one('SELECT count(*), md5(string_agg(dosen::text, $$,$$ ORDER BY id)) FROM dosen'),
  }
}

describe('a backup', () => {
  let target: TestDatabase

  beforeEach(async () => {
    target = await makeDatabase('template1')
  })
  afterEach(() => target.drop())

  it('brings back every row, without triggers, and sequences go on', async () => {
    const { counts } = await recoverDatabase(target.url, archive, migrations)
    expect(counts).toEqual({ tables: 3, rows: 5003 })
    expect(await contentsOf(target)).toEqual(await contentsOf(source))
    const { rows } = await target.owner.pool.query(
      `INSERT INTO dosen (college_id, id_prodi, nama) VALUES ('kampus-a', 1, 'Baru') RETURNING id, nama`,
    )
    expect(rows).toEqual([{ id: 5001, nama: 'Baru!' }])
  })

  it('is brought to the migrations of a newer program', async () => {
    const newer = await mkdtemp(join(folder, 'newer-'))
    await writeFile(join(newer, '0001_awal.sql'), SCHEMA)
    await writeFile(join(newer, '0002_gelar.sql'), `ALTER TABLE dosen ADD gelar text NOT NULL DEFAULT 'Dr.'`)
    const { added } = await recoverDatabase(target.url, archive, newer)
    expect(added).toEqual(['0002_gelar'])
    const { rows } = await target.owner.pool.query('SELECT DISTINCT gelar FROM dosen')
    expect(rows).toEqual([{ gelar: 'Dr.' }])
  })

  it('is refused by a program that lacks its migrations', async () => {
    const older = await mkdtemp(join(folder, 'older-'))
    await expect(recoverDatabase(target.url, archive, older)).rejects.toThrow('0001_awal')
  })

  it('is refused by a database that holds a row of a college', async () => {
    await migrate(target.url, migrations)
    await target.owner.pool.query(`INSERT INTO prodi VALUES ('kampus-c', 9, 'Milik orang', NULL)`)
    await expect(recoverDatabase(target.url, archive, migrations)).rejects.toThrow('public.prodi berisi data')
  })

  it('is refused by the database of another program', async () => {
    await target.owner.pool.query('CREATE TABLE punya_orang ()')
    await expect(recoverDatabase(target.url, archive, migrations)).rejects.toThrow('public.punya_orang')
  })

  it.each([
    ['cut short', (file: string) => truncate(file, 20_000)],
    ['without its end', dropManifest],
    ['changed in one letter', changeOneLetter],
  ])('that was %s is refused and leaves the database untouched', async (_, damage) => {
    const damaged = join(folder, 'damaged.tar.gz')
    await writeFile(damaged, await readFile(archive))
    await damage(damaged)
    await expect(recoverDatabase(target.url, damaged, migrations)).rejects.toThrow()
    const { rows } = await target.owner.pool.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)
    expect(rows).toEqual([])
  })

  it('would rather fail than miss rows that row-level security hides', async () => {
    const client = await source.owner.pool.connect()
    try {
      await client.query('SET ROLE sivitas_app')
      await expect(exportDatabase(client, join(folder, 'sebagian.tar.gz'))).rejects.toMatchObject({ code: '42501' })
    } finally {
      client.release(true)
    }
  })

  it('can be opened by tar', async () => {
    const { stdout } = await promisify(execFile)('tar', ['tzf', archive])
    const names = stdout.trim().split('\n')
    expect(names).toEqual(
      expect.arrayContaining(['cadangan.json', 'data/public/dosen/000001', 'data/public/dosen/000002', 'manifest.json']),
    )
  })

  it('made by pg_dump comes back too, where the system has one for this server', async ({ skip }) => {
    const { rows } = await source.owner.pool.query<{ major: number }>(`SELECT current_setting('server_version_num')::int / 10000 AS major`)
    if (!(await hasClientPrograms(rows[0]?.major ?? 0))) skip()
    const dump = join(folder, 'cadangan.dump')
    await dumpDatabase(source.url, dump)
    await recoverDatabase(target.url, dump, migrations)
    expect(await contentsOf(target)).toEqual(await contentsOf(source))
  })
})

async function dropManifest(file: string): Promise<void> {
  const plain = gunzipSync(await readFile(file))
  const at = plain.lastIndexOf('manifest.json')
  await writeFile(file, gzipSync(Buffer.concat([plain.subarray(0, at), Buffer.alloc(1024)])))
}

async function changeOneLetter(file: string): Promise<void> {
  const plain = gunzipSync(await readFile(file))
  plain.write('Xosen', plain.indexOf('Dosen 4000'))
  await writeFile(file, gzipSync(plain))
}
