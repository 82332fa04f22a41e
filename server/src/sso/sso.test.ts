import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as oidc from 'openid-client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../auth/token'
import { inTransaction } from '../db/client'
import { storeFile } from '../files/files'
import { inCollege, insert, makeCollege, makeOperator, TEST_COLLEGE } from '../testing/builders'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { startTestServer, type TestServer } from '../testing/server'
import { fotoAddress } from './foto'

const OTHER = 'lain'
const BACK = 'https://lms.contoh.ac.id/sso?from=operator'
const SECRET = 'rahasia-klien-uji-yang-cukup-panjang'

let database: TestDatabase
let server: TestServer
let rp: oidc.Configuration

const rows = <T>(run: Parameters<typeof inCollege<T>>[2], college = TEST_COLLEGE) => inCollege(database.owner, college, run)

type KlienValues = { id: string; collegeId?: string } & Record<string, unknown>

/** A registered system; only what a test cares about is named. */
const makeKlien = ({ collegeId = TEST_COLLEGE, ...values }: KlienValues) =>
  insert(database.owner, 'ssoKlien', {
    collegeId,
    nama: values.id,
    jenis: 'lms',
    redirectUri: [BACK],
    rahasiaHash: hashToken(SECRET),
    scopeOidc: ['openid', 'profile', 'email', 'akademik', 'roles', 'offline_access'],
    peranDiizinkan: ['ROLE_OPERATOR', 'ROLE_MAHASISWA'],
    ...values,
  })

const discover = (id: string, secret: string | undefined = SECRET) =>
  oidc.discovery(new URL(server.url), id, secret, secret ? oidc.ClientSecretBasic(secret) : oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  })

type Form = Record<string, string>
type Serah = { code: string; state: string; expiresIn: number }

/** Asks for a code as the portal does, form-encoded. */
async function serah(token: string, form: Form = {}) {
  const body = new URLSearchParams({
    response_type: 'code',
    client_id: 'lms',
    state: 'keadaan',
    redirect_uri: BACK,
    as_role: 'ROLE_OPERATOR',
    ...form,
  })
  const answer = await fetch(`${server.url}/v1/authorize/sikad`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
    body,
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { data: Serah; type: string; detail: string; errors: { field: string }[] },
  }
}

/** Exchanges a code that came without being asked for, as a plugin of an old system does. */
const exchange = (code: string, config = rp, redirect = BACK) =>
  oidc.genericGrantRequest(config, 'authorization_code', { code, redirect_uri: redirect })

/** The error code of a refused request. */
const refusal = async (asked: Promise<unknown>): Promise<string> => {
  try {
    await asked
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError) return error.error
    if (error instanceof oidc.WWWAuthenticateChallengeError) return error.cause[0]?.parameters['error'] ?? ''
    throw error
  }
  throw new Error('The request was not refused.')
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeCollege(database.owner)
  await makeCollege(database.owner, { collegeId: OTHER })
  // Relying parties find the server by the site that they were told.
  await rows((db) => db.insertInto('site').values({ collegeId: TEST_COLLEGE, origin: server.url }).execute())
  server.forget()
  await makeKlien({ id: 'lms', petaGrup: JSON.stringify({ 'Hak petugas 1': 'Teacher' }) })
  await makeOperator(database.owner, { username: 'petugas', nama: 'Budi Santoso Wijaya', scopes: ['F3:B'] })
  rp = await discover('lms')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('discovery (PL-R12)', () => {
  it('names the issuer of the site and the addresses of the document, and publishes a key with kid', async () => {
    const metadata = rp.serverMetadata()
    expect(metadata).toMatchObject({
      issuer: server.url,
      authorization_endpoint: `${server.url}/v2/sso/authorize`,
      token_endpoint: `${server.url}/api/access_token`,
      userinfo_endpoint: `${server.url}/api/user_info`,
      jwks_uri: `${server.url}/v2/sso/jwks`,
      introspection_endpoint: `${server.url}/v2/sso/introspect`,
      revocation_endpoint: `${server.url}/v2/sso/revoke`,
      end_session_endpoint: `${server.url}/v2/sso/logout`,
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      backchannel_logout_supported: true,
    })
    const { keys } = (await (await fetch(metadata.jwks_uri ?? '')).json()) as { keys: Record<string, string>[] }
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256', kid: expect.any(String) })])
    expect(Object.keys(keys[0] ?? {})).not.toContain('d')
  })

  it('keeps private keys encrypted', async () => {
    const [stored] = await rows((db) => db.selectFrom('ssoKunci').select(['publik', 'rahasia']).execute())
    expect(stored?.rahasia).toMatch(/^v1\./)
    expect(JSON.stringify(stored?.publik)).not.toContain('"d"')
  })
})

describe('a code for another system (PL-R11)', () => {
  it('is exchanged for tokens whose claims follow the scopes (PL-R13)', async () => {
    const { status, body } = await serah(await server.signIn('petugas'))
    expect([status, body.data.state, body.data.expiresIn]).toEqual([200, 'keadaan', 120])
    const tokens = await exchange(body.data.code)
    expect(tokens.token_type).toBe('bearer')
    expect(tokens.refresh_token).toEqual(expect.any(String))
    const claims = tokens.claims()
    expect(claims).toMatchObject({ iss: server.url, aud: 'lms', amr: ['pwd'], sid: expect.any(String), auth_time: expect.any(Number) })
    const info = await oidc.fetchUserInfo(rp, tokens.access_token, claims?.sub ?? '')
    expect(info).toMatchObject({
      name: 'Budi Santoso Wijaya',
      given_name: 'Budi Santoso',
      family_name: 'Wijaya',
      preferred_username: 'petugas',
      locale: 'id-ID',
      zoneinfo: 'Asia/Jakarta',
      email_verified: false,
      roles: ['ROLE_OPERATOR'],
      college_id: TEST_COLLEGE,
    })
    expect(info.email).toMatch(/^petugas@\d{6}\.invalid$/)
    expect(info).not.toHaveProperty('act')
    expect(info).not.toHaveProperty('nim')
  })

  it('shows the photo at an address that ends after a day and can not be guessed (PL-R13)', async () => {
    const isi = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer()
    const { id: idFoto } = await inTransaction(database.app, { collegeId: TEST_COLLEGE }, async (db) => {
      const pemilik = { area: 'pengaturan', pemilikJenis: 'operator', idPemilik: '1' }
      const { services } = server
      const row = await storeFile({ db, services }, { nama: 'wajah.jpg', mime: 'image/jpeg', isi, kecil: isi, jenis: 'foto', pemilik })
      await db.updateTable('operator').set({ idFoto: row.id }).where('nama', '=', 'Budi Santoso Wijaya').execute()
      return row
    })
    const tokens = await exchange((await serah(await server.signIn('petugas'))).body.data.code)
    const { picture = '' } = await oidc.fetchUserInfo(rp, tokens.access_token, tokens.claims()?.sub ?? '')
    expect(picture).toContain(`${server.url}/v2/sso/foto/${idFoto}-`)
    const shown = await fetch(picture)
    expect([shown.status, shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
      200,
      'image/jpeg',
      isi.byteLength,
    ])
    const [, sampai = ''] = /-(\d{10})-/.exec(picture) ?? []
    for (const forged of [picture.replace(sampai, String(Number(sampai) + 60)), picture.replace(idFoto, randomUUID())])
      expect((await fetch(forged)).status).toBe(404)
    const { sealer } = server.services
    const over = fotoAddress(idFoto, { issuer: server.url, sealer, collegeId: TEST_COLLEGE, now: new Date(Date.now() - 25 * 3_600_000) })
    expect((await fetch(over)).status).toBe(404)
  })

  it('shown twice gives nothing, and what it gave is taken back', async () => {
    const { body } = await serah(await server.signIn('petugas'))
    const tokens = await exchange(body.data.code)
    expect(await refusal(exchange(body.data.code))).toBe('invalid_grant')
    const { status } = await fetch(`${server.url}/api/user_info`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(status).toBe(401)
    expect(await refusal(oidc.refreshTokenGrant(rp, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('shown by two at the same moment leaves nobody with a token', async () => {
    const { body } = await serah(await server.signIn('petugas'))
    const outcomes = await Promise.allSettled([exchange(body.data.code), exchange(body.data.code)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') continue
      const answer = await oidc.tokenIntrospection(rp, outcome.value.access_token)
      expect(answer.active).toBe(false)
    }
  })

  it('is refused after 120 seconds, tampered with, for another address, and at another college (PL edge 10)', async () => {
    const token = await server.signIn('petugas')
    const old = (await serah(token)).body.data.code
    await rows((db) =>
      sql`UPDATE sso_token SET isi = jsonb_set(isi, '{exp}', to_jsonb(extract(epoch FROM now())::int - 1)) WHERE jenis = 'AuthorizationCode'`.execute(
        db,
      ),
    )
    expect(await refusal(exchange(old))).toBe('invalid_grant')
    const { code } = (await serah(token)).body.data
    expect(await refusal(exchange(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`))).toBe('invalid_grant')
    expect(await refusal(exchange(code, rp, 'https://lms.contoh.ac.id/lain'))).toBe('invalid_grant')
    await makeKlien({ id: 'lms', collegeId: OTHER })
    const foreign = await fetch(`${server.url}/api/access_token`, {
      method: 'POST',
      headers: { 'college-id': OTHER, authorization: `Basic ${Buffer.from(`lms:${SECRET}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: BACK }),
    })
    const answer = (await foreign.json()) as { error: string; error_description: string; status: { message: string } }
    expect([foreign.status, answer.error]).toEqual([400, 'invalid_grant'])
    expect(answer.error_description).toEqual(expect.any(String))
    expect(answer.status.message).toContain('tidak berlaku')
    // Nothing of all this used it up.
    await expect(exchange(code)).resolves.toMatchObject({ token_type: 'bearer' })
  })

  it('is refused to a wrong secret; a replaced one works for a day more', async () => {
    const token = await server.signIn('petugas')
    const wrong = await discover('lms', 'bukan-rahasianya')
    expect(await refusal(exchange((await serah(token)).body.data.code, wrong))).toBe('invalid_client')
    await makeKlien({
      id: 'ganti',
      rahasiaHash: hashToken('baru'),
      rahasiaLamaHash: hashToken(SECRET),
      rahasiaLamaSampai: new Date(Date.now() + 60_000),
    })
    const old = await discover('ganti')
    await expect(exchange((await serah(token, { client_id: 'ganti' })).body.data.code, old)).resolves.toBeDefined()
    await rows((db) => sql`UPDATE sso_klien SET rahasia_lama_sampai = now() - interval '1 second' WHERE id = 'ganti'`.execute(db))
    expect(await refusal(exchange((await serah(token, { client_id: 'ganti' })).body.data.code, old))).toBe('invalid_client')
  })

  it("goes to registered addresses only; the client's log shows what was sent (PL edge 11)", async () => {
    const token = await server.signIn('petugas')
    for (const address of ['https://lms.contoh.ac.id/sso', `${BACK}/`, 'https://jahat.example/']) {
      const { status, body } = await serah(token, { redirect_uri: address })
      expect([status, body.errors[0]?.field]).toEqual([422, 'redirect_uri'])
    }
    const notes = await rows((db) => db.selectFrom('ssoCatatan').select('alamatKembali').where('galat', '=', 'redirect_uri').execute())
    expect(notes.map(({ alamatKembali }) => alamatKembali)).toContain('https://jahat.example/')
  })

  it('wants a role that the account has and the client allows', async () => {
    const token = await server.signIn('petugas')
    expect((await serah(token, { as_role: 'ROLE_MAHASISWA' })).status).toBe(403)
    await makeKlien({ id: 'khusus', peranDiizinkan: ['ROLE_MAHASISWA'] })
    expect((await serah(token, { client_id: 'khusus' })).status).toBe(403)
    expect((await serah(token, { client_id: 'tak.ada' })).status).toBe(422)
  })

  it('of a client without a secret needs its verifier', async () => {
    await makeKlien({ id: 'aplikasi', rahasiaHash: null, metodeAuth: 'none' })
    const token = await server.signIn('petugas')
    expect((await serah(token, { client_id: 'aplikasi' })).body.errors[0]?.field).toBe('code_challenge')
    const verifier = oidc.randomPKCECodeVerifier()
    const code_challenge = await oidc.calculatePKCECodeChallenge(verifier)
    const app = await discover('aplikasi', '')
    const ask = async (more: Form) => {
      const { code } = (await serah(token, { client_id: 'aplikasi', code_challenge })).body.data
      return await oidc.genericGrantRequest(app, 'authorization_code', { code, redirect_uri: BACK, ...more })
    }
    expect(await refusal(ask({}))).toBe('invalid_grant')
    expect(await refusal(ask({ code_verifier: oidc.randomPKCECodeVerifier() }))).toBe('invalid_grant')
    await expect(ask({ code_verifier: verifier })).resolves.toBeDefined()
  })
})

describe('tokens of other systems', () => {
  const born = async (username = 'petugas') => {
    const token = await server.signIn(username)
    return { token, tokens: await exchange((await serah(token)).body.data.code) }
  }

  it('are rotated at each refresh; an old one shown again ends all of them', async () => {
    const { tokens } = await born()
    const next = await oidc.refreshTokenGrant(rp, tokens.refresh_token ?? '')
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(await refusal(oidc.refreshTokenGrant(rp, tokens.refresh_token ?? ''))).toBe('invalid_grant')
    expect(await refusal(oidc.refreshTokenGrant(rp, next.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('refresh at the address of the source too, which tells theft from age with 401', async () => {
    const { tokens } = await born()
    const refresh = (refresh_token: string) =>
      fetch(`${server.url}/api/refresh_token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`lms:${SECRET}`).toString('base64')}` },
        body: new URLSearchParams({ refresh_token }),
      })
    const first = await refresh(tokens.refresh_token ?? '')
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 })
    const stolen = await refresh(tokens.refresh_token ?? '')
    expect([stolen.status, ((await stolen.json()) as { error: string }).error]).toEqual([401, 'token_reuse'])
  })

  it('are introspected by their own client only, and revoked', async () => {
    const { tokens } = await born()
    expect(await oidc.tokenIntrospection(rp, tokens.access_token)).toMatchObject({ active: true, client_id: 'lms' })
    await makeKlien({ id: 'tetangga' })
    expect(await oidc.tokenIntrospection(await discover('tetangga'), tokens.access_token)).toEqual({ active: false })
    await oidc.tokenRevocation(rp, tokens.refresh_token ?? '')
    expect((await oidc.tokenIntrospection(rp, tokens.access_token)).active).toBe(false)
  })

  it('end when the session ends that gave them', async () => {
    await makeOperator(database.owner, { username: 'pulang', scopes: [] })
    const { token, tokens } = await born('pulang')
    const sessions = await server.call<{ id: string; sesiIni: boolean }[]>('GET', '/v2/auth/sesi', { token })
    await server.call('DELETE', `/v2/auth/sesi/${sessions.body.data.find(({ sesiIni }) => sesiIni)?.id}`, { token })
    expect((await oidc.tokenIntrospection(rp, tokens.access_token)).active).toBe(false)
    expect(await refusal(oidc.refreshTokenGrant(rp, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('open nothing of the operator API, and portal tokens still answer /api/user_info', async () => {
    const { token, tokens } = await born()
    expect((await server.call('GET', '/v1/operator', { token: tokens.access_token })).status).toBe(401)
    expect((await server.call('GET', '/v2/platform/preferensi', { token: tokens.access_token })).status).toBe(401)
    const own = await fetch(`${server.url}/api/user_info`, { headers: { authorization: `Bearer ${token}` } })
    expect(await own.json()).toMatchObject({ username: 'petugas', scopes: ['F3:B'], wajibTotp: false })
  })
})
