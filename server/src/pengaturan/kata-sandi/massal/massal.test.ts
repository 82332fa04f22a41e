import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { inCollege, insert, makeCollege, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/pengaturan/kata-sandi/massal'
type Started = { idPekerjaan: string; jumlah: number; sandiZip: string }

let database: TestDatabase
let server: TestServer
let worker: Worker
let admin: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  const { owner } = database
  await makeCollege(owner)
  const { id: idProdi } = await makeProdi(owner, { kode: '55201' })
  for (let n = 1; n <= 12; n += 1) {
    const nim = `2601010${String(n).padStart(3, '0')}`
    const { id: idMahasiswa } = await makeMahasiswa(owner, { nim, idProdi, periodeMasuk: 20261 })
    const terakhirMasuk = n > 10 ? new Date() : null
    await insert(owner, 'akun', { username: nim, roles: ['ROLE_MAHASISWA'], idMahasiswa, terakhirMasuk })
  }
  await makeOperator(owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'prodi.lain', scopes: ['O1:T'], prodi: ['99999'] })
  admin = await server.signIn('admin')
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

async function resultOf(idPekerjaan: string): Promise<Uint8Array> {
  const { hasil, status } = await jobDone(server, admin, idPekerjaan)
  expect(status).toBe('selesai')
  const answer = await fetch(`${server.url}/v2/platform/berkas/${hasil[0]?.id}/unduh`, {
    headers: { authorization: `Bearer ${admin}`, 'college-id': TEST_COLLEGE },
  })
  return new Uint8Array(await answer.arrayBuffer())
}

describe('first passwords for an intake', () => {
  it('count only who never signed in, unless asked otherwise', async () => {
    const count = async (query: string, token = admin) => (await server.call('GET', `${PATH}?${query}`, { token })).body.data
    expect(await count('prodi[]=55201&angkatan[]=2026')).toEqual({ jumlah: 10, dilewati: 2 })
    expect(await count('angkatan[]=2026&pernahMasuk=1')).toEqual({ jumlah: 12, dilewati: 0 })
    expect(await count('angkatan[]=2026', await server.signIn('prodi.lain'))).toEqual({ jumlah: 0, dilewati: 0 })
    const all = await server.call('GET', PATH, { token: admin })
    expect([all.status, all.body.errors[0]?.message]).toEqual([422, 'Pilih program studi, angkatan, atau kelompok'])
  })

  it('come as an encrypted ZIP of a list and slips, whose password is answered once, and let each sign in', async () => {
    const { status, body } = await server.call<Started>('POST', PATH, { token: admin, body: { prodi: ['55201'], angkatan: [2026] } })
    expect([status, body.data.jumlah]).toEqual([202, 10])
    const bytes = await resultOf(body.data.idPekerjaan)
    const zip = new ZipReader(new Uint8ArrayReader(bytes), { password: body.data.sandiZip })
    const entries = await zip.getEntries()
    expect(entries.map(({ filename, encrypted }) => [filename, encrypted])).toEqual([
      ['Daftar kata sandi.xlsx', true],
      ['Slip 00001-00010.pdf', true],
    ])
    const [list, slips] = entries.filter((entry) => !entry.directory)
    const rows = await readSheet(Buffer.from((await list?.getData(new Uint8ArrayWriter())) ?? []))
    expect(rows).toHaveLength(11)
    const pdf = Buffer.from((await slips?.getData(new Uint8ArrayWriter())) ?? []).toString('latin1')
    expect([pdf.slice(0, 5), pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual(['%PDF-', 2])
    const wrong = new ZipReader(new Uint8ArrayReader(bytes), { password: 'salah' })
    const [locked] = (await wrong.getEntries()).filter((entry) => !entry.directory)
    await expect(locked?.getData(new Uint8ArrayWriter())).rejects.toThrow()

    const [, nim, , sandi] = rows[1] ?? []
    const login = await server.call('POST', '/v2/auth/login', { body: { username: String(nim), password: String(sandi) } })
    expect([login.status, login.body.type]).toEqual([403, 'bukan_operator'])
    const left = await inCollege(database.owner, TEST_COLLEGE, (db) => db.selectFrom('sandiMassal').selectAll().execute())
    expect(left).toEqual([])
    const file = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('berkas').select('kedaluwarsaPada').where('pemilikJenis', '=', 'pekerjaan').executeTakeFirstOrThrow(),
    )
    expect((file.kedaluwarsaPada?.getTime() ?? 0) - Date.now()).toBeLessThan(24.1 * 3_600_000)
  })

  it('are refused where nobody needs one', async () => {
    const none = await server.call('POST', PATH, { token: admin, body: { angkatan: [1999] } })
    expect([none.status, none.body.type]).toEqual([409, 'kosong'])
  })
})
