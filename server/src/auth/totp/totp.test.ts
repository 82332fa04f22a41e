import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, makeCollege, makeOperator, PASSWORD, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Offer = { alamat: string; rahasia: string; kodePemulihan: string[] }

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const rows = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)
const codeOf = (rahasia: string, timestamp = Date.now()) => new TOTP({ secret: Secret.fromBase32(rahasia) }).generate({ timestamp })
const login = (username: string, totp?: string) =>
  server.call<{ access_token: string; user: { wajibTotp: boolean } }>('POST', '/v2/auth/login', {
    body: { username, password: PASSWORD, ...(totp === undefined ? {} : { totp }) },
  })
const post = (token: string, body: object) => server.call<Offer>('POST', '/v2/auth/totp', { token, body })
/** As if half a minute had passed since the last code. */
const forgetStep = () => rows((db) => sql`UPDATE akun_totp SET langkah = 0`.execute(db))

async function enrolled(username: string) {
  await makeOperator(database.owner, { username, scopes: ['F3:B'] })
  const token = await server.signIn(username)
  const { rahasia, alamat } = (await post(token, {})).body.data
  const answer = await post(token, { code: codeOf(rahasia) })
  return { token, rahasia, alamat, kodePemulihan: answer.body.data.kodePemulihan, answer }
}

it('is switched on by the first code of a scanned secret, and shows ten recovery codes once', async () => {
  const { token, alamat, rahasia, kodePemulihan } = await enrolled('pasang')
  expect(alamat).toMatch(/^otpauth:\/\/totp\/.+pasang\?/)
  expect(kodePemulihan).toHaveLength(10)
  expect(new Set(kodePemulihan).size).toBe(10)
  const status = await server.call('GET', '/v2/auth/totp', { token })
  expect(status.body.data).toMatchObject({ aktif: true, wajib: false, sisaKodePemulihan: 10 })
  const stored = await rows((db) => db.selectFrom('akunTotp').selectAll().executeTakeFirstOrThrow())
  expect(JSON.stringify(stored)).not.toContain(rahasia)
  expect(JSON.stringify(stored)).not.toContain(kodePemulihan[0])
  expect((await post(token, {})).status).toBe(409)
})

it('is not switched on by a wrong code', async () => {
  await makeOperator(database.owner, { username: 'salah.pasang' })
  const token = await server.signIn('salah.pasang')
  const { rahasia } = (await post(token, {})).body.data
  const wrong = await post(token, { code: codeOf(rahasia, Date.now() - 600_000) })
  expect([wrong.status, wrong.body.errors[0]?.field]).toEqual([422, 'code'])
  expect((await login('salah.pasang')).status).toBe(200)
})

it('asks for a code at each sign-in, takes each code once, and counts wrong ones as failures', async () => {
  const { rahasia } = await enrolled('pakai')
  const asked = await login('pakai')
  expect([asked.status, asked.body.type]).toEqual([401, 'totp_required'])
  expect((await login('pakai', codeOf(rahasia))).status).toBe(401)
  await forgetStep()
  const now = Date.now()
  expect((await login('pakai', codeOf(rahasia, now))).status).toBe(200)
  expect((await login('pakai', codeOf(rahasia, now))).status).toBe(401)
  for (let n = 0; n < 4; n += 1) expect((await login('pakai', '000000')).status).toBe(401)
  await forgetStep()
  expect((await login('pakai', codeOf(rahasia))).status).toBe(429)
})

it('takes a recovery code once, also typed in capitals', async () => {
  const { kodePemulihan } = await enrolled('pulih')
  const [first = ''] = kodePemulihan
  expect((await login('pulih', first.toUpperCase())).status).toBe(200)
  expect((await login('pulih', first)).status).toBe(401)
})

it('is switched off with a code only', async () => {
  const { token, rahasia } = await enrolled('lepas')
  expect((await server.call('DELETE', '/v2/auth/totp', { token, body: { code: '000000' } })).status).toBe(422)
  await forgetStep()
  expect((await server.call('DELETE', '/v2/auth/totp', { token, body: { code: codeOf(rahasia) } })).status).toBe(200)
  expect((await login('lepas')).status).toBe(200)
})

it('opens nothing else where the college demands it of administrators, until it is there', async () => {
  await makeOperator(database.owner, { username: 'wajib', scopes: ['A:T'] })
  await makeOperator(database.owner, { username: 'bebas', scopes: ['F3:B'] })
  await rows((db) =>
    db.insertInto('konfigurasi').values({ keyword: 'totp_wajib', value: 'admin', tipe: 'teks', kelompok: 'Masuk' }).execute(),
  )
  const { body } = await login('wajib')
  expect(body.data.user.wajibTotp).toBe(true)
  const token = body.data.access_token
  const refused = await server.call('GET', '/v1/operator', { token })
  expect([refused.status, refused.body.type]).toEqual([403, 'wajib_totp'])
  const { rahasia } = (await post(token, {})).body.data
  expect((await post(token, { code: codeOf(rahasia) })).status).toBe(200)
  expect((await server.call('GET', '/v1/operator', { token })).status).toBe(200)
  expect((await login('bebas')).body.data.user.wajibTotp).toBe(false)
})
