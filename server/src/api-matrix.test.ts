/**
 * The rules that hold for every call, tested for each endpoint of the contract: a new one is covered the moment it is
 * declared, and one whose path names a row must say here which row another college or prodi has of it.
 */
import { contract } from '@sivitas/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { router } from './router'
import { makeCollege, makeOperator, nobody } from './testing/builders'
import { makeMahasiswa, makeProdi } from './testing/builders-master'
import { FIXED_CALLS } from './testing/catalogue'
import { makeDatabase, type TestDatabase } from './testing/database'
import { codesOf, endpointsOf, filled, type Endpoint } from './testing/endpoints'
import { NOT_ROWS } from './testing/not-rows'
import type { RowKind } from './testing/row-kind'
import { ROWS } from './testing/rows'
import { startTestServer, type TestServer } from './testing/server'

const OTHER = 'lain'

const endpoints: readonly Endpoint[] = endpointsOf(contract)
const guarded = endpoints.filter(({ meta }) => !meta.public)

/** Rows that one college may hold here: a college has only a hundred codes of prodi for its NIM, and most rows make a prodi. */
const ROWS_PER_COLLEGE = 60
/** Enough for every row that belongs to a prodi. */
const OWN_COLLEGES = 8
const counted = new Map<string, number>()

/** The college whose turn it is to hold a row: 'lain0', 'lain1', ... */
function nextCollege(name: string): string {
  const n = counted.get(name) ?? 0
  counted.set(name, n + 1)
  return `${name}${Math.floor(n / ROWS_PER_COLLEGE)}`
}

const ownProdis = new Map<string, ReturnType<typeof makeProdi>>()

/** The one prodi that the operator of a college may touch. */
function ownProdi(collegeId: string): ReturnType<typeof makeProdi> {
  const made = ownProdis.get(collegeId) ?? makeProdi(database.owner, { collegeId })
  ownProdis.set(collegeId, made)
  return made
}

const scoped = guarded.filter(({ meta }) => meta.scope !== null && !meta.own)
const writing = scoped.filter(({ meta }) => meta.access === 'T')
const withParameter = guarded.filter(({ path }) => path.includes('{'))

/** Scopes as a key: 'F1' or 'LP+LK'. */
const keyOf = (endpoint: Endpoint) => codesOf(endpoint.meta).join('+')
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let database: TestDatabase
let server: TestServer
const tokens = new Map<string, string>()

/** Token of an operator who has exactly these scopes; each is signed in once. */
async function tokenOf(username: string, scopes: readonly string[], more: { collegeId?: string; prodi?: readonly string[] } = {}) {
  const known = tokens.get(username)
  if (known) return known
  await makeOperator(database.owner, { username, scopes, ...more })
  const token = await server.signIn(username, undefined, more.collegeId)
  tokens.set(username, token)
  return token
}

/** Operator of the endpoint's own scopes with the given right, and no other. */
const holderOf = (endpoint: Endpoint, access: 'B' | 'T') =>
  tokenOf(
    `${keyOf(endpoint).toLowerCase().replaceAll('+', '.') || 'semua'}.${access.toLowerCase()}`,
    codesOf(endpoint.meta).map((code) => `${code}:${access}`),
  )

/** Calls with nothing but what the guard needs, and so never far enough to change anything. */
const bare = (endpoint: Endpoint, token?: string) => server.call(endpoint.method, filled(endpoint.path, nobody()), { token })

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
  await makeCollege(database.owner, { collegeId: OTHER })
  // Who signs in must be of a college that the server has read.
  for (let n = 0; n < OWN_COLLEGES; n++) await makeCollege(database.owner, { collegeId: `sendiri${n}` })
  server.forget()
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('the contract and its handlers', () => {
  it('has a handler for every endpoint, and no handler without one', () => {
    const handlers = endpointsOf(router).filter(({ hasHandler }) => hasHandler)
    expect(handlers.map(({ name }) => name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  it('answers every method and path once', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it.each(FIXED_CALLS)('keeps %s of the source specification', (call) => {
    const same = (one: string) => one.replaceAll(/\{[^}]+\}/g, '{}')
    expect(endpoints.map(({ method, path }) => same(`${method} ${path}`))).toContain(same(call))
  })

  it('is open without a token only where the list says so', () => {
    expect(
      endpoints
        .filter(({ meta }) => meta.public)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual([
      'GET /multisite-config/frontend-config',
      'GET /v1/config/{keyword}',
      'GET /v1/logo_perguruan_tinggi',
      'GET /v1/sistem',
      'GET /v2/academic/kalender/ics',
      'GET /v2/auth/idp',
      'GET /v2/platform/berkas/{id}/publik',
      'GET /v2/platform/verifikasi/{kode}',
      'GET /v2/sso/interaksi/{uid}/rincian',
      'POST /api/refresh_token',
      'POST /v2/auth/atur-password',
      'POST /v2/auth/idp/selesai',
      'POST /v2/auth/idp/{id}/mulai',
      'POST /v2/auth/login',
      'POST /v2/auth/logout',
      'POST /v2/auth/lupa-password',
      'POST /v2/platform/galat',
      'POST /v2/sso/interaksi/{uid}/batal',
      'POST /v2/sso/interaksi/{uid}/lanjut',
      'POST /v2/sso/interaksi/{uid}/masuk',
    ])
  })

  it('lets the right to read suffice for GET only', () => {
    const odd = scoped.filter(({ method, meta }) => (method === 'GET') !== (meta.access === 'B'))
    expect(odd.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(READERS_MAY)
  })
})

/** Questions too large for an address, and what a reader keeps for himself. */
const READERS_MAY = [
  'DELETE /v2/master/kelompok-tersimpan/{id}',
  'DELETE /v2/master/mahasiswa/rekap/tersimpan/{id}',
  'DELETE /v2/platform/riset/simpanan/{id}',
  'POST /v2/academic/cetak/khs',
  'POST /v2/academic/cetak/transkrip',
  'POST /v2/academic/hak-sks/hitung',
  'POST /v2/academic/hak-sks/uji',
  'POST /v2/academic/skala-nilai/uji',
  'POST /v2/academic/sks-kelulusan/uji',
  'POST /v2/master/dosen-pa/sk',
  'POST /v2/master/kelompok-tersimpan',
  'POST /v2/master/kelompok-tersimpan/cocokkan',
  'POST /v2/master/mahasiswa/cari-orang',
  'POST /v2/master/mahasiswa/cek-orang',
  'POST /v2/master/mahasiswa/rekap',
  'POST /v2/master/mahasiswa/rekap/tersimpan',
  'POST /v2/master/perguruan-tinggi/banding',
  'POST /v2/master/struktur/simulasi',
  'POST /v2/pengaturan/dampak',
  'POST /v2/pengaturan/dampak/pekerjaan',
  'POST /v2/pengaturan/penomoran/pratinjau',
  'POST /v2/pengaturan/template/pratinjau',
  'POST /v2/platform/dokumen/{id}/cetak',
  'POST /v2/platform/riset/jalankan',
  'POST /v2/platform/riset/simpanan',
  'PUT /v2/master/kelompok-tersimpan/{id}',
  'PUT /v2/master/mahasiswa/rekap/tersimpan/{id}',
  'PUT /v2/platform/riset/simpanan/{id}',
]

describe('who may call', () => {
  it.each(named(guarded))('%s: refuses without a token', async (_name, endpoint) => {
    const { status, body } = await bare(endpoint)
    expect([status, body.type]).toEqual([401, 'token_kedaluwarsa'])
  })

  it.each(named(guarded))('%s: refuses a forged token', async (_name, endpoint) => {
    const { status } = await bare(endpoint, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.')
    expect(status).toBe(401)
  })

  it.each(named(guarded))("%s: refuses another college's token", async (_name, endpoint) => {
    const { status, body } = await bare(endpoint, await tokenOf('tamu', ['A:T'], { collegeId: OTHER }))
    expect([status, body.type]).toEqual([403, 'perguruan_tinggi'])
  })

  it.each(named(scoped))('%s: refuses without the scope and names it', async (_name, endpoint) => {
    const { status, body } = await bare(endpoint, await tokenOf('tanpa.hak', []))
    expect([status, body.type]).toEqual([403, 'hak_akses'])
    for (const code of codesOf(endpoint.meta)) expect(body.detail).toContain(`${code}:${endpoint.meta.access}`)
  })

  it.each(named(writing))('%s: refuses who may only read', async (_name, endpoint) => {
    const { status, body } = await bare(endpoint, await holderOf(endpoint, 'B'))
    expect([status, body.type]).toEqual([403, 'hak_akses'])
  })

  it.each(named(scoped))('%s: lets pass who has the scope', async (_name, endpoint) => {
    const { status } = await bare(endpoint, await holderOf(endpoint, endpoint.meta.access))
    expect([401, 403, 500]).not.toContain(status)
  })
})

/** What a call needs before it looks for its row. */
const bodyOf = ({ method }: Endpoint, row: RowKind) =>
  row.body?.[method] ?? (method === 'PUT' || method === 'POST' ? { versi: 1 } : undefined)

describe('whose rows', () => {
  it('knows a row for every endpoint that names one', () => {
    const covered = (path: string) => path in ROWS || path in NOT_ROWS
    expect(withParameter.filter(({ path }) => !covered(path)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  const rowsOf = (kind: (row: RowKind) => boolean) =>
    withParameter.flatMap((endpoint) => {
      const row = ROWS[endpoint.path]
      return row && kind(row) ? [[`${endpoint.method} ${endpoint.path}`, endpoint, row] as const] : []
    })

  it.each(rowsOf(() => true))("%s: does not find another college's row", async (_name, endpoint, row) => {
    const path = filled(endpoint.path, await row.make(database.owner, { collegeId: nextCollege(OTHER) }))
    const { status, text } = await server.call(endpoint.method, path, {
      token: await tokenOf('pengelola', ['A:T']),
      body: bodyOf(endpoint, row),
    })
    expect(status, text).toBe(404)
  })

  it.each(rowsOf(({ ofProdi }) => ofProdi === true))("%s: does not touch another prodi's row", async (_name, endpoint, row) => {
    const collegeId = nextCollege('sendiri')
    const own = await ownProdi(collegeId)
    const path = filled(endpoint.path, await row.make(database.owner, { collegeId }))
    const { status, text } = await server.call(endpoint.method, path, {
      token: await tokenOf(`prodi.${collegeId}`, ['A:T'], { collegeId, prodi: [own.kode] }),
      college: collegeId,
      body: bodyOf(endpoint, row),
    })
    expect([403, 404], text).toContain(status)
  })

  it("does not tell the history of another prodi's or another college's student", async () => {
    const own = await makeProdi(database.owner)
    const token = await tokenOf(`riwayat.${own.kode}`, ['F3:T'], { prodi: [own.kode] })
    for (const place of [{}, { collegeId: OTHER }]) {
      const { id } = await makeMahasiswa(database.owner, place)
      const { status, body } = await server.call('GET', `/v2/platform/audit/mahasiswa/${id}`, { token })
      expect([status, body.data]).toEqual([403, undefined])
    }
  })
})
