import type { SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, makeCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Made = SsoKlien & { rahasia: string | null }

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
  await makeOperator(database.owner, { username: 'admin', nama: 'Admin Satu', scopes: ['A:T'] })
  await inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.insertInto('site').values({ collegeId: TEST_COLLEGE, origin: server.url }).execute(),
  )
  server.forget()
  token = await server.signIn('admin')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const isian = (id: string, more: object = {}) => ({
  id,
  nama: `Sistem ${id}`,
  jenis: 'lms',
  redirectUri: ['https://lms.contoh.ac.id/sso'],
  peranDiizinkan: ['ROLE_OPERATOR'],
  ...more,
})
const create = (body: object) => server.call<Made>('POST', '/v2/pengaturan/sso-klien', { token, body })
const rows = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)

it('shows a secret once and keeps its hash', async () => {
  const { status, body } = await create(isian('lms'))
  expect([status, body.data.rahasia?.length]).toEqual([201, 43])
  const read = await server.call('GET', '/v2/pengaturan/sso-klien/lms', { token })
  expect(read.text).not.toContain(body.data.rahasia ?? 'rahasia')
  const stored = await rows((db) => db.selectFrom('ssoKlien').selectAll().where('id', '=', 'lms').executeTakeFirstOrThrow())
  expect(JSON.stringify(stored)).not.toContain(body.data.rahasia)
  const log = await rows((db) => db.selectFrom('auditLog').select('sesudah').where('entitas', '=', 'sso_klien').executeTakeFirstOrThrow())
  expect(JSON.stringify(log.sesudah)).toContain('[rahasia]')
})

it('replaces a secret with a day of overlap', async () => {
  await create(isian('ganti'))
  const { body } = await server.call<{ rahasia: string; rahasiaLamaSampai: string }>('POST', '/v2/pengaturan/sso-klien/ganti/rahasia', {
    token,
    body: {},
  })
  expect(body.data.rahasia).toHaveLength(43)
  const hours = (new Date(body.data.rahasiaLamaSampai).getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

it('gives a public client none, and one with signed notes a shared one that it can open again', async () => {
  expect((await create(isian('aplikasi', { metodeAuth: 'none' }))).body.data.rahasia).toBeNull()
  expect((await server.call('POST', '/v2/pengaturan/sso-klien/aplikasi/rahasia', { token, body: {} })).status).toBe(422)
  const { body } = await create(isian('metabase', { caraKirim: 'jwt' }))
  expect(body.data.rahasia).toMatch(/^[0-9a-f]{64}$/)
  const { rahasiaJwt } = await rows((db) =>
    db.selectFrom('ssoKlien').select('rahasiaJwt').where('id', '=', 'metabase').executeTakeFirstOrThrow(),
  )
  expect(server.services.sealer.open(rahasiaJwt ?? '')).toBe(body.data.rahasia)
  const changed = await server.call('PUT', '/v2/pengaturan/sso-klien/metabase', {
    token,
    body: { versi: body.data.versi, caraKirim: 'oidc' },
  })
  expect(changed.status).toBe(422)
})

it.each([['http://lms.contoh.ac.id/sso'], ['https://lms.contoh.ac.id/sso#a'], ['https://*.contoh.ac.id/'], ['http://localhost:3000/sso']])(
  'refuses the address %s',
  async (alamat) => {
    const { status, body } = await create(isian('salah', { redirectUri: [alamat] }))
    expect([status, body.errors[0]?.message]).toEqual([422, 'Alamat harus https dan sama persis'])
  },
)

it('keeps ids apart, and a client that a link leads to', async () => {
  await create(isian('dipakai'))
  expect((await create(isian('dipakai'))).status).toBe(409)
  expect((await create(isian('portal-operator'))).status).toBe(422)
  await rows((db) => db.insertInto('konfigurasi').values({ keyword: 'klien_lms', value: 'dipakai', kelompok: 'SSO' }).execute())
  expect((await server.call('DELETE', '/v2/pengaturan/sso-klien/dipakai', { token })).status).toBe(409)
})

it('offers a link only with flag, address and client', async () => {
  const links = async () => (await server.call<{ fitur: { fitur: string }[] }>('GET', '/v2/auth/tautan', { token })).body.data.fitur
  expect(await links()).toEqual([])
  await rows((db) =>
    db
      .insertInto('konfigurasi')
      .values([
        { keyword: 'fitur_lms', value: '1', kelompok: 'SSO' },
        { keyword: 'url_lms_operator', value: 'https://lms.contoh.ac.id/sso', kelompok: 'SSO' },
      ])
      .execute(),
  )
  expect(await links()).toEqual([{ fitur: 'lms', klien: 'dipakai', cara: 'kode', alamat: 'https://lms.contoh.ac.id/sso', parameter: {} }])
  await rows((db) => db.updateTable('konfigurasi').set({ value: '0' }).where('keyword', '=', 'fitur_lms').execute())
  expect(await links()).toEqual([])
})

it('tests discovery over the network and tells what the system would learn', async () => {
  await create(isian('uji', { scopeOidc: ['openid', 'profile'], redirectUri: ['https://tidak-ada.invalid/sso'] }))
  const { body } = await server.call<{ langkah: { langkah: string; berhasil: boolean }[]; klaim: object }>(
    'POST',
    '/v2/pengaturan/sso-klien/uji/uji',
    { token, body: {} },
  )
  expect(body.data.langkah.map(({ langkah, berhasil }) => [langkah, berhasil])).toEqual([
    ['Discovery', true],
    ['Alamat kembali https://tidak-ada.invalid/sso', false],
    ['Masuk', true],
  ])
  expect(body.data.klaim).toMatchObject({ name: 'Admin Satu', given_name: 'Admin', family_name: 'Satu' })
  expect(body.data.klaim).not.toHaveProperty('email')
})

it('advises on what failed', async () => {
  await server.call('POST', '/v1/authorize/sikad', {
    token,
    body: { response_type: 'code', client_id: 'lms', redirect_uri: 'https://lms.contoh.ac.id/sso/', as_role: 'ROLE_OPERATOR' },
  })
  const { body } = await server.call<{ alamatKembali: string; saran: string }[]>('GET', '/v2/pengaturan/sso-catatan?gagal=1&idKlien=lms', {
    token,
  })
  expect(body.data[0]).toMatchObject({ alamatKembali: 'https://lms.contoh.ac.id/sso/', saran: expect.stringContaining('alamat kembali') })
})

it('keeps the secret of an outside provider sealed, and leaves it when it is not typed again', async () => {
  const made = await server.call<{ id: string; versi: number; adaRahasia: boolean }>('POST', '/v2/pengaturan/idp-luar', {
    token,
    body: { nama: 'Surel kampus', issuer: 'https://surel.contoh.ac.id', clientId: 'sivitas', rahasia: 'abc123' },
  })
  expect(made.body.data.adaRahasia).toBe(true)
  expect(made.text).not.toContain('abc123')
  const { id, versi } = made.body.data
  const changed = await server.call('PUT', `/v2/pengaturan/idp-luar/${id}`, { token, body: { versi, nama: 'Surel', rahasia: '' } })
  expect(changed.body.data).toMatchObject({ nama: 'Surel', adaRahasia: true })
})
