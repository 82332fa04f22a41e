import { request as plainRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeCollege, makeOperator, TEST_COLLEGE } from '../testing/builders'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { startTestServer, type TestServer } from '../testing/server'

const OTHER = 'lain'
const LIMIT = 1_000_000

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  await makeCollege(database.owner, { collegeId: OTHER })
  server = await startTestServer(database)
  token = await server.signIn('admin')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

/** A body exactly as given, which may be cut off or larger than it says. */
async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE, 'content-type': 'application/json', ...headers },
    body,
  })
  const { type, detail } = (await response.json()) as { type: string; detail: string }
  return { status: response.status, type, detail }
}

describe('which college (PL-R16)', () => {
  it("refuses one college's token at another, and the other way round (PL edge 12)", async () => {
    const { status, body } = await server.call('GET', '/v1/periode_ref', { token, college: OTHER })
    expect([status, body.type, body.status.message]).toEqual([403, 'perguruan_tinggi', 'Token ini bukan untuk perguruan tinggi tersebut.'])
  })

  it('answers 404 where neither header nor address names one of several (PL edge 12)', async () => {
    for (const [college, detail] of [
      [null, 'Situs tidak dikenal.'],
      ['tidak-ada', 'Perguruan tinggi tidak dikenal.'],
    ] as const) {
      const { status, body } = await server.call('GET', '/v1/sistem', { college, headers: { origin: 'https://entah.example' } })
      expect([status, body.detail]).toEqual([404, detail])
    }
  })

  it('knows a site by where the page came from', async () => {
    await inCollege(database.owner, OTHER, (db) =>
      db.insertInto('site').values({ collegeId: OTHER, origin: 'https://siakad.lain.example' }).execute(),
    )
    server.forget()
    const { status } = await server.call('GET', '/v1/sistem', { college: null, headers: { origin: 'https://siakad.lain.example' } })
    expect(status).toBe(200)
  })
})

describe('what a request may carry (PL edge 13)', () => {
  it('refuses JSON that is larger than 1 MB before it reads it', async () => {
    const { status, type, detail } = await send('/v1/role', JSON.stringify({ nama: 'x'.repeat(LIMIT) }))
    expect([status, type, detail]).toEqual([413, 'terlalu_besar', 'Isi permintaan paling besar 1 MB.'])
  })

  it('refuses as much when it comes in pieces without its size', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE, 'content-type': 'application/json' }
      const sent = plainRequest(`${server.url}/v1/role`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.write('{"nama":"')
      for (let n = 0; n < 20; n += 1) sent.write('x'.repeat(LIMIT / 10))
      sent.end('"}')
    })
    expect(status).toBe(413)
  })

  it.each(['{"nama":"Operator A"', 'nama=Operator A', '[1,'])('answers 400 to %j', async (body) => {
    const { status, type } = await send('/v1/role', body)
    expect([status, type]).toEqual([400, 'format_salah'])
  })
})

describe('filters (PL edge 14)', () => {
  it.each(['/v1/operator', '/v1/role', '/v1/configuration', '/v1/mahasiswa', '/v1/fakultas', '/v2/platform/dokumen', '/v2/platform/audit'])(
    '%s refuses one that it does not know',
    async (path) => {
      const { status, body } = await server.call('GET', `${path}?warna=1`, { token })
      expect([status, body.detail]).toEqual([422, 'Filter warna tidak dikenal.'])
    },
  )
})

it('exchanges codes at the address of the source', async () => {
  const { status, body } = await server.call('POST', '/api/access_token', { body: {} })
  expect([status, (body as unknown as { error: string }).error]).toEqual([400, 'invalid_request'])
})
