import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, makeOperator } from '../../../testing/builders'
import { makeFakultas, makeJurusan, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number; idFakultas: string | null }

let database: TestDatabase
let server: TestServer
let writer: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('jurusan', () => {
  it('lists the departments of the chosen faculties', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner, { nama: 'Fakultas Sains' })
    await makeJurusan(database.owner, { idFakultas, nama: 'Jurusan Fisika' })
    await makeJurusan(database.owner, { nama: 'Jurusan Lain' })
    const { body } = await server.call('GET', `/v1/jurusan?fakultas[]=${idFakultas}`, { token: writer })
    expect(body.data).toMatchObject([{ nama: 'Jurusan Fisika', namaFakultas: 'Fakultas Sains', jumlahProdi: 0 }])
  })

  it('needs a faculty in a universitas, not in a sekolah tinggi', async () => {
    const { status, body } = await server.call('POST', '/v1/jurusan', { token: writer, body: { kode: 'JX', nama: 'Jurusan X' } })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'idFakultas', message: 'Fakultas wajib dipilih untuk universitas dan institut' }])
    await makeCollege(database.owner, { collegeId: 'stia', bentukPt: 'sekolah_tinggi' })
    await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'], collegeId: 'stia' })
    server.forget()
    const token = await server.signIn('unit', undefined, 'stia')
    const free = await server.call('POST', '/v1/jurusan', { token, college: 'stia', body: { kode: 'JX', nama: 'Jurusan X' } })
    expect(free.status).toBe(201)
  })

  it('says who holds the code and refuses the same name in one faculty only', async () => {
    const { id, nama, kode } = await makeJurusan(database.owner)
    const { idFakultas } = await makeJurusan(database.owner)
    const taken = await server.call('POST', '/v1/jurusan', { token: writer, body: { bodyData: { kode, nama: 'Baru', idFakultas } } })
    expect([taken.status, taken.body.detail]).toEqual([409, `Kode jurusan sudah dipakai oleh ${nama}`])
    const other = await server.call<Row>('POST', '/v1/jurusan', { token: writer, body: { kode: `${kode}B`, nama, idFakultas } })
    expect(other.status).toBe(201)
    const moved = await server.call('PUT', `/v1/jurusan/${id}`, { token: writer, body: { versi: 1, idFakultas } })
    expect([moved.status, moved.body.errors[0]?.field]).toEqual([409, 'nama'])
  })

  it('takes its prodi along into another faculty', async () => {
    const { id: idJurusan, versi } = await makeJurusan(database.owner)
    const { id: idProdi } = await makeProdi(database.owner, { idJurusan })
    const { id: idFakultas } = await makeFakultas(database.owner)
    const { status } = await server.call('PUT', `/v1/jurusan/${idJurusan}`, {
      token: writer,
      body: { idJurusan, versi, bodyData: { idFakultas } },
    })
    expect(status).toBe(200)
    const { body } = await server.call<Row[]>('GET', `/v1/prodi?fakultas[]=${idFakultas}`, { token: writer })
    expect(body.data).toMatchObject([{ id: idProdi, idFakultas, idJurusan }])
  })

  it('refuses to delete a department that holds prodi', async () => {
    const { idJurusan } = await makeProdi(database.owner)
    const { status, body } = await server.call('DELETE', `/v1/jurusan/${idJurusan}`, { token: writer })
    expect([status, body.detail]).toEqual([409, 'Jurusan masih memiliki 1 program studi'])
  })
})
