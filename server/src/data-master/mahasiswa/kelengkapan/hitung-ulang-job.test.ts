import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeCollege, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { hitungUlang } from './hitung-ulang-job'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await makeCollege(database.owner)
  await makePeriode(database.owner, 20231)
})
afterAll(async () => {
  await database?.drop()
})

describe('the weekly look at completeness', () => {
  it('mends what is stored wrongly, part by part, and changes no version', async () => {
    const { id: idProdi } = await makeProdi(database.owner, { kode: '55201', kodeNim: '01' })
    const { id } = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231 })
    const baca = async () =>
      (
        await inCollege(database.owner, TEST_COLLEGE, (db) =>
          sql<{ kelengkapan: number; versi: number }>`SELECT kelengkapan, versi FROM mahasiswa WHERE id = ${id}`.execute(db),
        )
      ).rows[0]
    await inCollege(database.owner, TEST_COLLEGE, (db) => sql`UPDATE mahasiswa SET kelengkapan = 1 WHERE id = ${id}`.execute(db))
    const keliru = await baca()
    const ids = await inCollege(database.owner, TEST_COLLEGE, (db) => hitungUlang(db, null))
    expect(ids).toContain(id)
    const benar = await baca()
    expect(keliru?.kelengkapan).toBe(1)
    expect(benar?.kelengkapan).toBeGreaterThan(4)
    expect(benar?.versi).toBe(keliru?.versi)
    expect(await inCollege(database.owner, TEST_COLLEGE, (db) => hitungUlang(db, ids.at(-1) ?? null))).toEqual([])
  })
})
