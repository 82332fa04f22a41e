import type { Akun, RiwayatMasuk } from '@sivitas/contract/pengaturan/kata-sandi/kata-sandi'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let clerk: string
let limited: string
const uuid = { admin: '', sasaran: '', mahasiswa: '', lain: '' }

const rows = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  uuid.admin = (await makeOperator(owner, { username: 'admin', scopes: ['A:T'] })).uuid
  uuid.sasaran = (await makeOperator(owner, { username: 'sasaran', nama: 'Operator Sasaran', scopes: ['TR:B'] })).uuid
  await makeOperator(owner, { username: 'petugas', scopes: ['O1:T'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['O1:T'], prodi: ['55201'] })
  const akunOf = async (kode: string, nama: string, username: string) => {
    const { id: idProdi } = await makeProdi(owner, { kode })
    const { id: idMahasiswa } = await makeMahasiswa(owner, { idProdi, nim: username, biodata: { nama } })
    const akun = await insert(owner, 'akun', { username, roles: ['ROLE_MAHASISWA'], idMahasiswa })
    return (akun as unknown as { uuid: string }).uuid
  }
  uuid.mahasiswa = await akunOf('55201', 'Mahasiswa Satu', '2301010001')
  uuid.lain = await akunOf('57201', 'Mahasiswa Dua', '2302010001')
  admin = await server.signIn('admin')
  clerk = await server.signIn('petugas')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const act = <Data = null>(verb: string, idAkun: string, token = clerk) =>
  server.call<Data>('POST', `/v2/pengaturan/kata-sandi/${verb}`, { token, body: { idAkun } })
const list = async (query: string, token = clerk) => (await server.call<Akun[]>('GET', `/v2/pengaturan/akun?${query}`, { token })).body.data

describe('accounts of all roles', () => {
  it('finds a person by name, number and role', async () => {
    expect((await list('cari=mahasiswa satu')).map(({ username }) => username)).toEqual(['2301010001'])
    expect((await list('cari=2301010001'))[0]).toMatchObject({ nama: 'Mahasiswa Satu', peran: 'Mahasiswa', status: 'aktif' })
    expect((await list('roles[]=ROLE_MAHASISWA')).map(({ username }) => username)).toEqual(['2301010001', '2302010001'])
    expect(await list('status=nonaktif')).toEqual([])
  })

  it('hides students of another prodi and operators outside the list', async () => {
    const seen = (await list('itemsPerPage=100', limited)).map(({ username }) => username)
    expect(seen).toEqual(['2301010001', 'prodi.ti'])
    expect((await act('sementara', uuid.lain, limited)).status).toBe(404)
    expect((await act('sementara', uuid.sasaran, limited)).status).toBe(404)
  })

  it('keeps e-mail addresses to itself', async () => {
    await rows((db) =>
      db
        .updateTable('akun')
        .set({ email: 'budi.santoso@kampus.ac.id', emailTerverifikasi: true })
        .where('uuid', '=', uuid.sasaran)
        .execute(),
    )
    expect((await list('cari=sasaran'))[0]?.surel).toBe('b***@kampus.ac.id')
  })
})

describe('helping somebody into his account', () => {
  it('opens a lock at once (walk-through 1)', async () => {
    for (const _ of Array.from({ length: 5 }))
      await server.call('POST', '/v2/auth/login', { body: { username: 'sasaran', password: 'salah-salah-1' } })
    await expect(server.signIn('sasaran')).rejects.toThrow('429')
    expect((await list('status=terkunci')).map(({ username }) => username)).toEqual(['sasaran'])
    expect((await act('buka-kunci', uuid.sasaran)).status).toBe(200)
    expect(await server.signIn('sasaran')).toBeTruthy()
    const [row] = await rows((db) => db.selectFrom('auditLog').select(['aksi', 'label']).where('aksi', '=', 'buka_kunci').execute())
    expect(row).toEqual({ aksi: 'buka_kunci', label: 'sasaran' })
  })

  it('makes a temporary password that ends every session and must be changed', async () => {
    const before = await server.signIn('sasaran')
    const { status, body } = await act<{ username: string; sandi: string }>('sementara', uuid.sasaran)
    expect([status, body.data.username]).toEqual([200, 'sasaran'])
    expect((await server.call('POST', '/v2/platform/permintaan-akses', { token: before, body: {} })).status).toBe(401)
    const login = await server.call<{ user: { wajibGantiSandi: boolean } }>('POST', '/v2/auth/login', {
      body: { username: 'sasaran', password: body.data.sandi },
    })
    expect(login.body.data.user.wajibGantiSandi).toBe(true)
    const audit = await rows((db) =>
      sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_log WHERE sesudah::text LIKE ${`%${body.data.sandi}%`}`.execute(db),
    )
    expect(audit.rows[0]?.n).toBe(0)
  })

  it('mails a link, three an hour, only to a verified address', async () => {
    const none = await act('tautan', uuid.mahasiswa)
    expect([none.status, none.body.type]).toEqual([409, 'tanpa_surel'])
    for (const expected of [200, 200, 200, 429]) expect((await act('tautan', uuid.sasaran)).status).toBe(expected)
    const mails = await rows((db) => db.selectFrom('surelKeluar').select(['kepada', 'isiTeks']).execute())
    expect(mails).toHaveLength(3)
    expect(mails[0]?.kepada).toBe('budi.santoso@kampus.ac.id')
    expect(mails[0]?.isiTeks).toContain(`http://${TEST_COLLEGE}.localhost/reset-password?token=`)
  })

  it('throws somebody out of all devices', async () => {
    const token = await server.signIn('prodi.ti')
    const target = (await list('cari=prodi.ti'))[0]?.id ?? ''
    expect((await act('keluarkan', target)).status).toBe(200)
    expect((await server.call('GET', '/v1/scope', { token })).status).toBe(401)
    limited = await server.signIn('prodi.ti')
  })

  it('stays away from administrators and from oneself', async () => {
    for (const verb of ['tautan', 'sementara', 'buka-kunci', 'keluarkan']) {
      expect((await act(verb, uuid.admin)).status).toBe(403)
      expect((await act(verb, uuid.admin, admin)).status).toBe(409)
    }
  })

  it('does not open a disabled account by a password', async () => {
    await rows((db) => db.updateTable('akun').set({ status: 'nonaktif' }).where('uuid', '=', uuid.mahasiswa).execute())
    expect((await act('sementara', uuid.mahasiswa)).body.type).toBe('nonaktif')
  })
})

it('shows everybody his own comings and goings, failures too', async () => {
  await server.call('POST', '/v2/auth/login', { body: { username: 'petugas', password: 'salah-salah-1' } })
  const { body } = await server.call<RiwayatMasuk[]>('GET', '/v2/pengaturan/kata-sandi/riwayat-masuk', { token: clerk })
  expect(body.data.map(({ aksi }) => aksi)).toEqual(['gagal_masuk', 'masuk'])
  expect(body.data[0]?.alamatIp).toContain('127.0.0.1')
})
