import { implement, type ImplementerInternalWithMiddlewares } from '@orpc/server'
import { contract } from '@sivitas/contract'
import type { EndpointMeta } from '@sivitas/contract/kit/procedure'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { inTransaction, type Act } from '../db/client'
import { Galat } from '../kit/galat'
import type { Authenticated, Context, RequestContext } from './context'
import { assertAreaTerbuka } from './gerbang-data-master'
import { once } from './idempotency'
import { carriedBy } from './lent-rights'
import { assertNotTooOften } from './public-limit'
import { findPortalBearer } from './bearer-queries'
import { NO_PRODI, setRights } from './queries'
import { assertMayCall } from './rights'
import type { Session } from './session'
import type { AccessClaims } from './token'

/** Nobody is signed in. Reading anything of it is a fault of the handler, not of the caller. */
const NOBODY = new Proxy({} as Session, {
  get(_target, key) {
    // A promise asks every value that it carries for this.
    if (key === 'then') return undefined
    throw new Error(`A public call asked for session.${String(key)}.`)
  },
})

/** Whether somebody stands behind a public call; without anybody its session can't be read. */
export const signedIn = ({ session }: { session: Session }): boolean => session !== NOBODY

const needsLogin = () =>
  new Galat([401, 'token_kedaluwarsa'], 'Sesi Anda telah berakhir. Silakan login kembali.', { headers: { 'www-authenticate': 'Bearer' } })

/**
 * Every endpoint passes here before its handler: session, role, scope, then one transaction that carries college, akun
 * and prodi into the database, where row-level security holds them against every query (conventions section 4).
 */
export const api: ImplementerInternalWithMiddlewares<typeof contract, RequestContext, Context> = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, procedure, path, next }, input, output) => {
    const { meta, route } = procedure['~orpc']
    const writes = route.method !== 'GET' && !meta.public
    const { act, sessionIn } = await recognise(context, procedure['~orpc'])
    const outcome = await inTransaction(context.services.app, act, async (db) => {
      const authenticated: Authenticated = { db, session: await sessionIn(db), collegeId: context.tenant.college.collegeId }
      const pass = () => next({ context: authenticated })
      await assertAreaTerbuka(db, path, route.method)
      try {
        if (!writes) return { answer: await pass() }
        const kept = await once(context, { ...authenticated, input, secret: meta.secret ?? false }, async () => (await pass()).output)
        // oRPC types an answer that no handler gave as one without our context; to its caller both are the same.
        return { answer: output(kept) as unknown as Awaited<ReturnType<typeof pass>> }
      } catch (error) {
        if (error instanceof Galat && error.keepsWrites) return { refusal: error }
        throw error
      }
    })
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.answer
  })

type Endpoint = { meta: EndpointMeta; route: { method?: string; path?: string } }
type Recognised = { act: Act; sessionIn: (db: Authenticated['db']) => Promise<Session> }

/** Who calls, as far as it can be known before the transaction; a writer's rights are read inside it (PL-R9). */
async function recognise(context: RequestContext, { meta, route }: Endpoint): Promise<Recognised> {
  context.reply.bare = meta.bare ?? false
  const { actor } = context
  if (actor) {
    const { session } = carriedBy(admit(context, actor, meta), meta)
    return { act: actOf(context, session, true), sessionIn: async () => session }
  }
  if (meta.public) await assertNotTooOften(route.path ?? '', context.http.ip)
  const claims = await readClaims(context, meta)
  if (claims && !meta.public && route.method !== 'GET') {
    const act = actOf(context, { uuid: claims.sub, idProdi: null, atasNama: null }, false)
    return { act, sessionIn: (db) => admitWriter({ ...context, db }, claims, meta) }
  }
  const seen = claims ? await context.services.sessions.forRead(claims, context.tenant.college) : null
  const admitted = admit(context, seen, meta)
  // Nobody's session answers nothing, so it is not asked which role carries a public call.
  const session = seen ? carriedBy(admitted, meta).session : admitted
  const act = actOf(context, seen ? session : { idProdi: null, atasNama: null }, !meta.traces && !meta.public)
  return { act, sessionIn: async () => session }
}

async function readClaims({ http, services, tenant }: RequestContext, meta: EndpointMeta): Promise<AccessClaims | null> {
  const [, token] = /^Bearer (.+)$/i.exec(http.headers.authorization ?? '') ?? []
  const claims = token ? ((await services.tokens.read(token)) ?? (await readPortalToken({ services, tenant }, meta, token))) : null
  if (claims && claims.college !== tenant.college.collegeId)
    throw new Galat([403, 'perguruan_tinggi'], 'Token ini bukan untuk perguruan tinggi tersebut.')
  if (!claims && !meta.public) throw needsLogin()
  return claims
}

/**
 * A token that a portal of students or lecturers got through single sign-on. It opens only what is meant for every role,
 * so that no other system that people sign in to can act for them here.
 */
async function readPortalToken(
  { services, tenant: { college } }: Pick<RequestContext, 'services' | 'tenant'>,
  { anyRole }: EndpointMeta,
  token: string,
): Promise<AccessClaims | null> {
  if (!anyRole || token.includes('.')) return null
  const found = await inTransaction(services.app, { collegeId: college.collegeId, readOnly: true }, (db) => findPortalBearer(db, token))
  return found ? { ...found, college: college.collegeId } : null
}

async function admitWriter(
  context: RequestContext & Pick<Authenticated, 'db'>,
  claims: AccessClaims,
  meta: EndpointMeta,
): Promise<Session> {
  const { services, tenant, db } = context
  const session = admit(context, await services.sessions.forWrite(db, claims, tenant.college), meta)
  if (tenant.college.status === 'ditangguhkan')
    throw new Galat([423, 'terkunci'], 'Perguruan tinggi ini sedang ditangguhkan: data hanya dapat dibaca.')
  if (session.hanyaBacaSampai !== null)
    throw new Galat([403, 'hak_akses'], `Akun Anda hanya baca sampai ${formatTanggal(session.hanyaBacaSampai)}.`)
  if (session.atasNama !== null && !session.bolehUbah)
    throw new Galat(
      [403, 'hak_akses'],
      "Anda masuk sebagai orang lain dan hanya dapat membaca. Izin mengubah diberikan saat 'Login sebagai'.",
    )
  const carried = carriedBy(session, meta)
  await setRights(db, { ...carried.session, untuk: carried.untuk })
  return carried.session
}

function admit({ reply }: RequestContext, session: Session | null, meta: EndpointMeta): Session {
  if (!session) {
    if (meta.public) return NOBODY
    throw needsLogin()
  }
  if (meta.public) return session
  if (!meta.anyRole && !session.roles.includes('ROLE_OPERATOR'))
    throw new Galat([403, 'bukan_operator'], 'Akun Anda tidak memiliki akses ke portal operator.')
  if (session.wajibGantiSandi && !meta.beforePasswordChange)
    throw new Galat([403, 'wajib_ganti_sandi'], 'Ganti kata sandi pertama Anda terlebih dahulu.')
  if (session.wajibTotp && !meta.beforePasswordChange) throw new Galat([403, 'wajib_totp'], 'Pasang autentikator Anda terlebih dahulu.')
  // The portal fetches rights anew as soon as this differs from what it holds.
  reply.headers.set(
    'x-hak',
    Object.entries(session.scopes)
      .map(([code, access]) => code + access)
      .toSorted()
      .join('.') || '-',
  )
  assertMayCall(session, meta)
  return session
}

function actOf(
  { tenant, http }: RequestContext,
  who: { uuid?: string | undefined; idProdi: readonly string[] | null; atasNama: string | null },
  readOnly: boolean,
): Act {
  return {
    collegeId: tenant.college.collegeId,
    akun: who.uuid,
    atasNama: who.atasNama ?? undefined,
    // An operator whose list names only unknown prodi sees nothing, not everything.
    prodi: who.idProdi === null ? undefined : who.idProdi.join(',') || NO_PRODI,
    requestId: http.requestId,
    alamatIp: http.ip,
    peramban: http.userAgent,
    readOnly,
  }
}
