import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, PASSWORD, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { hashToken } from '../token'

/** The provider of the test is our own server under another name, with a college of its own. */
const PROVIDER = 'luar'
const SECRET = 'rahasia-penyedia-luar'

let database: TestDatabase
let server: TestServer
let provider: string
let idIdp: string

const rows = <T>(run: Parameters<typeof inCollege<T>>[2], college = TEST_COLLEGE) => inCollege(database.owner, college, run)

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  provider = server.url.replace('127.0.0.1', 'localhost')
  await makeCollege(database.owner)
  await makeCollege(database.owner, { collegeId: PROVIDER })
  await rows((db) => db.insertInto('site').values({ collegeId: TEST_COLLEGE, origin: server.url }).execute())
  await rows((db) => db.insertInto('site').values({ collegeId: PROVIDER, origin: provider }).execute(), PROVIDER)
  server.forget()
  await insert(database.owner, 'ssoKlien', {
    collegeId: PROVIDER,
    id: 'sivitas',
    nama: 'Sivitas',
    jenis: 'lain',
    redirectUri: [`${server.url}/login`],
    rahasiaHash: hashToken(SECRET),
    scopeOidc: ['openid', 'profile', 'email'],
    peranDiizinkan: ['ROLE_OPERATOR'],
  })
  const idp = await insert(database.owner, 'idpLuar', {
    nama: 'Surel kampus',
    issuer: provider,
    clientId: 'sivitas',
    rahasia: server.services.sealer.seal(SECRET),
  })
  idIdp = idp.id
  await rows((db) =>
    db.insertInto('konfigurasi').values({ keyword: 'izinkan_idp_luar', value: '1', tipe: 'bool01', kelompok: 'Masuk' }).execute(),
  )
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

/** A person of both sides; the addresses are verified unless told otherwise. */
async function person(username: string, email: string, { here = true, there = true } = {}) {
  await makeOperator(database.owner, { username: `luar.${username}`, collegeId: PROVIDER })
  await makeOperator(database.owner, { username, scopes: ['F3:B'] })
  const set = (name: string, verified: boolean, college: string) =>
    rows((db) => sql`UPDATE akun SET email = ${email}, email_terverifikasi = ${verified} WHERE username = ${name}`.execute(db), college)
  await set(`luar.${username}`, there, PROVIDER)
  await set(username, here, TEST_COLLEGE)
}

/** Goes to the provider, signs in there, comes back; answers what /login is told and the cookie of the beginning. */
async function visit(username: string) {
  const begun = await server.call<{ alamat: string }>('POST', `/v2/auth/idp/${idIdp}/mulai`, { body: { id: idIdp, redirect: '/berita' } })
  const cookie = (begun.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const login = await fetch(`${provider}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `luar.${username}`, password: PASSWORD }),
  })
  const session = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const back = await fetch(begun.body.data.alamat, { redirect: 'manual', headers: { cookie: session } })
  return { cookie, query: new URL(back.headers.get('location') ?? '').search }
}

type Signed = { access_token: string; redirect: string; user: { username: string } }
const finish = (query: string, cookie: string) =>
  server.call<Signed>('POST', '/v2/auth/idp/selesai', { body: { query }, headers: { cookie } })

it('is offered where the college allows it', async () => {
  const { body } = await server.call('GET', '/v2/auth/idp')
  expect(body.data).toEqual([{ id: idIdp, nama: 'Surel kampus' }])
  await rows((db) => sql`UPDATE konfigurasi SET value = '0' WHERE keyword = 'izinkan_idp_luar'`.execute(db))
  expect((await server.call('GET', '/v2/auth/idp')).body.data).toEqual([])
  expect((await server.call('POST', `/v2/auth/idp/${idIdp}/mulai`, { body: { id: idIdp } })).status).toBe(404)
  await rows((db) => sql`UPDATE konfigurasi SET value = '1' WHERE keyword = 'izinkan_idp_luar'`.execute(db))
})

it('signs in who has the same verified address on both sides, once for each visit', async () => {
  await person('dikenal', 'dikenal@contoh.ac.id')
  const { query, cookie } = await visit('dikenal')
  const { status, body, text } = await finish(query, cookie)
  expect(status, text).toBe(200)
  expect(body.data).toMatchObject({ redirect: '/berita', user: { username: 'dikenal' } })
  expect((await server.call('GET', '/api/user_info', { token: body.data.access_token })).status).toBe(200)
  expect((await finish(query, cookie)).status).toBe(410)
})

it('knows him by his number there from then on, whatever his address is', async () => {
  await rows((db) => sql`UPDATE akun SET email = 'lain@contoh.ac.id' WHERE username = 'dikenal'`.execute(db))
  const { query, cookie } = await visit('dikenal')
  expect((await finish(query, cookie)).status).toBe(200)
})

it('refuses another browser, a changed answer, and addresses that one side has not verified', async () => {
  await person('asing', 'asing@contoh.ac.id', { here: false })
  const first = await visit('asing')
  expect((await finish(first.query, 'sivitas_idp=milik-orang-lain')).status).toBe(410)
  const second = await visit('asing')
  expect((await finish(second.query.replace(/code=[^&]+/, 'code=palsu'), second.cookie)).status).toBe(401)
  const third = await visit('asing')
  expect((await finish(third.query, third.cookie)).status).toBe(403)
  await person('belum', 'belum@contoh.ac.id', { there: false })
  const fourth = await visit('belum')
  expect((await finish(fourth.query, fourth.cookie)).status).toBe(403)
})
