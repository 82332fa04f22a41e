import type { InfoSistem, Situs } from '@sivitas/contract/pengaturan/info-sistem'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, makeOperator } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
const tokens: Record<string, string> = {}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner, { collegeId: 'lain' })
  for (const [username, scopes] of Object.entries({ admin: ['A:T'], umum: ['MM:T'], lain: ['F3:T'] })) {
    await makeOperator(database.owner, { username, scopes })
    tokens[username] = await server.signIn(username)
  }
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const PATH = '/v2/pengaturan/info-sistem'
const get = async () => (await server.call<InfoSistem>('GET', PATH, { token: tokens['umum'] })).body.data
const put = async (values: object, who = 'umum') =>
  server.call<InfoSistem>('PUT', PATH, { token: tokens[who], body: { versi: (await get()).versi, ...values } })
const sistem = async () => (await server.call<Record<string, unknown>>('GET', '/v1/sistem')).body.data

async function upload(pixels: number): Promise<string> {
  const png = await sharp({ create: { width: pixels, height: pixels, channels: 4, background: '#2459d3' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('jenis', 'foto')
  body.set('file', new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' }))
  const { status, text, body: answer } = await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token: tokens['umum'], body })
  expect(status, text).toBe(201)
  return answer.data.id
}

describe('system info', () => {
  it('changes what every page shows, at once and without signing in', async () => {
    expect((await put({ nama: 'SIKAD Contoh', judul: 'Sistem Informasi Contoh', colorMode: 'dark', enableChat: true })).status).toBe(200)
    expect(await sistem()).toMatchObject({
      nama: 'SIKAD Contoh',
      judul: 'Sistem Informasi Contoh',
      logo: '/logo.svg',
      namaPerguruanTinggi: 'Perguruan Tinggi uji',
    })
    const { body } = await server.call<Record<string, unknown>>('GET', '/multisite-config/frontend-config')
    expect(body.data).toMatchObject({ color_mode: 'dark', enable_chat: true })
  })

  it.each([
    [{ nama: '' }, 'nama', 'Field tidak boleh kosong'],
    [{ nama: 'x'.repeat(61) }, 'nama', 'Paling banyak 60 karakter'],
    [{ zonaWaktu: 'Europe/Paris' }, 'zonaWaktu', 'Pilihan tidak dikenal'],
    [{ urlSikadLegacy: 'javascript:alert(1)' }, 'urlSikadLegacy', 'Alamat harus diawali http:// atau https://.'],
    [{ idLogo: '00000000-0000-4000-8000-000000000000' }, 'idLogo', 'Berkas tidak ditemukan. Unggah kembali.'],
  ])('refuses %j', async (values, field, message) => {
    const refused = await put(values)
    expect([refused.status, refused.body.errors[0]?.field, refused.body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('asks twice before the zone moves every window', async () => {
    const asked = await put({ zonaWaktu: 'Asia/Makassar' })
    expect([asked.status, asked.body.type]).toEqual([409, 'perlu_konfirmasi'])
    expect((await put({ zonaWaktu: 'Asia/Makassar', yakinZona: true })).body.data.zonaWaktu).toBe('Asia/Makassar')
    expect(await sistem()).toMatchObject({ zonaWaktu: 'Asia/Makassar' })
  })

  it('serves the logo to the login page, refuses a small one, and lets the old one go', async () => {
    const small = await put({ idLogo: await upload(100) })
    expect([small.status, small.body.errors[0]?.message]).toEqual([422, 'Logo paling kecil 256 x 256 piksel; gambar ini 100 x 100 piksel.'])
    const id = await upload(300)
    expect((await put({ idLogo: id })).status).toBe(200)
    const { body } = await server.call<{ logoPerguruanTinggiUrl: string }>('GET', '/v1/logo_perguruan_tinggi')
    expect(body.data.logoPerguruanTinggiUrl).toBe(`/v2/platform/berkas/${id}/publik`)
    const picture = await server.call('GET', body.data.logoPerguruanTinggiUrl)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await put({ idLogo: null })).status).toBe(200)
    expect(await sistem()).toMatchObject({ logo: '/logo.svg' })
  })

  it('keeps a composed letterhead', async () => {
    const kopSusunan = { baris: ['YAYASAN CONTOH', 'UNIVERSITAS CONTOH', 'Jalan Contoh 1', '', ''], garis: 'ganda' }
    expect((await put({ kopSusunan })).body.data.kopSusunan).toEqual(kopSusunan)
    expect((await put({ kopSusunan: { baris: ['a'], garis: 'ganda' } })).status).toBe(422)
  })

  it('refuses a stale version and who has no right', async () => {
    const stale = await server.call('PUT', PATH, { token: tokens['umum'], body: { nama: 'Lain', versi: 1 } })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
    expect((await put({ nama: 'Lain' }, 'lain')).status).toBe(403)
  })
})

describe('sites of the college', () => {
  const SITES = '/v2/pengaturan/situs'
  const call = <Data>(...[method, path, body, who = 'admin']: [string, string, object?, string?]) =>
    server.call<Data>(method, `${SITES}${path}`, { token: tokens[who], ...(body ? { body } : {}) })
  const list = async () => (await call<Situs[]>('GET', '')).body.data

  it('shows only its own, and only to administrators', async () => {
    expect((await list()).map(({ origin }) => origin)).toEqual(['http://uji.localhost'])
    expect((await call('GET', '', undefined, 'umum')).status).toBe(403)
  })

  it.each([
    ['https://siakad.contoh.ac.id/masuk', 422],
    ['ftp://siakad.contoh.ac.id', 422],
    ['http://lain.localhost', 409],
    ['HTTP://UJI.localhost', 409],
  ])('refuses %s with %i', async (origin, status) => {
    expect((await call('POST', '', { origin })).status).toBe(status)
  })

  it('answers under a new address at once, and keeps the last main site', async () => {
    const [first] = await list()
    expect((await call('DELETE', `/${first?.id}`)).status).toBe(409)
    const made = await call<Situs>('POST', '', { origin: 'https://SIAKAD.contoh.ac.id' })
    expect(made.body.data).toMatchObject({ origin: 'https://siakad.contoh.ac.id', jenis: 'utama', aktif: true })
    const config = await server.call<{ college_id: string }>('GET', '/multisite-config/frontend-config?url=https://siakad.contoh.ac.id', {
      college: null,
      headers: { origin: 'https://siakad.contoh.ac.id' },
    })
    expect(config.body.data.college_id).toBe('uji')
    const { id, versi } = made.body.data
    expect((await call('PUT', `/${id}`, { versi, jenis: 'terpisah' })).status).toBe(200)
    expect((await call('PUT', `/${first?.id}`, { versi: first?.versi, aktif: false })).status).toBe(409)
    expect((await call('DELETE', `/${id}`)).status).toBe(200)
  })
})
