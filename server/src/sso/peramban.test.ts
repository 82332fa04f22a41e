import { sql } from 'kysely'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../auth/token'
import { inCollege, insert, makeCollege, makeOperator, PASSWORD, TEST_COLLEGE } from '../testing/builders'
import { makeMahasiswa } from '../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { startTestServer, type TestServer } from '../testing/server'
import { sendLogouts } from './back-channel'

const BACK = 'https://lms.contoh.ac.id/kembali'
const SECRET = 'rahasia-klien-uji-yang-cukup-panjang'
const NIM = '2301019999'

let database: TestDatabase
let server: TestServer
let rp: oidc.Configuration
let student: { uuid: string }

const rows = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)
const makeKlien = (values: { id: string } & Record<string, unknown>) =>
  insert(database.owner, 'ssoKlien', {
    nama: `Sistem ${values.id}`,
    jenis: 'lms',
    redirectUri: [BACK],
    rahasiaHash: hashToken(SECRET),
    scopeOidc: ['openid', 'profile', 'akademik', 'roles', 'offline_access'],
    peranDiizinkan: ['ROLE_OPERATOR', 'ROLE_MAHASISWA'],
    ...values,
  })
const discover = (id: string) =>
  oidc.discovery(new URL(server.url), id, SECRET, oidc.ClientSecretBasic(SECRET), { execute: [oidc.allowInsecureRequests] })

/** A browser that keeps cookies and follows nothing by itself. */
class Browser {
  readonly #jar = new Map<string, { value: string; path: string }>()

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url, server.url)
    const cookie = [...this.#jar].filter(([, { path }]) => pathname.startsWith(path)).map(([name, { value }]) => `${name}=${value}`)
    const answer = await fetch(new URL(url, server.url), {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), cookie: cookie.join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const [, path = '/'] = /path=([^;]+)/i.exec(line) ?? []
      if (value === '' || line.includes('1970')) this.#jar.delete(name)
      else this.#jar.set(name, { value, path })
    }
    return answer
  }

  async post<Data>(url: string, body: object): Promise<{ status: number; data: Data; type: string; text: string }> {
    const answer = await this.go(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const text = await answer.text()
    const parsed = JSON.parse(text) as { data: Data; type: string }
    return { ...parsed, status: answer.status, text }
  }

  /** Follows redirects within the server; answers where they leave it or end. */
  async follow(url: string): Promise<string> {
    let at = url
    for (let hop = 0; hop < 10; hop += 1) {
      const answer = await this.go(at)
      const next = answer.headers.get('location')
      if (!next) return at
      at = new URL(next, server.url).href
      if (!at.startsWith(server.url) || at.includes('/masuk-sso')) return at
    }
    throw new Error(`Too many redirects from ${url}`)
  }
}

type Asked = { url: string; verifier: string; state: string; nonce: string }

async function asked(config: oidc.Configuration, more: Record<string, string> = {}): Promise<Asked> {
  const verifier = oidc.randomPKCECodeVerifier()
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: BACK,
    scope: 'openid profile akademik roles offline_access',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  })
  return { url: url.href, verifier, state, nonce }
}

const exchange = (config: oidc.Configuration, back: string, { verifier, state, nonce }: Asked) =>
  oidc.authorizationCodeGrant(config, new URL(back), { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce })

const uidOf = (url: string) => new URL(url).searchParams.get('i') ?? ''

async function signInAt(browser: Browser, url: string, username: string) {
  const uid = uidOf(await browser.follow(url))
  return await browser.post<{ lanjut: string }>(`/v2/sso/interaksi/${uid}/masuk`, { username, password: PASSWORD })
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
  await rows((db) => db.insertInto('site').values({ collegeId: TEST_COLLEGE, origin: server.url }).execute())
  server.forget()
  await makeKlien({ id: 'lms' })
  rp = await discover('lms')
  await makeOperator(database.owner, { username: 'petugas', scopes: ['F3:B'] })
  await makeOperator(database.owner, { username: 'pengelola', nama: 'Pengelola Satu', scopes: ['A:T'], supervisor: true })
  await makeOperator(database.owner, { username: 'pembaca', scopes: ['A:B'] })
  const { id } = await makeMahasiswa(database.owner, { nim: NIM })
  const { sandiHash } = await rows((db) =>
    db.selectFrom('akun').select('sandiHash').where('username', '=', 'petugas').executeTakeFirstOrThrow(),
  )
  student = await insert(database.owner, 'akun', { username: NIM, roles: ['ROLE_MAHASISWA'], idMahasiswa: id, sandiHash })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('signing in on behalf of another system', () => {
  it('asks a student once, and lets him into the next system without asking', async () => {
    const browser = new Browser()
    const first = await asked(rp)
    const { status, data, text } = await signInAt(browser, first.url, NIM)
    expect(status, text).toBe(200)
    const tokens = await exchange(rp, await browser.follow(data.lanjut), first)
    expect(tokens.claims()).toMatchObject({ sub: student.uuid, nim: NIM, roles: ['ROLE_MAHASISWA'], nonce: first.nonce, amr: ['pwd'] })
    const second = await asked(rp)
    const again = await exchange(rp, await browser.follow(second.url), second)
    expect(again.claims()?.['sid']).toBe(tokens.claims()?.['sid'])
  })

  it('knows who signed in to the portal, even when nothing may be asked (prompt=none)', async () => {
    const browser = new Browser()
    const silent = await asked(rp, { prompt: 'none' })
    expect(new URL(await browser.follow(silent.url)).searchParams.get('error')).toBe('login_required')
    await browser.post('/v2/auth/login', { username: 'petugas', password: PASSWORD })
    const tokens = await exchange(rp, await browser.follow(silent.url), silent)
    expect(tokens.claims()).toMatchObject({ preferred_username: 'petugas', roles: ['ROLE_OPERATOR'] })
    await browser.post('/v2/auth/logout', {})
    const later = await asked(rp, { prompt: 'none' })
    expect(new URL(await browser.follow(later.url)).searchParams.get('error')).toBe('login_required')
    expect((await oidc.tokenIntrospection(rp, tokens.access_token)).active).toBe(false)
  })

  it('asks anew for prompt=login, and who for prompt=select_account', async () => {
    const browser = new Browser()
    await browser.post('/v2/auth/login', { username: 'petugas', password: PASSWORD })
    const login = await asked(rp, { prompt: 'login' })
    const { data } = await signInAt(browser, login.url, 'petugas')
    await exchange(rp, await browser.follow(data.lanjut), login)
    const choose = await asked(rp, { prompt: 'select_account' })
    const uid = uidOf(await browser.follow(choose.url))
    const detail = (await (await browser.go(`/v2/sso/interaksi/${uid}/rincian`)).json()) as {
      data: { langkah: string; akun: { username: string } }
    }
    expect(detail.data).toMatchObject({ langkah: 'pilih_akun', akun: { username: 'petugas' } })
    const chosen = await browser.post<{ lanjut: string }>(`/v2/sso/interaksi/${uid}/lanjut`, {})
    await exchange(rp, await browser.follow(chosen.data.lanjut), choose)
  })

  it('asks for consent for systems that are not our own, once a session', async () => {
    await makeKlien({ id: 'luar', pihakPertama: false })
    const config = await discover('luar')
    const browser = new Browser()
    await browser.post('/v2/auth/login', { username: 'petugas', password: PASSWORD })
    const request = await asked(config)
    const uid = uidOf(await browser.follow(request.url))
    const { data } = await browser.post<{ lanjut: string }>(`/v2/sso/interaksi/${uid}/lanjut`, {})
    await exchange(config, await browser.follow(data.lanjut), request)
    const next = await asked(config)
    await exchange(config, await browser.follow(next.url), next)
    const refused = await asked(config, { prompt: 'consent' })
    const other = uidOf(await browser.follow(refused.url))
    const left = await browser.post<{ lanjut: string }>(`/v2/sso/interaksi/${other}/batal`, {})
    expect(new URL(await browser.follow(left.data.lanjut)).searchParams.get('error')).toBe('access_denied')
  })

  it("refuses a wrong password, a role that the system does not admit, and somebody else's interaction", async () => {
    const browser = new Browser()
    const uid = uidOf(await browser.follow((await asked(rp)).url))
    const wrong = await browser.post(`/v2/sso/interaksi/${uid}/masuk`, { username: NIM, password: 'salah' })
    expect([wrong.status, wrong.type]).toEqual([401, 'kredensial_salah'])
    expect((await new Browser().post(`/v2/sso/interaksi/${uid}/masuk`, { username: NIM, password: PASSWORD })).status).toBe(410)
    await makeKlien({ id: 'operator', peranDiizinkan: ['ROLE_OPERATOR'] })
    const config = await discover('operator')
    expect((await signInAt(new Browser(), (await asked(config)).url, NIM)).status).toBe(403)
  })

  it('never redirects to an address that is not registered, and wants PKCE of clients without a secret', async () => {
    const browser = new Browser()
    const foreign = await browser.go((await asked(rp, { redirect_uri: 'https://jahat.example/' })).url)
    expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null])
    expect(await foreign.text()).toContain('Alamat kembali tidak terdaftar')
    await makeKlien({ id: 'aplikasi', metodeAuth: 'none', rahasiaHash: null })
    const bare = `${server.url}/v2/sso/authorize?client_id=aplikasi&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(BACK)}`
    expect(await browser.follow(bare)).toContain('error=invalid_request')
  })
})

describe('leaving', () => {
  it('through another system ends the session here, and tells the systems by their back channel', async () => {
    const told: string[] = []
    const listener: Server = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk: Buffer) => (body += chunk.toString()))
      req.on('end', () => {
        told.push(new URLSearchParams(body).get('logout_token') ?? '')
        res.end()
      })
    })
    await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
    const backchannelLogoutUri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/keluar`
    await makeKlien({ id: 'dengar', backchannelLogoutUri, logoutUri: 'https://lms.contoh.ac.id/selesai' })
    const config = await discover('dengar')
    const browser = new Browser()
    await browser.post('/v2/auth/login', { username: 'petugas', password: PASSWORD })
    const request = await asked(config)
    const tokens = await exchange(config, await browser.follow(request.url), request)
    const leave = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://lms.contoh.ac.id/selesai',
    })
    const page = await (await browser.go(leave.href)).text()
    expect(page).toContain('Keluar dari Sistem dengar?')
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    const done = await browser.go('/v2/sso/logout/confirm', { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
    expect(done.headers.get('location')).toBe('https://lms.contoh.ac.id/selesai')
    expect((await oidc.tokenIntrospection(config, tokens.access_token)).active).toBe(false)
    expect((await browser.go('/api/refresh_token', { method: 'POST' })).status).toBe(401)
    await sendLogouts(server.services)
    await sendLogouts(server.services)
    listener.close()
    expect(told).toHaveLength(1)
    const jwks = (await (await fetch(`${server.url}/v2/sso/jwks`)).json()) as { keys: never[] }
    const { createLocalJWKSet } = await import('jose')
    const { payload } = await jwtVerify(told[0] ?? '', createLocalJWKSet(jwks), {
      issuer: server.url,
      audience: 'dengar',
      typ: 'logout+jwt',
    })
    expect(payload).toMatchObject({ sub: tokens.claims()?.sub, sid: tokens.claims()?.['sid'] })
    expect(payload['events']).toHaveProperty('http://schemas.openid.net/event/backchannel-logout')
  })
})

describe('a signed note for systems with a shared secret (PL-R14)', () => {
  it('leads to the system with the person in it, after a sign-in where there is none yet', async () => {
    const shared = 'a'.repeat(64)
    await makeKlien({
      id: 'metabase',
      caraKirim: 'jwt',
      rahasiaHash: null,
      rahasiaJwt: server.services.sealer.seal(shared),
      redirectUri: ['https://metabase.contoh.ac.id/auth/sso'],
      scopeOidc: ['openid', 'profile', 'email', 'roles'],
    })
    const browser = new Browser()
    const asking = `${server.url}/v2/sso/jwt/metabase?return_to=%2Fdashboard%2F7`
    const { data } = await signInAt(browser, asking, 'petugas')
    const arrived = new URL(await browser.follow(data.lanjut))
    expect([arrived.origin + arrived.pathname, arrived.searchParams.get('return_to')]).toEqual([
      'https://metabase.contoh.ac.id/auth/sso',
      '/dashboard/7',
    ])
    const { payload } = await jwtVerify(arrived.searchParams.get('jwt') ?? '', Buffer.from(shared), { algorithms: ['HS256'] })
    expect(payload).toMatchObject({ first_name: 'petugas', last_name: '-', groups: [], email: expect.stringMatching(/^petugas@/) })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
    expect(payload).not.toHaveProperty('nim')
  })

  it('is given for clients of that kind only', async () => {
    expect((await new Browser().go('/v2/sso/jwt/lms')).status).toBe(403)
  })
})

describe('login as (PL-R10)', () => {
  const serah = async (token: string, form: Record<string, string>) => {
    const body = new URLSearchParams({
      response_type: 'code',
      client_id: 'portal-mhs',
      redirect_uri: BACK,
      as_role: 'ROLE_MAHASISWA',
      ...form,
    })
    const answer = await fetch(`${server.url}/v1/authorize/sikad`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
    return { status: answer.status, body: (await answer.json()) as { data: { code: string }; detail: string } }
  }
  const as = (more: Record<string, string> = {}) => ({ as_user: student.uuid, alasan: 'Memeriksa KRS mahasiswa', ...more })
  const write = (token: string) =>
    server.call('PUT', '/v2/platform/preferensi/demo', { token, body: { kunci: 'demo', nilai: { warna: 'biru' } } })

  it('lets an administrator look, and nothing else; both names are in the log, and the person sees it', async () => {
    await makeKlien({ id: 'portal-mhs', jenis: 'portal', redirectUri: [BACK] })
    const config = await discover('portal-mhs')
    const token = await server.signIn('pembaca')
    const { status, body } = await serah(token, as())
    expect(status, JSON.stringify(body)).toBe(200)
    const tokens = await oidc.genericGrantRequest(config, 'authorization_code', { code: body.data.code, redirect_uri: BACK })
    expect(tokens.claims()).toMatchObject({ sub: student.uuid, act: { preferred_username: 'pembaca' } })
    expect(tokens.refresh_token).toBeUndefined()
    expect((await server.call('GET', '/v2/platform/preferensi', { token: tokens.access_token })).status).toBe(200)
    const refused = await write(tokens.access_token)
    expect([refused.status, refused.body.type]).toEqual([403, 'hak_akses'])
    const [log] = await rows((db) => db.selectFrom('auditLog').selectAll().where('aksi', '=', 'login_sebagai').execute())
    expect(log).toMatchObject({ idAkun: student.uuid, label: NIM, alasan: 'Memeriksa KRS mahasiswa' })
    expect(log?.atasNamaOleh).not.toBeNull()
    const own = await server.call<{ riwayat: { nomor: string }[] }>('GET', '/v2/auth/login-as?riwayat=1', { token })
    expect(own.body.data.riwayat[0]).toMatchObject({ nomor: NIM })
  })

  it('changes things only for A:T and Supervisor who ticked it, and ends with his session', async () => {
    const config = await discover('portal-mhs')
    expect((await serah(await server.signIn('pembaca'), as({ bolehUbah: '1' }))).status).toBe(403)
    const browser = new Browser()
    const login = await browser.post<{ access_token: string }>('/v2/auth/login', { username: 'pengelola', password: PASSWORD })
    const { body } = await serah(login.data.access_token, as({ bolehUbah: '1' }))
    const tokens = await oidc.genericGrantRequest(config, 'authorization_code', { code: body.data.code, redirect_uri: BACK })
    expect((await write(tokens.access_token)).status).toBe(200)
    await browser.post('/v2/auth/logout', {})
    server.forget()
    expect((await write(tokens.access_token)).status).toBe(401)
  })

  it('is refused without reason, to others than administrators, and as an operator', async () => {
    const admin = await server.signIn('pengelola')
    expect((await serah(admin, as({ alasan: 'cek' }))).status).toBe(422)
    expect((await serah(await server.signIn('petugas'), as())).status).toBe(403)
    const { uuid } = await rows((db) => db.selectFrom('akun').select('uuid').where('username', '=', 'petugas').executeTakeFirstOrThrow())
    expect((await serah(admin, as({ as_user: uuid, as_role: 'ROLE_OPERATOR' }))).status).toBe(403)
    const found = await server.call<{ kandidat: { nomor: string }[] }>('GET', `/v2/auth/login-as?cari=${NIM.slice(0, 8)}`, { token: admin })
    expect(found.body.data.kandidat.map(({ nomor }) => nomor)).toContain(NIM)
  })
})

describe('the separate portal (PL-R23)', () => {
  it('takes a session over by code, once, and both end together', async () => {
    const browser = new Browser()
    const login = await browser.post<{ access_token: string }>('/v2/auth/login', { username: 'petugas', password: PASSWORD })
    const form = { response_type: 'code', client_id: 'portal-operator', redirect_uri: `${server.url}/oauth`, as_role: 'ROLE_OPERATOR' }
    const mint = async (redirect_uri = form.redirect_uri) => {
      const body = new URLSearchParams({ ...form, redirect_uri })
      const headers = { authorization: `Bearer ${login.data.access_token}` }
      const answer = await fetch(`${server.url}/v1/authorize/sikad`, { method: 'POST', headers, body })
      return { status: answer.status, code: ((await answer.json()) as { data?: { code: string } }).data?.code ?? '' }
    }
    expect((await mint('https://jahat.example/oauth')).status).toBe(422)
    const { code } = await mint()
    const other = new Browser()
    const enter = () =>
      other.go('/api/access_token', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          client_id: 'portal-operator',
          redirect_uri: form.redirect_uri,
        }),
      })
    const entered = await enter()
    expect(entered.status).toBe(200)
    expect(await entered.json()).toMatchObject({ access_token: expect.any(String), expires_in: 900 })
    expect((await other.go('/api/refresh_token', { method: 'POST' })).status).toBe(200)
    const again = await enter()
    expect([again.status, ((await again.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
    expect((await other.go('/api/refresh_token', { method: 'POST' })).status).toBe(401)
    expect((await browser.go('/api/refresh_token', { method: 'POST' })).status).toBe(200)
    const second = await mint()
    const third = new Browser()
    await third.go('/api/access_token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: second.code,
        client_id: 'portal-operator',
        redirect_uri: form.redirect_uri,
      }),
    })
    await third.post('/v2/auth/logout', {})
    expect((await browser.go('/api/refresh_token', { method: 'POST' })).status).toBe(401)
  })
})

it('forgets what ran out a day ago', async () => {
  await rows((db) => sql`UPDATE sso_token SET berakhir_pada = now() - interval '2 days' WHERE jenis = 'Interaction'`.execute(db))
  const { dropExpired } = await import('./token-queries')
  expect(await rows(dropExpired)).toBeGreaterThan(0)
})
