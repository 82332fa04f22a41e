import type { TampilanBersama } from '@sivitas/contract/platform/tampilan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeMahasiswa } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let owner: string
let mate: string
let idHakAkses: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { idOperator } = await makeOperator(database.owner, { username: 'pemilik', scopes: ['F3:B', 'LP:B'], nama: 'Operator A' })
  await makeOperator(database.owner, { username: 'rekan', scopes: ['F3:B'] })
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  owner = await server.signIn('pemilik')
  mate = await server.signIn('rekan')
  const roles = await server.call<{ id: string; nama: string }[]>('GET', '/v2/platform/hak-saya', { token: owner })
  expect(roles.body.data.map(({ nama }) => nama)).toEqual([`Hak pemilik ${idOperator}`])
  idHakAkses = roles.body.data[0]?.id ?? ''
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const VIEW = {
  layar: 'data-master/mahasiswa/data-mahasiswa',
  nama: 'Aktif 2025',
  halaman: '/data-master/mahasiswa/data-mahasiswa',
  panggilan: 'dataMaster.mahasiswa.list',
  query: 'angkatan[0]=2025&status[0]=A',
}
const save = (body: object, token = owner) =>
  server.call<TampilanBersama>('POST', '/v2/platform/tampilan', { token, body: { ...VIEW, ...body } })
const views = async (token: string) => (await server.call<TampilanBersama[]>('GET', '/v2/platform/tampilan', { token })).body.data

describe('views of lists (Beyond 8)', () => {
  it('are one own until they are shared with a role, whose holders read them', async () => {
    const made = await save({ disematkan: true })
    expect([made.status, made.body.data.milikSaya, made.body.data.pemilik]).toEqual([201, true, 'Operator A'])
    expect((await save({ nama: 'AKTIF 2025' })).body.detail).toBe('Anda sudah punya tampilan dengan nama ini')
    expect(await views(mate)).toEqual([])
    const roles = await server.call<{ id: string }[]>('GET', '/v2/platform/hak-saya', { token: mate })
    const foreign = await server.call('PUT', `/v2/platform/tampilan/${made.body.data.id}`, {
      token: owner,
      body: { versi: 1, idHakAkses: roles.body.data[0]?.id },
    })
    expect([foreign.status, foreign.body.errors[0]?.field]).toEqual([422, 'idHakAkses'])
    const admin = await server.signIn('admin')
    const shared = await save({ idHakAkses: roles.body.data[0]?.id }, admin)
    expect(shared.status).toBe(201)
    expect((await views(mate)).map(({ nama, milikSaya }) => [nama, milikSaya])).toEqual([['Aktif 2025', false]])
    const taken = await server.call('DELETE', `/v2/platform/tampilan/${shared.body.data.id}`, { token: mate })
    expect(taken.status).toBe(404)
    expect((await server.call('DELETE', `/v2/platform/tampilan/${made.body.data.id}`, { token: owner })).status).toBe(200)
  })

  it('refuses an address outside of the portal', async () => {
    expect((await save({ halaman: '//jahat.example' })).status).toBe(422)
    expect((await save({ panggilan: 'a/b' })).status).toBe(422)
  })
})

describe('research tables', () => {
  const bentuk = {
    dataset: 'mahasiswa',
    baris: ['angkatan'],
    kolom: [],
    ukuran: ['jumlah'],
    filter: { angkatan: ['2023'] },
    grafik: 'tabel',
  }

  it('go out as a file that tells its filter, small groups hidden', async () => {
    await makeMahasiswa(database.owner, { periodeMasuk: 20231 })
    const query = `bentuk=${encodeURIComponent(JSON.stringify(bentuk))}`
    const csv = await server.call('GET', `/v2/platform/riset/ekspor?${query}&format=csv`, { token: owner })
    expect(csv.status, csv.text).toBe(200)
    expect(csv.text).toContain('Angkatan')
    expect(csv.text).toContain('<5')
    const xlsx = await server.call('GET', `/v2/platform/riset/ekspor?${query}`, { token: owner })
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
    expect((await server.call('GET', '/v2/platform/riset/ekspor?bentuk=%7B', { token: owner })).status).toBe(422)
  })

  it('are shared with a role that one holds', async () => {
    const made = await server.call('POST', '/v2/platform/riset/simpanan', {
      token: owner,
      body: { nama: 'Angkatan 2023', bentuk, idHakAkses },
    })
    expect(made.status, made.text).toBe(201)
    const roles = await server.call<{ id: string }[]>('GET', '/v2/platform/hak-saya', { token: mate })
    const refused = await server.call('POST', '/v2/platform/riset/simpanan', {
      token: owner,
      body: { nama: 'X', bentuk, idHakAkses: roles.body.data[0]?.id },
    })
    expect(refused.status).toBe(422)
    const own = await server.call<{ nama: string; pemilik: string }[]>('GET', '/v2/platform/riset/simpanan', { token: owner })
    expect(own.body.data.map(({ nama, pemilik }) => [nama, pemilik])).toEqual([['Angkatan 2023', 'Operator A']])
  })
})
