import { makeDatabase, type TestDatabase } from '@sivitas/server/testing/database'
import { startTestServer, type TestServer } from '@sivitas/server/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, type NewCollege } from './college'

const COLLEGE: NewCollege = {
  collegeId: 'kampus-baru',
  kodePt: '099001',
  unik: 'PT01',
  nama: 'SIAKAD Baru',
  judul: 'Universitas Baru',
  origin: 'https://siakad.baru.test',
  zonaWaktu: 'Asia/Makassar',
  periodeAktif: 20251,
  admin: { username: 'kepala', nama: 'Kepala Administrator', email: null },
}
const PASSWORD = 'pelangi-di-atas-danau'

let database: TestDatabase
let server: TestServer

const make = (college: NewCollege) => database.owner.db.transaction().execute((db) => makeCollege(db, college))

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('a new college', () => {
  it('lets its first administrator in by a link that works once', async () => {
    const { path } = await make(COLLEGE)
    server.forget()
    const token = new URL(path, COLLEGE.origin).searchParams.get('token')
    const body = { token, newPassword: PASSWORD, confirmPassword: PASSWORD }
    const college = COLLEGE.collegeId
    expect((await server.call('POST', '/v2/auth/atur-password', { college, body })).status).toBe(200)
    expect(
      (
        await server.call('POST', '/v2/auth/atur-password', {
          college,
          body: { ...body, newPassword: `${PASSWORD}2`, confirmPassword: `${PASSWORD}2` },
        })
      ).status,
    ).toBe(410)
    const admin = await server.signIn('kepala', PASSWORD, college)
    const roles = await server.call<{ nama: string; bawaan: boolean }[]>('GET', '/v1/role?itemsPerPage=50', { college, token: admin })
    expect(roles.body.data.find(({ nama }) => nama === 'BAAK')).toMatchObject({ bawaan: true })
    const codes = await server.call<unknown[]>('GET', '/v2/master/ref/agama', { college, token: admin })
    expect(codes.body.data.length).toBeGreaterThanOrEqual(7)
  })

  it.each([
    [{ kodePt: '099001', collegeId: 'lain', origin: 'https://lain.test' }, 'Kode perguruan tinggi 099001 sudah dipakai.'],
    [{ kodePt: '099002', collegeId: 'kampus-baru', origin: 'https://lain.test' }, 'College id kampus-baru sudah dipakai.'],
    [{ kodePt: '099002', collegeId: 'lain', origin: 'https://SIAKAD.baru.test' }, 'Situs https://SIAKAD.baru.test sudah dipakai.'],
    [
      { kodePt: '099002', collegeId: 'lain', origin: 'https://lain.test', periodeAktif: 20257 },
      '20257 bukan kode periode; contoh: 20251 untuk 2025/2026 Ganjil.',
    ],
  ])('refuses %j and keeps nothing of it', async (change, message) => {
    await expect(make({ ...COLLEGE, ...change })).rejects.toThrow(message)
    const { rows } = await database.owner.pool.query("SELECT 1 FROM college WHERE college_id = 'lain'")
    expect(rows).toEqual([])
  })
})
