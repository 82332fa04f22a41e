import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Interaction as Detail } from 'oidc-provider'
import type { Interaksi } from '@sivitas/contract/platform/auth/sso'
import { akhirSesi } from '@sivitas/rules/platform/rotasi'
import type { Context } from '../auth/context'
import { randomToken } from '../auth/token'
import { authenticate, type Credentials } from '../auth/masuk/authenticate'
import { insertSesi, recordAct, type AkunMasuk } from '../auth/masuk/queries'
import { Galat } from '../kit/galat'
import { findPerson, insertHibah } from './account-queries'
import { issuerOf } from './issuer'
import { findKlien } from './klien-queries'
import { PERAN_DITOLAK } from './policy'
import { working } from './work'

/** These calls are public: the person is about to sign in, and is known by the cookie of his interaction alone. */
type Asking = Omit<Context, 'session'>

const over = () => new Galat([410, 'token_kedaluwarsa'], 'Permintaan masuk ini sudah berakhir. Kembali ke halaman asal dan ulangi.')

type Step = { detail: Detail; issuer: string }

/** Runs within the interaction that this browser began; anybody else's number opens nothing. */
async function within<T>(context: Asking, uid: string, run: (step: Step) => Promise<T>): Promise<T> {
  const { db, services, tenant, http } = context
  const cookie = http.cookies['sivitas_interaksi'] ?? ''
  if (cookie.length !== uid.length || !timingSafeEqual(Buffer.from(cookie), Buffer.from(uid))) throw over()
  const issuer = await issuerOf(db, tenant)
  const provider = await services.sso.of(tenant.college.collegeId, issuer)
  return await working({ db, college: tenant.college, issuer, ip: http.ip }, async () => {
    const detail = await provider.Interaction.find(uid)
    if (!detail) throw over()
    return await run({ detail, issuer })
  })
}

/** Notes what the person did and answers where the browser goes on. */
async function finish({ detail }: Step, result: Record<string, unknown>): Promise<{ lanjut: string }> {
  detail.result = { ...detail.lastSubmission, ...result }
  await detail.persist()
  const { pathname, search } = new URL(detail.returnTo)
  return { lanjut: pathname + search }
}

const paramOf = ({ params }: Detail, name: string) => (params as Record<string, string | undefined>)[name] ?? ''
const idKlienOf = (detail: Detail) => paramOf(detail, 'client_id')

function langkahOf({ prompt }: Detail): Interaksi['langkah'] {
  if (prompt.reasons.includes(PERAN_DITOLAK)) return 'peran'
  if (prompt.name === 'consent') return 'setuju'
  return prompt.name === 'select_account' ? 'pilih_akun' : 'masuk'
}

export const rincianInteraksi = (context: Asking, uid: string): Promise<Interaksi> =>
  within(context, uid, async ({ detail }) => {
    const id = idKlienOf(detail)
    const klien = await findKlien(context.db, id)
    const person = detail.session ? await findPerson(context.db, detail.session.accountId) : undefined
    const langkah = langkahOf(detail)
    return {
      // Who is asked to choose and has not signed in yet has nothing to choose from.
      langkah: langkah === 'pilih_akun' && !person ? 'masuk' : langkah,
      klien: { id, nama: klien?.nama ?? id },
      akun: person ? { nama: person.nama, username: person.username } : null,
      scope: paramOf(detail, 'scope').split(' ').filter(Boolean),
    }
  })

/** Signs in for another system; students and lecturers too, as far as the system admits them. */
export const masukInteraksi = (context: Asking, { uid, ...credentials }: Credentials & { uid: string }): Promise<{ lanjut: string }> =>
  within(context, uid, async (step) => {
    const { akun, amr } = await authenticate(context, credentials)
    const klien = await findKlien(context.db, idKlienOf(step.detail))
    if (!klien?.aktif || !akun.roles.some((role) => klien.peranDiizinkan.includes(role)))
      throw new Galat([403, 'hak_akses'], `Akun Anda tidak diizinkan memakai ${klien?.nama ?? 'sistem ini'}.`, { keepsWrites: true })
    if (akun.wajibGantiSandi)
      throw new Galat([403, 'wajib_ganti_sandi'], 'Ganti kata sandi pertama Anda terlebih dahulu di portal Anda.', { keepsWrites: true })
    const sama = step.detail.session?.accountId === akun.uuid
    const sesi = sama ? undefined : await openSesi(context, akun, amr)
    await recordAct(context, { aksi: 'masuk', idAkun: akun.uuid, label: akun.username, alasan: `melalui ${klien.nama}` })
    const login = { accountId: akun.uuid, ts: Math.floor(Date.now() / 1000), amr, remember: true }
    return await finish(step, { login, select_account: {}, ...(sesi ? { sesi } : {}) })
  })

/** The session under which the person is known to all systems; the browser gets its cookie when it goes on. */
async function openSesi({ db, http }: Asking, akun: AkunMasuk, amr: string[]): Promise<string> {
  const id = randomUUID()
  await insertSesi(db, {
    id,
    idAkun: akun.uuid,
    klien: 'sso',
    berakhirPada: new Date(akhirSesi(Date.now())),
    versiToken: akun.versiToken,
    alamatIp: http.ip,
    peramban: http.userAgent,
    amr,
  })
  return id
}

/** Goes on as who is signed in: chosen again, or having agreed to what the system wants to know. */
export const lanjutInteraksi = (context: Asking, uid: string): Promise<{ lanjut: string }> =>
  within(context, uid, async (step) => {
    const langkah = langkahOf(step.detail)
    if (langkah === 'pilih_akun' && step.detail.session) return await finish(step, { select_account: {} })
    if (langkah !== 'setuju' || !step.detail.session) throw over()
    return await finish(step, { consent: { grantId: await agree(context, step) } })
  })

async function agree({ services, tenant, db }: Asking, { detail, issuer }: Step): Promise<string> {
  const { accountId = '', uid = '' } = detail.session ?? {}
  const provider = await services.sso.of(tenant.college.collegeId, issuer)
  const grant = new provider.Grant({ accountId, clientId: idKlienOf(detail) })
  grant.addOIDCScope(paramOf(detail, 'scope') || 'openid')
  grant.jti = randomToken()
  await insertHibah(db, { id: grant.jti, idSesi: uid, idAkun: accountId, idKlien: idKlienOf(detail), sebagai: null, issuer })
  return await grant.save()
}

/** Goes back to the system that asked, with the news that the person did not want to. */
export const batalInteraksi = (context: Asking, uid: string): Promise<{ lanjut: string }> =>
  within(context, uid, (step) => finish(step, { error: 'access_denied', error_description: 'orang itu membatalkan' }))
