import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, PASSWORD, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  admin = await server.signIn('admin')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const login = (username: string, password = PASSWORD) =>
  server.call<{ access_token: string }>('POST', '/v2/auth/login', { body: { username, password } })
async function set(keyword: string, value: string) {
  const { body } = await server.call<{ versi: number }[]>('GET', `/v1/configuration?keyword[0]=${keyword}`, { token: admin })
  const { status, text } = await server.call('PUT', `/v1/configuration/keyword/${keyword}`, {
    token: admin,
    body: { value, versi: body.data[0]?.versi },
  })
  expect(status, text).toBe(200)
}

describe('settings of the group Masuk', () => {
  it('moves the lock: after three failures, for forty minutes (PL-R2)', async () => {
    await makeOperator(database.owner, { username: 'lupa' })
    await set('batas_gagal_masuk', '3')
    await set('menit_kunci', '40')
    for (const _ of [1, 2, 3]) expect((await login('lupa', 'salah')).status).toBe(401)
    const locked = await login('lupa')
    expect([locked.status, locked.body.detail]).toEqual([429, 'Terlalu banyak percobaan. Coba lagi dalam 40 menit.'])
  })

  it('asks longer passwords, and falls back to its default', async () => {
    await makeOperator(database.owner, { username: 'ganti' })
    await set('panjang_sandi_min', '20')
    const change = async (newPassword: string) =>
      server.call('POST', '/v1/change_password', {
        token: (await login('ganti')).body.data.access_token,
        body: { oldPassword: PASSWORD, newPassword, confirmPassword: newPassword },
      })
    expect((await change('teras-5512-bambu')).status).toBe(422)
    await set('panjang_sandi_min', '10')
    expect((await change('teras-5512-bambu')).status).toBe(200)
  })

  it('binds operators to the networks of their place, when it is on', async () => {
    const { idOperator } = await makeOperator(database.owner, { username: 'loket' })
    const place = { kode: 'L9', nama: 'Loket Timur', kota: 'Bandung', jaringan: ['10.1.0.0/16'] }
    const { id } = await insert(database.owner, 'lokasi', place)
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ idLokasi: id }).where('id', '=', idOperator).execute(),
    )
    expect((await login('loket')).status).toBe(200)
    await set('masuk_ip_batasi', '1')
    const refused = await login('loket')
    expect([refused.status, refused.body.type]).toEqual([403, 'jaringan'])
    expect(refused.body.detail).toContain('Loket Timur')
    // Who has no place, or one without networks, is not bound.
    expect((await login('admin')).status).toBe(200)
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .updateTable('lokasi')
        .set({ jaringan: ['10.1.0.0/16', '127.0.0.0/8'] })
        .where('id', '=', id)
        .execute(),
    )
    expect((await login('loket')).status).toBe(200)
  })
})
