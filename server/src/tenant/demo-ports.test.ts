import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { movePorts } from './demo-queries'

let database: TestDatabase

const query = async (text: string) => (await database.owner.pool.query<Record<string, unknown>>(text)).rows

beforeAll(async () => {
  database = await makeDatabase()
  await query(
    `INSERT INTO college (college_id, kode_pt, nama, judul, periode_aktif, demo) VALUES ('pt01', '041001', 'Demo', 'Demo', 20251, true), ('asli', '041002', 'Asli', 'Asli', 20251, false)`,
  )
  for (const college of ['pt01', 'asli']) {
    await query(`INSERT INTO sso_klien (college_id, id, nama, jenis, redirect_uri, peran_diizinkan)
      VALUES ('${college}', 'demo', 'Klien contoh', 'portal', '{http://localhost:3000/v2/sso/demo,https://lms.contoh.ac.id:8443/sso}', '{ROLE_OPERATOR}')`)
    await query(
      `INSERT INTO konfigurasi (college_id, keyword, value, tipe, kelompok) VALUES ('${college}', 'url_lms_operator', 'http://localhost:3000/v2/sso/demo', 'url', 'SSO')`,
    )
  }
})
afterAll(async () => {
  await database.drop()
})

it("lets the demo's own client and links follow the port of this start, and nothing else", async () => {
  await movePorts(database.owner.db, 4200)
  const moved = 'http://localhost:4200/v2/sso/demo'
  expect(await query(`SELECT college_id, redirect_uri FROM sso_klien ORDER BY college_id DESC`)).toEqual([
    { college_id: 'pt01', redirect_uri: [moved, 'https://lms.contoh.ac.id:8443/sso'] },
    { college_id: 'asli', redirect_uri: ['http://localhost:3000/v2/sso/demo', 'https://lms.contoh.ac.id:8443/sso'] },
  ])
  expect(await query(`SELECT college_id, value FROM konfigurasi ORDER BY college_id DESC`)).toEqual([
    { college_id: 'pt01', value: moved },
    { college_id: 'asli', value: 'http://localhost:3000/v2/sso/demo' },
  ])
})
