import { randomUUID } from 'node:crypto'
import { connectOwner, type AppDatabase } from '@sivitas/server/db/client'
import { movePorts } from '@sivitas/server/tenant/demo-queries'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let owner: AppDatabase
const name = `test_${randomUUID().replaceAll('-', '')}`

const query = async (text: string) => (await owner.pool.query<Record<string, unknown>>(text)).rows

beforeAll(async () => {
  const server = connectOwner(inject('serverUrl'), { max: 1 })
  await server.pool.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateName')}`)
  await server.close()
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${name}`
  owner = connectOwner(url.href)
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
  await owner.close()
  const server = connectOwner(inject('serverUrl'), { max: 1 })
  await server.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await server.close()
})

it("lets the demo's own client and links follow the port of this start, and nothing else", async () => {
  await movePorts(owner.db, 4200)
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
