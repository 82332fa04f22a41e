import type { Konfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import type { VersiSetelan } from '@sivitas/contract/pengaturan/versi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { inTransaction } from '../../db/client'
import { Sealer } from '../../kit/sealed'
import { konfigurasiRahasia } from '../../tenant/konfigurasi-queries'
import { inCollege, makeCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
const tokens: Record<string, string> = {}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  for (const [username, scopes] of Object.entries({ admin: ['A:T'], umum: ['MM:T'], baca: ['MM:B'], lain: ['F3:T'] })) {
    await makeOperator(database.owner, { username, scopes })
    tokens[username] = await server.signIn(username)
  }
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const list = async (query: string, who = 'lain') =>
  (await server.call<Konfigurasi[]>('GET', `/v1/configuration?${query}`, { token: tokens[who] })).body
const one = async (keyword: string) => (await list(`keyword[0]=${keyword}`)).data[0] as Konfigurasi
const put = async (...[keyword, value, who = 'admin', more = {}]: [string, string, string?, object?]) => {
  const { versi } = await one(keyword)
  return await server.call<Konfigurasi>('PUT', `/v1/configuration/keyword/${keyword}`, {
    token: tokens[who],
    body: { value, versi, ...more },
  })
}
const config = (keyword: string, who?: string) =>
  server.call<{ value: string }>('GET', `/v1/config/${keyword}`, { token: who === undefined ? undefined : tokens[who] })
const versions = async (kunci: string) =>
  (await server.call<VersiSetelan[]>('GET', `/v2/pengaturan/konfigurasi/versi?kunci=${kunci}`, { token: tokens['admin'] })).body.data

describe('keywords', () => {
  it('answers the default of a known keyword that was never set, and 404 of an unknown one', async () => {
    expect((await config('data_master_aktif', 'lain')).body.data).toEqual({ keyword: 'data_master_aktif', value: '1' })
    expect((await config('warna_kesukaan', 'lain')).status).toBe(404)
  })

  it('tells public keywords to everybody, the others to operators, secrets to nobody', async () => {
    expect((await config('teks_bantuan_masuk')).status).toBe(200)
    expect((await config('smtp_host')).status).toBe(401)
    expect((await config('smtp_host', 'lain')).status).toBe(200)
    expect((await config('smtp_sandi', 'admin')).status).toBe(403)
  })

  it('finds by group, by text and by name, with its paging', async () => {
    expect((await list('kelompok=SSO&itemsPerPage=1000')).data).toHaveLength(12)
    expect((await list('cari=kata%20sandi')).data.map(({ keyword }) => keyword)).toEqual(['panjang_sandi_min', 'smtp_sandi'])
    const page = await list('itemsPerPage=10&page=2')
    expect([page.data.length, page.meta.totalItems]).toEqual([10, 37])
    expect((await server.call('GET', '/v1/configuration?warna=1', { token: tokens['lain'] })).status).toBe(422)
  })

  it.each([
    ['fitur_lms', 'ya', 'Isi 0 atau 1.'],
    ['url_elib', 'javascript:alert(1)', 'Alamat harus diawali http:// atau https://.'],
    ['batas_gagal_masuk', '0', 'Isi angka 3 sampai 20.'],
    ['totp_wajib', 'kadang', 'Isi salah satu dari tidak, admin, semua.'],
  ])('refuses %s = %s (PL edge 22)', async (keyword, value, message) => {
    const refused = await put(keyword, value)
    expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { field: 'value', message }])
  })

  it('lets MM set its groups, and only administrators sign-in and single sign-on', async () => {
    expect((await put('kontak_admin', 'PTIPD, 022-1234567', 'umum')).status).toBe(200)
    const refused = await put('menit_kunci', '20', 'umum')
    expect([refused.status, refused.body.detail]).toEqual([403, 'Perlu hak akses A:T untuk mengubah Lama kunci pertama.'])
    expect((await put('fitur_elib', '1', 'umum')).status).toBe(403)
    expect((await put('kontak_admin', 'x', 'baca')).status).toBe(403)
    expect((await put('menit_kunci', '20', 'admin')).body.data).toMatchObject({ value: '20', terisi: true, versi: 1, oleh: 'admin' })
    expect((await put('menit_kunci', '', 'admin', { bawaan: true })).body.data).toMatchObject({ value: '15', terisi: false, versi: 0 })
  })

  it('refuses a stale version with who wrote', async () => {
    await put('smtp_host', 'surel.contoh.ac.id')
    const stale = await server.call('PUT', '/v1/configuration/keyword/smtp_host', {
      token: tokens['admin'],
      body: { value: 'x', versi: 0 },
    })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
    expect(stale.body.detail).toContain('Sudah diubah oleh admin pada')
  })

  it('keeps a secret out of lists, versions and the audit log, and reads it', async () => {
    const answer = await put('smtp_sandi', 'rahasia-sekali')
    expect(answer.body.data).toMatchObject({ value: '', terisi: true })
    expect(answer.text).not.toContain('rahasia-sekali')
    await put('smtp_sandi', 'rahasia-lain')
    expect(await versions('smtp_sandi')).toEqual([])
    const rows = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('auditLog').selectAll().where('label', '=', 'smtp_sandi').execute(),
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('rahasia-')
    const { sealer } = server.services
    const read = (key: Sealer) =>
      inTransaction(database.app, { collegeId: TEST_COLLEGE }, (db) => konfigurasiRahasia(db, key, 'smtp_sandi'))
    expect(await read(sealer)).toBe('rahasia-lain')
    await expect(read(new Sealer('kunci lain'))).rejects.toThrow('Isi kembali di Konfigurasi Lain')
    const stored = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('konfigurasi').select('rahasia').where('keyword', '=', 'smtp_sandi').executeTakeFirstOrThrow(),
    )
    expect(stored.rahasia).toMatch(/^v1\./)
    expect(stored.rahasia).not.toContain('rahasia-lain')
  })

  it('takes a text of its own into the group Lain, and nothing else', async () => {
    const post = (body: object) => server.call<Konfigurasi>('POST', '/v1/configuration', { token: tokens['umum'], body })
    expect((await post({ keyword: 'jam_kantor', value: '07.30-16.00' })).body.data).toMatchObject({ kelompok: 'Lain', tipe: 'teks' })
    expect((await post({ keyword: 'jam_kantor', value: 'x' })).status).toBe(409)
    expect((await post({ keyword: 'fitur_lms', value: '1' })).status).toBe(409)
    expect((await post({ keyword: 'sandi_lain', value: 'x', tipe: 'rahasia' })).status).toBe(422)
    expect((await post({ keyword: 'Kata Kunci', value: 'x' })).status).toBe(422)
    expect((await config('jam_kantor', 'lain')).body.data.value).toBe('07.30-16.00')
  })

  it('keeps every version and brings one back', async () => {
    await put('teks_bantuan_masuk', 'Hubungi loket BAAK.', 'umum')
    await put('teks_bantuan_masuk', 'Hubungi PTIPD.', 'umum')
    expect((await versions('teks_bantuan_masuk')).map(({ nomor, isi, oleh }) => [nomor, isi, oleh])).toEqual([
      [3, { value: 'Hubungi PTIPD.' }, 'umum'],
      [2, { value: 'Hubungi loket BAAK.' }, 'umum'],
      [1, { value: '' }, null],
    ])
    const back = (kunci: string, nomor: number, who = 'umum') =>
      server.call('POST', '/v2/pengaturan/konfigurasi/versi/kembalikan', { token: tokens[who], body: { kunci, nomor } })
    expect((await back('teks_bantuan_masuk', 2)).status).toBe(200)
    expect((await config('teks_bantuan_masuk')).body.data.value).toBe('Hubungi loket BAAK.')
    expect((await versions('teks_bantuan_masuk'))[0]).toMatchObject({ nomor: 4, dariNomor: 2 })
    expect((await back('teks_bantuan_masuk', 9)).status).toBe(404)
    // The right of the group holds for going back as well.
    expect((await back('menit_kunci', 1)).status).toBe(403)
  })

  it('shows the texts of the login page without signing in', async () => {
    const { body } = await server.call('GET', '/v1/sistem')
    expect(body.data).toMatchObject({
      teksBantuanMasuk: 'Hubungi loket BAAK.',
      kontakAdmin: 'PTIPD, 022-1234567',
      bahasa: 'id',
      favicon: null,
    })
  })

  it("does not see another college's settings", async () => {
    await makeCollege(database.owner, { collegeId: 'lain' })
    server.forget()
    await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'], collegeId: 'lain' })
    const token = await server.signIn('admin', undefined, 'lain')
    const { body } = await server.call<Konfigurasi[]>('GET', '/v1/configuration?keyword[0]=kontak_admin', { token, college: 'lain' })
    expect(body.data[0]).toMatchObject({ value: '', versi: 0 })
  })
})

describe('the test mail', () => {
  it('goes through the mail server of the college and repeats its words when it refuses', async () => {
    const got: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('tolak') ? done(new Error('No such mailbox')) : (got.push(address), done()),
      onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
    })
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
    await put('smtp_host', '127.0.0.1')
    await put('smtp_port', String((smtp.server.address() as AddressInfo).port))
    const send = (kepada: string) =>
      server.call<{ cara: string }>('POST', '/v2/pengaturan/konfigurasi/uji-surel', { token: tokens['umum'], body: { kepada } })
    expect((await send('penguji@contoh.ac.id')).body.data).toMatchObject({ cara: 'smtp' })
    expect(got).toEqual(['penguji@contoh.ac.id'])
    const refused = await send('tolak@contoh.ac.id')
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('No such mailbox')])
    expect((await send('bukan surel')).status).toBe(422)
    await new Promise<void>((closed) => smtp.close(() => closed()))
  })
})
