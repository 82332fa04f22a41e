import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, TEST_COLLEGE } from '../testing/builders'
import { makeKampus, makeProdi } from '../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { startTestServer, type TestServer } from '../testing/server'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(database.owner, { username: 'loket', scopes: ['K1:T'] })
  await insert(database.owner, 'konfigurasi', { collegeId: TEST_COLLEGE, keyword: 'data_master_aktif', value: '0' })
  server = await startTestServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('a college that keeps its master data elsewhere', () => {
  it('writes nothing here, an administrator neither: 403 area_tersembunyi', async () => {
    const token = await server.signIn('admin')
    const { id } = await makeKampus(database.owner)
    for (const [method, path] of [
      ['POST', '/v1/fakultas'],
      ['PUT', `/v2/master/kampus/${id}`],
      ['DELETE', `/v2/master/kampus/${id}`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { kode: 'X', nama: 'X', versi: 1 }
      const { status, body: answer } = await server.call(method, path, { token, body })
      expect([status, answer.type]).toEqual([403, 'area_tersembunyi'])
    }
  })

  it('still answers its reference lists to every operator, and writes of other areas', async () => {
    await makeProdi(database.owner, { nama: 'Informatika' })
    const token = await server.signIn('loket')
    expect((await server.call('GET', '/v1/prodi', { token })).status).toBe(200)
    expect((await server.call('GET', '/v1/kampus', { token })).status).toBe(200)
    const admin = await server.signIn('admin')
    const lokasi = await server.call('POST', '/v2/pengaturan/lokasi', {
      token: admin,
      body: { kode: 'L1', nama: 'Loket', kota: 'Bandung' },
    })
    expect(lokasi.body.type).not.toBe('area_tersembunyi')
  })
})
