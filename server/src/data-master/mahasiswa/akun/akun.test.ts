import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator } from '../../../testing/builders'
import { makeMahasiswa } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Akun = { username: string; status: string; hanyaBacaSampai: string | null } | null

let database: TestDatabase
let server: TestServer
let baak: string
const path = (id: string) => `/v2/master/mahasiswa/${id}/akun`
const get = async (id: string) => (await server.call<Akun>('GET', path(id), { token: baak })).body.data

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'baak', scopes: ['F3:T'] })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('the account of a student', () => {
  it('is made once, named as the NIM, and signs in with the password that is told once', async () => {
    const { id } = await makeMahasiswa(database.owner, { nim: '2301010777' })
    expect(await get(id)).toBeNull()
    expect((await server.call('POST', path(id), { token: baak })).status).toBe(200)
    expect(await get(id)).toMatchObject({ username: '2301010777', status: 'aktif' })
    expect((await server.call('POST', path(id), { token: baak })).status).toBe(409)
    const { body } = await server.call<{ username: string; sandi: string }>('POST', `${path(id)}/sandi`, { token: baak })
    const masuk = async (password: string) =>
      (await server.call('POST', '/v2/auth/login', { body: { username: body.data.username, password } })).body.type
    // The right password of a student leads to his own portal, not into this one.
    expect([await masuk(body.data.sandi), await masuk('salah-salah-1')]).toEqual(['bukan_operator', 'kredensial_salah'])
  })

  it('can be shut and opened; shut it takes no password', async () => {
    const { id } = await makeMahasiswa(database.owner, {})
    await server.call('POST', path(id), { token: baak })
    await server.call('PUT', path(id), { token: baak, body: { status: 'nonaktif' } })
    expect((await server.call('POST', `${path(id)}/sandi`, { token: baak })).body.type).toBe('nonaktif')
    await server.call('PUT', path(id), { token: baak, body: { status: 'aktif' } })
    expect((await get(id))?.status).toBe('aktif')
  })

  it('stays shut of who has died (DM edge 25), and says until when one who left may read', async () => {
    const wafat = await makeMahasiswa(database.owner, { status: 'W' })
    await insert(database.owner, 'akun', { username: 'wafat', roles: ['ROLE_MAHASISWA'], idMahasiswa: wafat.id, status: 'nonaktif' })
    expect((await server.call('PUT', path(wafat.id), { token: baak, body: { status: 'aktif' } })).status).toBe(409)
    const keluar = await makeMahasiswa(database.owner, { status: 'M' })
    await insert(database.owner, 'akun', {
      username: 'keluar',
      roles: ['ROLE_MAHASISWA'],
      idMahasiswa: keluar.id,
      hanyaBacaSampai: '2027-01-31',
    })
    expect((await get(keluar.id))?.hanyaBacaSampai).toBe('2027-01-31')
  })

  it('is made for many at once, one answer a row', async () => {
    const [baru, ada] = [await makeMahasiswa(database.owner, { nim: 'AA001' }), await makeMahasiswa(database.owner, { nim: 'AA002' })]
    await server.call('POST', path(ada.id), { token: baak })
    const { body } = await server.call<{ hasil: string }[]>('POST', '/v2/master/mahasiswa/akun', {
      token: baak,
      body: { idMahasiswa: [baru.id, ada.id] },
    })
    expect(body.data.map(({ hasil }) => hasil)).toEqual(['dibuat', 'sudah_ada'])
  })

  it('gets a new password with many others: a preview that writes nothing, then an encrypted ZIP whose password is told once', async () => {
    const [ada, tanpa, wafat] = [
      await makeMahasiswa(database.owner, { nim: 'BB001' }),
      await makeMahasiswa(database.owner, { nim: 'BB002' }),
      await makeMahasiswa(database.owner, { nim: 'BB003', status: 'W' }),
    ]
    await server.call('POST', path(ada.id), { token: baak })
    type Hasil = { jumlah: number; ditolak: { nim: string; alasan: string }[]; idPekerjaan: string | null; sandiZip: string | null }
    const reset = async (idMahasiswa: string[], pratinjau: boolean) =>
      await server.call<Hasil>('POST', '/v2/master/mahasiswa/akun/sandi', { token: baak, body: { pilihan: { idMahasiswa }, pratinjau } })
    const ids = [ada.id, tanpa.id, wafat.id]
    const { data } = (await reset(ids, true)).body
    expect([data.jumlah, data.idPekerjaan, data.sandiZip]).toEqual([1, null, null])
    expect(data.ditolak.map(({ nim, alasan }) => [nim, alasan])).toEqual([
      ['BB002', 'Belum memiliki akun.'],
      ['BB003', 'Mahasiswa wafat: akun tetap ditutup.'],
    ])
    const mulai = (await reset(ids, false)).body.data
    expect(mulai.sandiZip).toMatch(/\S{8,}/)
    const { body } = await server.call<{ jenis?: string; judul: string }>('GET', `/v2/platform/pekerjaan/${mulai.idPekerjaan}`, {
      token: baak,
    })
    expect(body.data.judul).toBe('Kata sandi pertama untuk 1 akun')
    expect((await reset([tanpa.id], false)).body.type).toBe('kosong')
  })
})
