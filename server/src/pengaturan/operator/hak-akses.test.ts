import type { HakAkses } from '@sivitas/contract/pengaturan/operator/hak-akses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let clerk: string
let holder: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(database.owner, { username: 'petugas', scopes: ['O1:T', 'TR:B'] })
  await makeOperator(database.owner, { username: 'tracer', scopes: [] })
  admin = await server.signIn('admin')
  clerk = await server.signIn('petugas')
  holder = await server.signIn('tracer')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const make = (token: string, nama: string, scopes: unknown = [{ kode: 'TR', tingkat: 'B' }]) =>
  server.call<HakAkses>('POST', '/v1/role', { token, body: { nama, scopes } })
const change = (token: string, { id, versi }: HakAkses, body: Record<string, unknown>) =>
  server.call<HakAkses>('PUT', `/v1/role/${id}`, { token, body: { versi, ...body } })

/** The role that the builder gave to an operator. */
const roleOf = async (username: string): Promise<HakAkses> => {
  const { body } = await server.call<HakAkses[]>('GET', `/v1/role?cari=${encodeURIComponent(`Hak ${username}`)}`, { token: admin })
  const [role] = body.data
  if (!role) throw new Error(`No role of ${username}.`)
  return role
}

describe('roles', () => {
  it('keeps each code once, in the order of the table, with how many hold it', async () => {
    const made = await make(admin, 'BAAK', [
      { kode: 'A4', tingkat: 'B' },
      { kode: 'F3', tingkat: 'T' },
    ])
    expect([made.status, made.body.data.scopes, made.body.data.jumlahOperator]).toEqual([
      201,
      [
        { kode: 'F3', tingkat: 'T' },
        { kode: 'A4', tingkat: 'B' },
      ],
      0,
    ])
  })

  it.each([
    ['baak', [{ kode: 'TR', tingkat: 'B' }], [409, 'Nama hak akses sudah dipakai']],
    ['x'.repeat(101), [{ kode: 'TR', tingkat: 'B' }], [422, 'Paling banyak 100 karakter']],
    ['Kosong', [], [422, 'Pilih minimal satu hak']],
    ['Asing', [{ kode: 'Z9', tingkat: 'B' }], [422, 'Pilihan tidak dikenal']],
    [
      'Ganda',
      [
        { kode: 'TR', tingkat: 'B' },
        { kode: 'TR', tingkat: 'T' },
      ],
      [422, 'Setiap kode hanya boleh satu kali'],
    ],
  ] as const)('refuses the name %s with %j (PL edge 19)', async (nama, scopes, expected) => {
    const refused = await make(admin, nama, scopes)
    expect([refused.status, refused.body.errors[0]?.message]).toEqual(expected)
  })

  it('gives nothing that its maker does not hold', async () => {
    const beyond = await make(clerk, 'Melampaui', [{ kode: 'TR', tingkat: 'T' }])
    expect([beyond.status, beyond.body.status.message]).toEqual([403, 'Anda tidak memiliki hak TR:T sehingga tidak dapat memberikannya'])
    const made = await make(clerk, 'Pembaca Tracer')
    expect(made.status).toBe(201)
    const raised = await change(clerk, made.body.data, {
      scopes: [
        { kode: 'TR', tingkat: 'B' },
        { kode: 'K1', tingkat: 'B' },
      ],
    })
    expect([raised.status, raised.body.status.message]).toEqual([403, 'Anda tidak memiliki hak K1:B sehingga tidak dapat memberikannya'])
  })

  it('leaves what somebody else gave', async () => {
    const { body } = await make(admin, 'Nilai', [{ kode: 'A4', tingkat: 'T' }])
    const renamed = await change(clerk, body.data, { nama: 'Nilai dan KHS', scopes: [{ kode: 'A4', tingkat: 'B' }] })
    expect(renamed.status).toBe(200)
  })

  it('lets only administrators touch a role of administrators', async () => {
    const role = await roleOf('admin')
    expect((await change(clerk, role, { scopes: [{ kode: 'TR', tingkat: 'B' }] })).status).toBe(403)
    expect((await server.call('DELETE', `/v1/role/${role.id}`, { token: clerk })).status).toBe(403)
  })

  it('keeps the last administrator, whichever way he would be lost (PL edge 16)', async () => {
    const refused = await change(admin, await roleOf('admin'), { scopes: [{ kode: 'TR', tingkat: 'B' }] })
    expect([refused.status, refused.body.type]).toEqual([409, 'administrator_terakhir'])
  })

  it('reaches its holders without a new sign-in (walk-through 2)', async () => {
    const role = await roleOf('tracer')
    expect((await server.call('GET', '/v1/scope', { token: holder })).status).toBe(403)
    const saved = await change(admin, role, { scopes: [{ kode: 'O1', tingkat: 'B' }] })
    expect([saved.status, saved.body.status.message]).toEqual([200, 'Data berhasil diubah. Berlaku untuk 1 operator'])
    const opened = await server.call<{ kode: string; nama: string; kelompok: string }[]>('GET', '/v1/scope', { token: holder })
    expect(opened.status).toBe(200)
    expect(opened.headers.get('x-hak')).toBe('O1B')
    expect(opened.body.data[0]).toEqual({ kode: 'A', nama: 'Administrator', kelompok: 'Sistem' })
    const write = await server.call('POST', '/v1/role', { token: holder, body: { nama: 'Y', scopes: [] } })
    expect([write.status, write.body.status.message]).toEqual([403, 'Perlu hak akses O1:T.'])
  })

  it('refuses a stale version', async () => {
    const { body } = await make(admin, 'Bergantian')
    expect((await change(admin, body.data, { nama: 'Bergantian 1' })).status).toBe(200)
    const stale = await change(admin, body.data, { nama: 'Bergantian 2' })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
  })

  it('answers the same to a repeated Idempotency-Key', async () => {
    const once = () =>
      server.call<HakAkses>('POST', '/v1/role', {
        token: admin,
        body: { nama: 'Sekali', scopes: [{ kode: 'W', tingkat: 'T' }] },
        headers: { 'idempotency-key': 'satu-hak' },
      })
    const [one, two] = [await once(), await once()]
    expect([one.status, two.status, two.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true'])
    expect(two.body.data).toEqual(one.body.data)
    const other = await server.call('POST', '/v1/role', {
      token: admin,
      body: { nama: 'Lain', scopes: [{ kode: 'W', tingkat: 'T' }] },
      headers: { 'idempotency-key': 'satu-hak' },
    })
    expect(other.status).toBe(409)
  })

  it('is deleted when nobody holds it and it was not delivered', async () => {
    const used = await server.call('DELETE', `/v1/role/${(await roleOf('tracer')).id}`, { token: admin })
    expect([used.status, used.body.status.message]).toEqual([409, 'Masih dipakai 1 operator'])
    const { id } = await insert(database.owner, 'hakAkses', { nama: 'Pembaca', bawaan: true, scopes: JSON.stringify({ F3: 'B' }) })
    const delivered = await server.call('DELETE', `/v1/role/${id}`, { token: admin })
    expect([delivered.status, delivered.body.type]).toEqual([409, 'bawaan'])
    const { body } = await make(admin, 'Tak Terpakai')
    expect((await server.call('DELETE', `/v1/role/${body.data.id}`, { token: admin })).status).toBe(200)
    expect((await server.call('GET', `/v1/role/${body.data.id}`, { token: admin })).status).toBe(404)
  })

  it('is written to the audit log with old and new rights', async () => {
    const { body } = await make(admin, 'Tercatat')
    await change(admin, body.data, { scopes: [{ kode: 'TR', tingkat: 'T' }] })
    const rows = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('auditLog').select(['aksi', 'sebelum', 'sesudah']).where('idBaris', '=', body.data.id).orderBy('id').execute(),
    )
    expect(rows.at(-1)).toEqual({ aksi: 'ubah', sebelum: { scopes: { TR: 'B' } }, sesudah: { scopes: { TR: 'T' } } })
  })
})
