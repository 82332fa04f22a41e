import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../../testing/builders'
import { makeFakultas, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

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

describe('fakultas', () => {
  it('lists faculties with the count of their units', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner, { nama: 'Fakultas Teknik' })
    await makeProdi(database.owner, { idFakultas })
    const { status, body } = await server.call('GET', '/v1/fakultas?nama=teknik', { token: writer })
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ nama: 'Fakultas Teknik', jumlahProdi: 1, jumlahJurusan: 0 }])
    expect(body.meta).toMatchObject({ totalItems: 1 })
  })
})
