import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeCollege, makeOperator, PASSWORD, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type Answer, type TestServer } from '../../testing/server'

type Login = { access_token: string; token_type: string; expires_in: number; user: { username: string; roles: string[]; scopes: string[] } }
type Bare = { access_token: string; expires_in: number; error: string; status: { message: string } }

const WRONG = 'Nama pengguna atau kata sandi salah.'
const OTHER = 'ladang-3391-perahu'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const rows = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)
const login = (username: string, password = PASSWORD, extra: Record<string, unknown> = {}) =>
  server.call<Login>('POST', '/v2/auth/login', { body: { username, password, ...extra } })
const cookieOf = ({ headers }: Answer<unknown>) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const refresh = async (cookie: string) => {
  const answer = await server.call('POST', '/api/refresh_token', { headers: { cookie } })
  return { ...answer, body: answer.body as unknown as Bare, cookie: cookieOf(answer) }
}
/** A sign-in with its cookie; each test takes an operator of its own, so that no lock reaches another test. */
async function signedIn(username: string) {
  const made = await makeOperator(database.owner, { username, nama: `Operator ${username}`, scopes: ['TR:B'] })
  const answer = await login(username)
  return { ...made, token: answer.body.data.access_token, cookie: cookieOf(answer), answer }
}
/** Moves what was written back in time, as if so many minutes had passed. */
const ageFailures = (idAkun: string, minutes: number) =>
  rows((db) => sql`UPDATE gagal_masuk SET waktu = waktu - make_interval(mins => ${minutes}) WHERE id_akun = ${idAkun}`.execute(db))

describe('signing in', () => {
  it('answers token, roles and scopes, and puts the refresh token into a cookie that no script reads (PL-R3)', async () => {
    const { answer } = await signedIn('masuk.biasa')
    expect([answer.status, answer.body.status.message]).toEqual([200, 'Berhasil masuk'])
    expect(answer.body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      user: { username: 'masuk.biasa', roles: ['ROLE_OPERATOR'], scopes: ['TR:B'] },
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=25919']) expect(cookie).toContain(part)
    expect(answer.text).not.toContain(cookie.split('=')[1]?.split(';')[0])
  })

  it('takes the name trimmed and in any case, the verified e-mail, or the operator number (PL-R1, PL edge 1)', async () => {
    const { idOperator, uuid } = await signedIn('banyak.nama')
    const setEmail = (verified: boolean) =>
      rows((db) =>
        db.updateTable('akun').set({ email: 'Banyak@Kampus.ac.id', emailTerverifikasi: verified }).where('uuid', '=', uuid).execute(),
      )
    await setEmail(true)
    for (const name of ['BANYAK.NAMA ', 'banyak@kampus.ac.id', String(idOperator)]) expect((await login(name)).status).toBe(200)
    await setEmail(false)
    expect((await login('banyak@kampus.ac.id')).status).toBe(401)
  })

  it('says the same of an unknown user and a wrong password', async () => {
    await signedIn('sama.saja')
    const [unknown, wrong] = [await login('tidak.ada'), await login('sama.saja', 'salah-salah-1')]
    for (const answer of [unknown, wrong])
      expect([answer.status, answer.body.type, answer.body.status.message]).toEqual([401, 'kredensial_salah', WRONG])
    expect(wrong.headers.get('set-cookie')).toBeNull()
  })

  it('counts neither an empty password nor one of 5,000 characters (PL edge 2, PL edge 3)', async () => {
    const { uuid } = await signedIn('tanpa.hitung')
    expect((await login('tanpa.hitung', '')).body.errors[0]?.message).toBe('Field tidak boleh kosong')
    expect((await login('tanpa.hitung', 'x'.repeat(5000))).status).toBe(422)
    const failures = await rows((db) => db.selectFrom('gagalMasuk').select('id').where('idAkun', '=', uuid).execute())
    expect(failures).toHaveLength(0)
  })

  it('locks after five failures, though the sixth is right, and says how long (PL-R2, walk-through 1)', async () => {
    const { uuid } = await signedIn('salah.lima')
    for (const _ of Array.from({ length: 5 })) expect((await login('salah.lima', 'salah-salah-1')).body.status.message).toBe(WRONG)
    const locked = await login('salah.lima')
    expect([locked.status, locked.body.status.message]).toEqual([429, 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(890)
    await rows((db) =>
      db
        .updateTable('akun')
        .set({ terkunciSampai: sql<Date>`now() - interval '1 second'` })
        .where('uuid', '=', uuid)
        .execute(),
    )
    expect((await login('salah.lima')).status).toBe(200)
  })

  it('locks longer the second time, and forgets all of it on a success', async () => {
    const { uuid } = await signedIn('salah.lagi')
    const fail = async () => {
      for (const _ of Array.from({ length: 5 })) await login('salah.lagi', 'salah-salah-1')
    }
    await fail()
    await ageFailures(uuid, 16)
    await rows((db) =>
      db
        .updateTable('akun')
        .set({ terkunciSampai: sql<Date>`now() - interval '1 minute'` })
        .where('uuid', '=', uuid)
        .execute(),
    )
    await fail()
    expect((await login('salah.lagi')).body.status.message).toBe('Terlalu banyak percobaan. Coba lagi dalam 30 menit.')
  })

  it('does not lock when the first of five is older than 15 minutes', async () => {
    const { uuid } = await signedIn('salah.jarang')
    await login('salah.jarang', 'salah-salah-1')
    await ageFailures(uuid, 16)
    for (const _ of Array.from({ length: 4 })) await login('salah.jarang', 'salah-salah-1')
    expect((await login('salah.jarang')).status).toBe(200)
  })

  it('refuses an address after 50 failures over 10 accounts, but not a forgetful counter with fewer (PL-R2)', async () => {
    await signedIn('satu.alamat')
    const fail = (accounts: number) =>
      rows((db) =>
        db
          .insertInto('gagalMasuk')
          .values(Array.from({ length: 50 }, (_, n) => ({ loginHash: `akun-${n % accounts}`, alamatIp: '127.0.0.1' })))
          .execute(),
      )
    const forget = () => rows((db) => db.deleteFrom('gagalMasuk').execute())
    await forget()
    await fail(9)
    expect((await login('satu.alamat')).status).toBe(200)
    await forget()
    await fail(10)
    expect((await login('satu.alamat')).status).toBe(429)
    await forget()
    expect((await login('satu.alamat')).status).toBe(200)
  })

  it('sends away who is no operator, without a cookie (PL edge 4)', async () => {
    await makeOperator(database.owner, { username: 'mahasiswa', roles: ['ROLE_MAHASISWA'] })
    const refused = await login('mahasiswa')
    expect([refused.status, refused.body.type, refused.body.status.message]).toEqual([
      403,
      'bukan_operator',
      'Akun Anda tidak memiliki akses ke portal operator.',
    ])
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect(
      await rows((db) => sql`SELECT 1 FROM sesi s JOIN akun a ON a.uuid = s.id_akun WHERE a.username = 'mahasiswa'`.execute(db)),
    ).toMatchObject({ rows: [] })
  })

  it('speaks of a disabled or ended account only after the right password', async () => {
    for (const [username, change] of [
      ['nonaktif', { aktif: false }],
      ['kontrak.habis', { berlakuSelesai: '2020-01-01' }],
    ] as const) {
      const { idOperator } = await signedIn(username)
      await rows((db) => db.updateTable('operator').set(change).where('id', '=', idOperator).execute())
      expect((await login(username, 'salah-salah-1')).body.status.message).toBe(WRONG)
      const right = await login(username)
      expect([right.status, right.body.status.message]).toEqual([403, 'Akun dinonaktifkan. Hubungi administrator.'])
    }
  })

  it('still signs in at a suspended college, where nothing can be written', async () => {
    await makeCollege(database.owner, { collegeId: 'tangguh', status: 'ditangguhkan' })
    await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'], collegeId: 'tangguh' })
    server.forget()
    const token = await server.signIn('admin', PASSWORD, 'tangguh')
    expect((await server.call('GET', '/v1/scope', { token, college: 'tangguh' })).status).toBe(200)
    const write = await server.call('POST', '/v1/role', {
      token,
      college: 'tangguh',
      body: { nama: 'X', scopes: [{ kode: 'TR', tingkat: 'B' }] },
    })
    expect([write.status, write.body.type]).toEqual([423, 'terkunci'])
  })

  it("refuses one college's token at another", async () => {
    await makeCollege(database.owner, { collegeId: 'lain' })
    server.forget()
    const { token } = await signedIn('lintas.kampus')
    const refused = await server.call('GET', '/v1/periode_ref', { token, college: 'lain' })
    expect([refused.status, refused.body.status.message]).toEqual([403, 'Token ini bukan untuk perguruan tinggi tersebut.'])
  })
})

describe('the refresh token (PL-R3, R4)', () => {
  it('gives a successor, and two tabs of one second the same one (PL edge 6)', async () => {
    const { cookie } = await signedIn('dua.tab')
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.cookie).toBe(two.cookie)
    expect(one.cookie).not.toBe(cookie)
    expect(one.body.expires_in).toBe(900)
    expect((await server.call('GET', '/v1/periode_ref', { token: two.body.access_token })).status).toBe(200)
    expect((await refresh(one.cookie)).status).toBe(200)
  })

  it('ends the family when an old one comes back an hour later, and tells the owner (PL edge 7)', async () => {
    const { cookie, uuid, token } = await signedIn('dicuri')
    const { cookie: next } = await refresh(cookie)
    await rows((db) => sql`UPDATE sesi SET diputar_pada = diputar_pada - interval '1 hour' WHERE id_akun = ${uuid}`.execute(db))
    const stolen = await refresh(cookie)
    expect([stolen.status, stolen.body.error]).toEqual([401, 'token_reuse'])
    expect((await refresh(next)).status).toBe(401)
    expect((await server.call('GET', '/v1/periode_ref', { token })).status).toBe(401)
    const notices = await rows((db) => db.selectFrom('notifikasi').select(['jenis', 'judul']).where('idAkun', '=', uuid).execute())
    expect(notices).toEqual([{ jenis: 'keamanan', judul: 'Sesi dihentikan demi keamanan' }])
  })

  it('ends thirty days after the sign-in, however often it was rotated', async () => {
    const { cookie, uuid } = await signedIn('tiga.puluh')
    const later = await refresh(cookie)
    await rows((db) => sql`UPDATE sesi SET berakhir_pada = now() + interval '1 day' WHERE id_akun = ${uuid}`.execute(db))
    const rotated = await server.call('POST', '/api/refresh_token', { headers: { cookie: later.cookie } })
    expect(Number(/Max-Age=(\d+)/.exec(rotated.headers.get('set-cookie') ?? '')?.[1])).toBeLessThanOrEqual(86_400)
    await rows((db) => sql`UPDATE sesi SET berakhir_pada = now() - interval '1 second' WHERE id_akun = ${uuid}`.execute(db))
    expect((await refresh(cookieOf(rotated))).status).toBe(401)
  })

  it('refuses a forged one and clears the cookie', async () => {
    const { cookie } = await signedIn('pemalsu')
    const forged = await refresh(`${cookie.slice(0, -4)}AAAA`)
    expect([forged.status, forged.cookie]).toEqual([401, 'sivitas='])
  })
})

describe('leaving and passwords', () => {
  it('signs out here, and everywhere when asked', async () => {
    const first = await signedIn('pergi')
    const second = await login('pergi')
    const out = await server.call('POST', '/v2/auth/logout', { headers: { cookie: first.cookie } })
    expect([out.status, cookieOf(out)]).toEqual([200, 'sivitas='])
    expect((await refresh(first.cookie)).status).toBe(401)
    const secondCookie = cookieOf(second)
    expect((await refresh(secondCookie)).status).toBe(200)
    const third = await login('pergi')
    await server.call('POST', '/v2/auth/logout', { headers: { cookie: cookieOf(third) }, body: { semua: true } })
    expect((await server.call('GET', '/v1/periode_ref', { token: second.body.data.access_token })).status).toBe(401)
    // Leaving must never fail, not even a second time.
    expect((await server.call('POST', '/v2/auth/logout', { headers: { cookie: first.cookie } })).status).toBe(200)
  })

  it('ends every session when the password is changed (PL-R7, walk-through 4)', async () => {
    const { token, cookie } = await signedIn('ganti.sandi')
    const elsewhere = (await login('ganti.sandi')).body.data.access_token
    const change = (body: Record<string, string>) => server.call('POST', '/v1/change_password', { token, body })
    const mistyped = await change({ oldPassword: PASSWORD, newPassword: OTHER, confirmPassword: 'beda' })
    expect(mistyped.body.errors[0]).toMatchObject({ field: 'confirmPassword', message: 'Password tidak sama' })
    expect((await change({ oldPassword: 'bukan', newPassword: OTHER, confirmPassword: OTHER })).body.errors[0]).toMatchObject({
      field: 'oldPassword',
      message: 'Password lama tidak sesuai',
    })
    for (const weak of ['pendek', 'password123', 'ganti.sandi99', PASSWORD])
      expect((await change({ oldPassword: PASSWORD, newPassword: weak, confirmPassword: weak })).body.errors[0]?.field).toBe('newPassword')
    const done = await change({ oldPassword: PASSWORD, newPassword: OTHER, confirmPassword: OTHER })
    expect([done.status, done.body.status.message]).toEqual([200, 'Password berhasil diubah. Silakan login kembali'])
    for (const old of [token, elsewhere]) expect((await server.call('GET', '/v1/periode_ref', { token: old })).status).toBe(401)
    expect((await refresh(cookie)).status).toBe(401)
    expect((await login('ganti.sandi', OTHER)).status).toBe(200)
  })

  it('resets by a link that works once, newest only, and tells nobody whether there was one', async () => {
    const { uuid } = await signedIn('lupa')
    await rows((db) =>
      db.updateTable('akun').set({ email: 'lupa@kampus.ac.id', emailTerverifikasi: true }).where('uuid', '=', uuid).execute(),
    )
    const ask = (name: string, headers: Record<string, string> = {}) =>
      server.call('POST', '/v2/auth/lupa-password', { body: { login: name }, headers })
    const message = 'Jika akun terdaftar, tautan telah dikirim ke surel Anda.'
    for (const name of ['tidak.terdaftar', 'lupa']) expect((await ask(name)).body.status.message).toBe(message)
    // An address that the request made up must not get into the mail.
    expect((await ask('lupa', { origin: 'https://jahat.example' })).status).toBe(200)
    const mails = await rows((db) =>
      db.selectFrom('surelKeluar').select('isiTeks').where('kepada', '=', 'lupa@kampus.ac.id').orderBy('dibuatPada').execute(),
    )
    const [old = '', token = ''] = mails.map(({ isiTeks }) => /reset-password\?token=([\w-]+)/.exec(isiTeks)?.[1] ?? '')
    expect(mails.map(({ isiTeks }) => isiTeks.includes(`http://${TEST_COLLEGE}.localhost/reset-password?token=`))).toEqual([true, true])

    const set = (given: string) =>
      server.call('POST', '/v2/auth/atur-password', { body: { token: given, newPassword: OTHER, confirmPassword: OTHER } })
    expect((await set(old)).status).toBe(410)
    expect((await set(token)).status).toBe(200)
    expect([(await set(token)).status, (await set(token)).body.status.message]).toEqual([
      410,
      'Tautan sudah kedaluwarsa. Minta tautan baru.',
    ])
    expect((await login('lupa', OTHER)).status).toBe(200)
    await ask('lupa')
    await ask('lupa')
    const sent = await rows((db) => db.selectFrom('surelKeluar').select('id').where('kepada', '=', 'lupa@kampus.ac.id').execute())
    expect(sent).toHaveLength(3)
  })

  it('lists own devices and ends one', async () => {
    const { token } = await signedIn('perangkat')
    const other = (await login('perangkat')).body.data.access_token
    const sesi = await server.call<{ id: string; sesiIni: boolean }[]>('GET', '/v2/auth/sesi', { token })
    expect(sesi.body.data.map(({ sesiIni }) => sesiIni).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
    const foreign = (await signedIn('perangkat.lain')).token
    const target = sesi.body.data.find(({ sesiIni }) => !sesiIni)?.id
    expect((await server.call('DELETE', `/v2/auth/sesi/${target}`, { token: foreign })).status).toBe(404)
    expect((await server.call('DELETE', `/v2/auth/sesi/${target}`, { token })).status).toBe(200)
    expect((await server.call('GET', '/v1/periode_ref', { token: other })).status).toBe(401)
  })
})

it('keeps comings, goings and failures in the audit log, and no password anywhere', async () => {
  const { uuid, cookie } = await signedIn('jejak')
  await login('jejak', 'rahasia-besar-77')
  await server.call('POST', '/v2/auth/logout', { headers: { cookie } })
  const acts = await rows((db) =>
    db.selectFrom('auditLog').select('aksi').where('idAkun', '=', uuid).where('entitas', '=', 'akun').orderBy('id').execute(),
  )
  expect(acts.map(({ aksi }) => aksi)).toEqual(['masuk', 'gagal_masuk', 'keluar'])
  const leak = await rows((db) =>
    sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM audit_log WHERE audit_log::text LIKE '%rahasia-besar-77%' OR audit_log::text LIKE '%$argon2%'`.execute(
      db,
    ),
  )
  expect(leak.rows[0]?.n).toBe(0)
})
