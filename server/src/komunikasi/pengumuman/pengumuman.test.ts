import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Row = { id: string; judul: string; ringkasan: string }
type Whole = Row & { isi: string; sebelumnya: { id: string } | null; berikutnya: { id: string } | null }

const PATH = '/v1/pengumuman'

let database: TestDatabase
let server: TestServer
let token: string

/** An announcement that came out at an instant, which the database keeps to the microsecond. */
const announce = (judul: string, isi: string, terbitPada: string) =>
  inCollege(database.owner, TEST_COLLEGE, async (db) => {
    await sql`INSERT INTO pengumuman (judul, isi, id_kategori, unit_penulis, terbit_pada)
      SELECT ${judul}, ${isi}, id, 'BAAK', ${terbitPada}::timestamptz FROM kategori_pengumuman`.execute(db)
  })

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'pembaca', scopes: [] })
  await inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.insertInto('kategoriPengumuman').values({ kode: 'UMUM', nama: 'Umum' }).execute(),
  )
  server = await startTestServer(database)
  token = await server.signIn('pembaca')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const read = async <Data>(path: string) => (await server.call<Data>('GET', path, { token })).body.data

describe('announcements', () => {
  it('lead from one to the next without missing those that came out together', async () => {
    const together = '2026-11-02T08:00:00.123456+07:00'
    for (const n of [1, 2, 3]) await announce(`Bersama ${n}`, '<p>Isi</p>', together)
    await announce('Terdahulu', '<p>Isi</p>', '2026-11-01T08:00:00+07:00')
    await announce('Terbaru', '<p>Isi</p>', '2026-11-03T08:00:00+07:00')
    const list = (await read<Row[]>(`${PATH}?itemsPerPage=10`)).map(({ id }) => id)
    expect(list).toHaveLength(5)
    const walked: string[] = []
    let next: string | undefined = list[0]
    while (next !== undefined && walked.length <= list.length) {
      walked.push(next)
      next = (await read<Whole>(`${PATH}/${next}`)).sebelumnya?.id
    }
    expect(walked).toEqual(list)
    const back = await Promise.all(list.map(async (id) => (await read<Whole>(`${PATH}/${id}`)).berikutnya?.id))
    expect(back).toEqual([undefined, ...list.slice(0, -1)])
  })

  it('never carry what would run (PL edge 37)', async () => {
    await announce(
      '<img src=x onerror=alert(1)>',
      '<p>Libur<img src=x onerror="alert(1)"><script>alert(2)</script></p>',
      '2026-11-04T08:00:00+07:00',
    )
    const [first] = await read<Row[]>(`${PATH}?itemsPerPage=1`)
    expect(first?.ringkasan).toBe('Libur')
    const { isi } = await read<Whole>(`${PATH}/${first?.id}`)
    expect(isi).toContain('Libur')
    expect(isi).not.toMatch(/onerror|script|src=x/)
  })
})
