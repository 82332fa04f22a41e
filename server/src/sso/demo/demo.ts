import type { ServerResponse } from 'node:http'
import * as oidc from 'openid-client'
import type { SsoCall } from '../call'
import { arrivedPage, failedPage, startPage, type Written } from './demo-pages'
import { DEMO_CLIENT, DEMO_SECRET } from './demo-klien'
import { overLoopback } from './loopback'

const HOME = '/v2/sso/demo'
const BEGUN = 'demo_masuk'
const TOKEN = 'demo_token'

type Begun = { verifier: string; state: string; nonce: string }

/**
 * A small system that signs in through us, for looking at what others get: a relying party by the same library that others
 * use, over the same addresses, with nothing of ours behind it. It stands in demo colleges only, whose accounts share one
 * published password anyway.
 */
export async function answerDemo(call: SsoCall): Promise<void> {
  const { context, path, req, res, issuer } = call
  if (!context.tenant.college.demo)
    return void res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Halaman tidak ditemukan.')
  const here = new URL(req.url ?? '/', issuer)
  try {
    if (path === `${HOME}/masuk`) return await begin(call)
    if (path === `${HOME}/kembali`) return await comeBack(call, here)
    if (path === `${HOME}/tulis` && req.method === 'POST') return await write(call)
    const code = here.searchParams.get('code')
    // The source's way: a code that came without being asked for.
    if (code)
      return await arrive(
        call,
        async (config) => await oidc.genericGrantRequest(config, 'authorization_code', { code, redirect_uri: issuer + HOME }),
      )
    html(res, startPage(HOME))
  } catch (error) {
    html(res, failedPage(HOME, wordsOf(error)), { status: 400 })
  }
}

const wordsOf = (error: unknown): string => {
  if (error instanceof oidc.ResponseBodyError) return [error.error, error.error_description].filter(Boolean).join(': ')
  if (error instanceof oidc.AuthorizationResponseError) return [error.error, error.error_description].filter(Boolean).join(': ')
  if (error instanceof oidc.WWWAuthenticateChallengeError) return error.cause[0]?.parameters['error'] ?? 'invalid_token'
  return error instanceof Error ? error.message : String(error)
}

function html(res: ServerResponse, body: string, { status = 200, cookies = [] }: { status?: number; cookies?: string[] } = {}): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  res.end(body)
}

const cookie = (name: string, value: string) => `${name}=${value}; Path=${HOME}; HttpOnly; SameSite=Lax; Max-Age=${value ? 900 : 0}`

function discover({ issuer, req }: SsoCall): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(issuer), DEMO_CLIENT, DEMO_SECRET, oidc.ClientSecretBasic(DEMO_SECRET), {
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    [oidc.customFetch]: overLoopback(req.socket.localPort ?? 80),
  })
}

async function begin(call: SsoCall): Promise<void> {
  const config = await discover(call)
  const begun: Begun = { verifier: oidc.randomPKCECodeVerifier(), state: oidc.randomState(), nonce: oidc.randomNonce() }
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${call.issuer}${HOME}/kembali`,
    scope: 'openid profile email akademik roles',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  })
  const kept = Buffer.from(JSON.stringify(begun)).toString('base64url')
  call.res.writeHead(302, { location: address.href, 'set-cookie': cookie(BEGUN, kept), 'cache-control': 'no-store' }).end()
}

async function comeBack(call: SsoCall, here: URL): Promise<void> {
  const kept = call.context.http.cookies[BEGUN]
  if (!kept) throw new Error('Masuk ini tidak dimulai di peramban ini.')
  const { verifier, state, nonce } = JSON.parse(Buffer.from(kept, 'base64url').toString()) as Begun
  await arrive(call, (config) =>
    oidc.authorizationCodeGrant(config, here, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    }),
  )
}

type Tokens = Awaited<ReturnType<typeof oidc.genericGrantRequest>>

/** Exchanges the code, asks who it is, and shows both. */
async function arrive(call: SsoCall, exchange: (config: oidc.Configuration) => Promise<Tokens>): Promise<void> {
  const config = await discover(call)
  const tokens = await exchange(config)
  const claims = tokens.claims()
  const info = await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? oidc.skipSubjectCheck)
  html(call.res, arrivedPage(HOME, { claims: { ...claims }, info }), { cookies: [cookie(TOKEN, tokens.access_token), cookie(BEGUN, '')] })
}

/** Tries to change something on the person's behalf, as a portal of students would: who only looks is refused. */
async function write({ context, res, issuer, req }: SsoCall): Promise<void> {
  const token = context.http.cookies[TOKEN] ?? ''
  const answer = await overLoopback(req.socket.localPort ?? 80)(`${issuer}/v2/platform/preferensi/demo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kunci: 'demo', nilai: { disimpanPada: new Date().toISOString() } }),
    redirect: 'manual',
    signal: undefined,
  })
  const { status } = (await answer.json()) as { status: Written }
  html(res, arrivedPage(HOME, { claims: {}, info: {}, written: status }))
}
