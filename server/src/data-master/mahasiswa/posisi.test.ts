import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { sampaiPeriode } from './posisi-queries'

const PERIODE = [2021, 2022, 2023].flatMap((tahun) => [1, 2, 3, 4].map((kode) => 10 * tahun + kode))

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

it.each(PERIODE)('up to %i are the periods whose place in time is', async (periode) => {
  const { rows } = await sql<{ sampai: boolean; urut: boolean }>`
    SELECT ${sampaiPeriode('x.id', periode)} AS sampai, urutan_periode(x.id) <= urutan_periode(${periode}) AS urut
      FROM unnest(${PERIODE}::int[]) AS x(id) ORDER BY x.id`.execute(database.owner.db)
  expect(rows.map(({ sampai }) => sampai)).toEqual(rows.map(({ urut }) => urut))
})
