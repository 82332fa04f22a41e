import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../testing/builders'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { startTestServer, type TestServer } from '../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let umum: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(database.owner, { username: 'umum', scopes: ['MM:T'] })
  admin = await server.signIn('admin')
  umum = await server.signIn('umum')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

type Varian = { unik: string; disembunyikan: string[]; label: Record<string, string>; handoff: string[]; diatur: boolean; versi: number }
const PATH = '/v2/platform/varian'
const get = async (query = '') => (await server.call<Varian>('GET', PATH + query, { token: umum })).body.data
const put = (body: Partial<Varian>, token = admin) =>
  server.call<Varian>('PUT', PATH, { token, body: { unik: 'PT01', disembunyikan: [], label: {}, handoff: [], versi: 0, ...body } })

describe('variants (PL-R24)', () => {
  it('behaves as delivered while no table was ever set', async () => {
    expect(await get()).toEqual({ unik: 'PT01', disembunyikan: [], label: {}, handoff: [], diatur: false, versi: 0 })
  })

  it.each([
    [{ disembunyikan: ['/akademik/terbang'] }, 'disembunyikan', 'Menu /akademik/terbang tidak dikenal.'],
    [{ label: { '/akademik/terbang': 'Terbang' } }, 'label', 'Menu /akademik/terbang tidak dikenal.'],
    [{ handoff: ['/akademik/surat-keterangan'] }, 'handoff', 'Menu /akademik/surat-keterangan tidak dikenal.'],
  ])('refuses a key that is no menu: %j', async (values, field, message) => {
    const refused = await put(values)
    expect([refused.status, refused.body.errors[0]?.field, refused.body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('hides, renames and changes the code, by administrators only', async () => {
    expect((await put({ disembunyikan: ['/akademik/khs'] }, umum)).status).toBe(403)
    expect((await put({ disembunyikan: ['/akademik/khs'], label: { Jurusan: 'Tugas Akhir' } })).body.data).toMatchObject({
      diatur: true,
      versi: 1,
    })
    expect(await get()).toMatchObject({ disembunyikan: ['/akademik/khs'], label: { Jurusan: 'Tugas Akhir' } })
    expect((await put({ unik: 'PT03', handoff: ['/jurusan/kerja-praktik', '/akademik/surat'] })).status).toBe(200)
    const { body } = await server.call<{ unik: string }>('GET', '/multisite-config/frontend-config')
    expect(body.data.unik).toBe('PT03')
    // The table of the other code stays where it was.
    expect(await get('?unik=PT01')).toMatchObject({ disembunyikan: ['/akademik/khs'], versi: 1 })
    expect((await server.call('GET', `${PATH}?unik=PT99`, { token: umum })).status).toBe(422)
  })

  it('refuses a stale version and brings an old one back', async () => {
    expect((await put({ unik: 'PT03' })).body.type).toBe('versi_usang')
    const { versi } = await get()
    expect((await put({ unik: 'PT03', versi, disembunyikan: ['/dashboard'] })).status).toBe(200)
    const back = await server.call('POST', `${PATH}/versi/kembalikan`, { token: admin, body: { kunci: 'PT03', nomor: 1 } })
    expect(back.status).toBe(200)
    expect(await get()).toMatchObject({ unik: 'PT03', disembunyikan: [], handoff: ['/jurusan/kerja-praktik', '/akademik/surat'] })
  })
})
