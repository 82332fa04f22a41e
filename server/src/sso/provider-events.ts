import type { IncomingMessage } from 'node:http'
import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import { pesanOauth } from '@sivitas/rules/platform/galat-oauth'
import { revokeFamily } from '../auth/masuk/queries'
import { inTransaction } from '../db/client'
import { callOf } from './call'
import { insertCatatan, type Catatan } from './log-queries'
import { ask, work, working } from './work'

type Failure = { error?: string; message: string; error_description?: string; error_detail?: string }
type Next = () => Promise<unknown>
type AnyContext = { req: IncomingMessage; status: number; body: unknown; oidc?: KoaContextWithOIDC['oidc'] }

const LANGKAH = {
  'authorization.error': 'masuk',
  'grant.error': 'tukar',
  'userinfo.error': 'profil',
  'introspection.error': 'periksa',
  'revocation.error': 'cabut',
  'end_session.error': 'keluar',
} as const

const GRANTS: Readonly<Record<string, string>> = { refresh_token: 'perbarui', authorization_code: 'tukar' }

function noteOf({ oidc }: KoaContextWithOIDC, langkah: string): Catatan {
  const params = (oidc.params ?? {}) as Record<string, string | undefined>
  return {
    idKlien: oidc.client?.clientId ?? params['client_id'] ?? null,
    langkah: GRANTS[params['grant_type'] ?? ''] ?? langkah,
    alamatKembali: params['redirect_uri'] ?? null,
    idAkun: oidc.account?.accountId ?? null,
    alamatIp: work().ip,
  }
}

/** Events are told at once and written by `endSessionToo`, in the transaction of the request. */
export function noteEvents(provider: Provider): void {
  for (const [event, langkah] of Object.entries(LANGKAH)) {
    provider.on(event as 'grant.error', (ctx: KoaContextWithOIDC, error: Failure) => {
      const pesan = [error.error_description, error.error_detail].filter(Boolean).join('; ')
      work().notes.push({ ...noteOf(ctx, langkah), galat: error.error ?? error.message, pesan })
    })
  }
  provider.on('grant.success', (ctx: KoaContextWithOIDC) => void work().notes.push(noteOf(ctx, 'tukar')))
  provider.on('authorization.success', (ctx: KoaContextWithOIDC) => void work().notes.push(noteOf(ctx, 'masuk')))
}

/** One request is one transaction, kept before its answer leaves: whoever gets a token may use it at once. */
export async function inOneTransaction(ctx: AnyContext, next: Next): Promise<void> {
  const { context, issuer } = callOf(ctx.req)
  const { services, tenant, http } = context
  const { college } = tenant
  const act = { collegeId: college.collegeId, requestId: http.requestId, alamatIp: http.ip, peramban: http.userAgent }
  try {
    await inTransaction(services.app, act, (db) =>
      working({ db, college, issuer, ip: http.ip }, async () => {
        await next()
      }),
    )
  } catch (err) {
    services.log.error({ err, requestId: http.requestId, route: http.path }, 'server SSO gagal')
    ctx.status = 500
    ctx.body = { error: 'server_error', status: { code: 500, message: 'Terjadi kesalahan pada server. Mohon coba lagi.' } }
  }
}

/** Failures in JSON also carry words for people, as those of all other calls do (PL-R12). */
export async function tellStatus(ctx: AnyContext, next: Next): Promise<void> {
  await next()
  const body = ctx.body as { error?: unknown } | null | undefined
  if (typeof body !== 'object' || body === null || typeof body.error !== 'string') return
  const error = callOf(ctx.req).path === '/api/refresh_token' && body.error === 'invalid_grant' ? overAt401(ctx) : body.error
  ctx.body = { ...body, error, status: { code: ctx.status, message: pesanOauth(error) } }
}

/** The source's own address for refreshing tells theft from age, and answers both with 401. */
function overAt401(ctx: AnyContext): string {
  ctx.status = 401
  return work().notes.some(({ pesan }) => /already (used|consumed)/.test(pesan ?? '')) ? 'token_reuse' : 'token_expired'
}

/** After the library: whoever left through another system left here too, and the log learns what happened. */
export async function endSessionToo(ctx: AnyContext, next: Next): Promise<void> {
  await next()
  const session = ctx.oidc?.session as { destroyed?: boolean; uid: string; accountId?: string } | undefined
  if (session?.destroyed && session.accountId) await ask((db) => revokeFamily(db, session.uid, 'keluar'))
  for (const note of work().notes) await ask((db) => insertCatatan(db, note))
}
