import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, makeOperator, nobody } from '../../../testing/builders'
import { makeFakultas, makeJurusan, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number; nama: string }

let database: TestDatabase
let server: TestServer
let writer: string
let reader: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] })
  await makeOperator(database.owner, { username: 'pembaca', scopes: ['F1:B'] })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
  reader = await server.signIn('pembaca')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('fakultas', () => {
  it('lists faculties with the count of their units', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner, { nama: 'Fakultas Teknik' })
    await makeProdi(database.owner, { idFakultas })
    const { status, body } = await server.call('GET', '/v1/fakultas?nama=teknik', { token: reader })
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ nama: 'Fakultas Teknik', jumlahProdi: 1, jumlahJurusan: 0 }])
    expect(body.meta).toMatchObject({ totalItems: 1, totalPages: 1 })
  })

  it('takes plain fields and the fields inside bodyData alike', async () => {
    const plain = await server.call<Row>('POST', '/v1/fakultas', { token: writer, body: { kode: 'FP', nama: 'Fakultas Plain' } })
    expect(plain.status).toBe(201)
    const { id, versi } = plain.body.data
    const wrapped = await server.call<Row>('PUT', `/v1/fakultas/${id}`, {
      token: writer,
      body: { idFakultas: id, versi, bodyData: { nama: 'Fakultas Bungkus' } },
    })
    expect(wrapped.body.data).toMatchObject({ nama: 'Fakultas Bungkus', kode: 'FP', versi: versi + 1 })
    const created = await server.call<Row>('POST', '/v1/fakultas', {
      token: writer,
      body: { idFakultas: '', bodyData: { kode: 'FB', nama: 'Fakultas Dalam' } },
    })
    expect(created.body.data).toMatchObject({ kode: 'FB', nama: 'Fakultas Dalam' })
  })

  it('says in detail who holds the code', async () => {
    await makeFakultas(database.owner, { kode: 'FH', nama: 'Fakultas Hukum' })
    const { status, body } = await server.call('POST', '/v1/fakultas', { token: writer, body: { kode: 'fh', nama: 'Fakultas Lain' } })
    expect(status).toBe(409)
    expect(body.detail).toBe('Kode fakultas sudah dipakai oleh Fakultas Hukum')
    expect(body.errors).toMatchObject([{ field: 'kode' }])
  })

  it('DM edge 14: refuses to delete a faculty that holds prodi or jurusan', async () => {
    const { id } = await makeFakultas(database.owner)
    for (let n = 0; n < 4; n++) await makeProdi(database.owner, { idFakultas: id })
    const withProdi = await server.call('DELETE', `/v1/fakultas/${id}`, { token: writer })
    expect(withProdi.status).toBe(409)
    expect(withProdi.body.detail).toBe('Fakultas masih memiliki 4 program studi')
    const { idFakultas } = await makeJurusan(database.owner)
    const withJurusan = await server.call('DELETE', `/v1/fakultas/${idFakultas}`, { token: writer })
    expect(withJurusan.body.detail).toBe('Fakultas masih memiliki 1 jurusan')
  })

  it('deletes an unused faculty once', async () => {
    const { id } = await makeFakultas(database.owner)
    expect((await server.call('DELETE', `/v1/fakultas/${id}`, { token: writer })).status).toBe(200)
    expect((await server.call('DELETE', `/v1/fakultas/${id}`, { token: writer })).status).toBe(404)
  })

  it('refuses a stale version and names who was faster', async () => {
    const { id, versi } = await makeFakultas(database.owner)
    await server.call('PUT', `/v1/fakultas/${id}`, { token: writer, body: { versi, singkatan: 'FX' } })
    const { status, body } = await server.call('PUT', `/v1/fakultas/${id}`, { token: writer, body: { versi, singkatan: 'FY' } })
    expect([status, body.type]).toEqual([409, 'versi_usang'])
    expect(body.detail).toContain('Sudah diubah oleh unit pada')
  })

  it('refuses a dean who does not exist, on his field', async () => {
    const { status, body } = await server.call('POST', '/v1/fakultas', {
      token: writer,
      body: { kode: 'FD', nama: 'Fakultas Dekan', idDekan: nobody() },
    })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'idDekan', message: 'Pilihan tidak dikenal' }])
  })

  it('refuses writing without F1:T, an unknown filter and a row of another college', async () => {
    const refused = await server.call('POST', '/v1/fakultas', { token: reader, body: { kode: 'X', nama: 'X' } })
    expect([refused.status, refused.body.detail]).toEqual([403, 'Perlu hak akses F1:T.'])
    expect((await server.call('GET', '/v1/fakultas?namaa=x', { token: reader })).status).toBe(422)
    expect((await server.call('GET', '/v1/fakultas?pilih[]=bukan-kunci', { token: reader })).status).toBe(422)
    await makeCollege(database.owner, { collegeId: 'lain' })
    const { id } = await makeFakultas(database.owner, { collegeId: 'lain' })
    expect((await server.call('GET', `/v1/fakultas/${id}`, { token: reader })).status).toBe(404)
  })
})
