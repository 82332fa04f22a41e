import type { Publikasi } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import type { VersiSetelan } from '@sivitas/contract/pengaturan/versi'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
const tokens: Record<string, string> = {}
let kode: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  kode = (await makeProdi(database.owner)).kode
  for (const [username, scopes] of Object.entries({ admin: ['A:T'], umum: ['MM:T'], lain: ['F3:T'] })) {
    await makeOperator(database.owner, { username, scopes })
    tokens[username] = await server.signIn(username)
  }
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const PATH = '/v2/pengaturan/publikasi-fitur'
const matrix = async () => (await server.call<Publikasi[]>('GET', PATH, { token: tokens['umum'] })).body.data
const cell = async (kodeFitur: string, tujuan = 'portalmhs') =>
  (await matrix()).find((one) => one.kodeFitur === kodeFitur && one.tujuan === tujuan) as Publikasi
const put = async (kodeFitur: string, values: object, who = 'umum') => {
  const { namaFitur: _nama, keadaan: _keadaan, berubahPada: _berubah, ...isi } = await cell(kodeFitur)
  return await server.call<Publikasi[]>('PUT', PATH, { token: tokens[who], body: { data: [{ ...isi, ...values }] } })
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describe('publication of features', () => {
  it('has 28 features for 4 audiences, as delivered until it is changed', async () => {
    const all = await matrix()
    expect([all.length, all.filter(({ versi }) => versi === 0).length]).toEqual([112, 112])
    expect((await cell('KRS')).keadaan).toBe('hidup')
    expect((await cell('KRS', 'portalort')).keadaan).toBe('mati')
    expect((await server.call('GET', PATH, { token: tokens['lain'] })).status).toBe(403)
  })

  it('computes the state from switch and schedule', async () => {
    await put('KRS', { mulai: hours(1), selesai: hours(2) })
    expect(await cell('KRS')).toMatchObject({ keadaan: 'terjadwal', versi: 1 })
    const opens = (await cell('KRS')).mulai
    expect((await cell('KRS')).berubahPada).toEqual(opens)
    await put('KRS', { mulai: hours(-2), selesai: hours(-1) })
    expect((await cell('KRS')).keadaan).toBe('berakhir')
    await put('KRS', { aktif: false })
    expect((await cell('KRS')).keadaan).toBe('mati')
  })

  it.each([
    [{ mulai: hours(2), selesai: hours(1) }, 'data.0.selesai', 'Selesai harus setelah mulai'],
    [{ prodi: ['99999'] }, 'data.0.prodi', 'Program studi 99999 tidak ditemukan.'],
    [{ pesanTutup: 'x'.repeat(256) }, 'data.0.pesanTutup', 'Paling banyak 255 karakter'],
    [{ kodeFitur: 'TERBANG' }, 'data.0.kodeFitur', 'Fitur tidak dikenal'],
  ])('refuses %j', async (values, field, message) => {
    const refused = await put('KHS', values)
    expect([refused.status, refused.body.errors[0]?.field, refused.body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('asks MM to change and refuses a stale cell', async () => {
    expect((await put('KHS', { aktif: false }, 'lain')).status).toBe(403)
    expect((await put('KHS', { prodi: [kode], angkatan: [2023], pesanTutup: 'KHS dibuka setelah nilai final.' })).status).toBe(200)
    const stale = await put('KHS', { versi: 0 })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
  })

  it('tells a portal what is open', async () => {
    const { body } = await server.call<{ kodeFitur: string; terbuka: boolean; pesanTutup: string | null }[]>(
      'GET',
      '/v2/platform/fitur?tujuan=portalmhs',
      { token: tokens['lain'] },
    )
    expect(body.data).toHaveLength(28)
    expect(body.data.find(({ kodeFitur }) => kodeFitur === 'KRS')?.terbuka).toBe(false)
    expect(body.data.find(({ kodeFitur }) => kodeFitur === 'KHS')).toMatchObject({
      terbuka: true,
      pesanTutup: 'KHS dibuka setelah nilai final.',
    })
    expect((await server.call('GET', '/v2/platform/fitur?tujuan=rektor', { token: tokens['lain'] })).status).toBe(422)
  })

  it('keeps versions of the whole matrix and brings one back', async () => {
    const versions = async () =>
      (await server.call<VersiSetelan[]>('GET', `${PATH}/versi?kunci=semua`, { token: tokens['umum'] })).body.data
    const before = await versions()
    expect(before.at(-1)).toMatchObject({ nomor: 1, oleh: null })
    const back = await server.call('POST', `${PATH}/versi/kembalikan`, { token: tokens['umum'], body: { kunci: 'semua', nomor: 1 } })
    expect(back.status).toBe(200)
    expect((await cell('KRS')).keadaan).toBe('hidup')
    expect((await cell('KHS')).prodi).toEqual([])
    expect((await versions())[0]).toMatchObject({ nomor: before.length + 1, dariNomor: 1 })
  })
})

describe('the test of a link', () => {
  const test = (fitur: string, who = 'admin') =>
    server.call<{ berhasil: boolean; pesan: string }>('POST', `${PATH}/uji-tautan`, { token: tokens[who], body: { fitur } })
  const set = async (keyword: string, value: string) =>
    server.call('PUT', `/v1/configuration/keyword/${keyword}`, { token: tokens['admin'], body: { value, versi: 0 } })

  it('says what the stored address answers', async () => {
    expect((await test('fitur_elib')).status).toBe(422)
    expect((await test('fitur_elib', 'umum')).status).toBe(403)
    const site = createServer((_request, response) => response.writeHead(302, { location: '/masuk' }).end())
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
    const { port } = site.address() as AddressInfo
    await set('url_elib', `http://127.0.0.1:${port}/`)
    expect((await test('fitur_elib')).body.data).toMatchObject({ berhasil: true, pesan: 'Alamat menjawab dengan kode 302.' })
    await new Promise<void>((closed) => site.close(() => closed()))
    await set('url_lms_operator', `http://127.0.0.1:${port}/`)
    expect((await test('fitur_lms')).body.data).toMatchObject({ berhasil: false, pesan: 'Alamat tidak dapat dihubungi.' })
  })
})
