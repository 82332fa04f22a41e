import * as oidc from 'openid-client'
import { tujuanAman } from '@sivitas/rules/platform/tujuan-aman'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { issuerOf } from '../../sso/issuer'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import type { Context } from '../context'
import { api } from '../guard'
import { addCookie } from '../masuk/cookie'
import { assertMayUsePortal, openPortalSession } from '../masuk/open-session'
import { findAkun, recordAct } from '../masuk/queries'
import { hashToken, randomToken } from '../token'
import { findAkunByVerifiedEmail, findIdp, findLinkedAkun, insertBegun, linkAkun, listIdp, takeBegun, type Idp } from './queries'

const calls = api.platform.idp
const COOKIE = 'sivitas_idp'
const BEGUN_SECONDS = 600

type Asking = Omit<Context, 'session'>

const isOn = ({ db }: Pick<Asking, 'db'>): Promise<boolean> => konfigurasi(db, 'izinkan_idp_luar')

const cookie = ({ http }: Asking, value: string, seconds: number) =>
  `${COOKIE}=${value}; Path=/v2/auth/idp; HttpOnly; SameSite=Lax; Max-Age=${seconds}${http.secure ? '; Secure' : ''}`

const unreachable = (nama: string, cause: unknown) =>
  new Galat([504, 'batas_waktu'], `${nama} tidak dapat dihubungi. Coba lagi, atau masuk dengan kata sandi.`, { cause })

async function openProvider({ services }: Asking, { nama, issuer, clientId, rahasia }: Idp): Promise<oidc.Configuration> {
  const secret = rahasia ? services.sealer.open(rahasia) : undefined
  try {
    // Plain http is possible for a provider on the own machine only; the form refuses it elsewhere.
    const insecure = issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}
    return await oidc.discovery(new URL(issuer), clientId, secret, secret ? undefined : oidc.None(), insecure)
  } catch (cause) {
    throw unreachable(nama, cause)
  }
}

/** Begins a sign-in: what must come back is remembered here, and half of it in the browser. */
async function begin(context: Asking, id: string, redirect: string): Promise<string> {
  const idp = (await isOn(context)) ? await findIdp(context.db, id) : undefined
  if (!idp) throw tidakDitemukan('Penyedia identitas')
  const config = await openProvider(context, idp)
  const [state, nonce, verifier, tanda] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier(), randomToken()]
  await insertBegun(context.db, {
    hashState: hashToken(state),
    hashTanda: hashToken(tanda),
    idIdp: id,
    nonce,
    verifier,
    tujuan: tujuanAman(redirect),
  })
  addCookie(context, cookie(context, tanda, BEGUN_SECONDS))
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${await issuerOf(context.db, context.tenant)}/login`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

const stale = () => new Galat([410, 'token_kedaluwarsa'], 'Tautan masuk sudah tidak berlaku. Ulangi dari halaman masuk.')

/** What the provider says of the person, after everything that it sent was checked. */
async function claimsFrom(context: Asking, query: string) {
  const state = new URLSearchParams(query).get('state') ?? ''
  const begun = await takeBegun(context.db, hashToken(state), hashToken(context.http.cookies[COOKIE] ?? ''))
  const idp = begun ? await findIdp(context.db, begun.idIdp) : undefined
  if (!begun || !idp) throw stale()
  const config = await openProvider(context, idp)
  const here = new URL(`${await issuerOf(context.db, context.tenant)}/login?${query.replace(/^\?/, '')}`)
  try {
    const tokens = await oidc.authorizationCodeGrant(config, here, {
      pkceCodeVerifier: begun.verifier,
      expectedState: state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw stale()
    return { idp, tujuan: begun.tujuan, claims }
  } catch (cause) {
    if (cause instanceof Galat) throw cause
    throw new Galat([401, 'kredensial_salah'], `${idp.nama} tidak mengesahkan masuk ini. Ulangi dari halaman masuk.`, { cause })
  }
}

/** The account of that person: linked before, or found by an address that both sides have verified. */
async function akunOf({ db }: Asking, idp: Idp, claims: oidc.IDToken): Promise<string> {
  const linked = await findLinkedAkun(db, idp.id, claims.sub)
  if (linked) return linked
  const { email, email_verified: verified } = claims as { email?: unknown; email_verified?: unknown }
  const found = typeof email === 'string' && verified === true ? await findAkunByVerifiedEmail(db, email) : undefined
  if (!found)
    throw new Galat(
      [403, 'hak_akses'],
      `Akun ${idp.nama} Anda belum dikenal di sini. Masuk dengan kata sandi, lalu minta administrator memeriksa surel Anda.`,
    )
  await linkAkun(db, { idIdp: idp.id, sub: claims.sub, idAkun: found })
  return found
}

async function finish(context: Asking, query: string) {
  if (!(await isOn(context))) throw stale()
  const { idp, tujuan, claims } = await claimsFrom(context, query)
  const akun = await findAkun(context.db, await akunOf(context, idp, claims))
  if (akun.status === 'nonaktif') throw new Galat([403, 'hak_akses'], 'Akun dinonaktifkan. Hubungi administrator.')
  assertMayUsePortal(akun)
  addCookie(context, cookie(context, '', 0))
  // Their provider vouches for the second step as well; the claim amr tells that it was not ours.
  const opened = await openPortalSession(context, akun, { amr: ['fed'] })
  await recordAct(context, { aksi: 'masuk', idAkun: akun.uuid, label: akun.username, alasan: `melalui ${idp.nama}` })
  return { ...opened, redirect: tujuan }
}

export const idp = calls.router({
  list: calls.list.handler(async ({ context }) => ({ data: (await isOn(context)) ? await listIdp(context.db) : [] })),
  mulai: calls.mulai.handler(async ({ input, context }) => ({ data: { alamat: await begin(context, input.id, input.redirect) } })),
  selesai: calls.selesai.handler(async ({ input, context }) => ({
    status: { message: 'Berhasil masuk' },
    data: await finish(context, input.query),
  })),
})
