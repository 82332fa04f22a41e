import { randomUUID } from 'node:crypto'
import type { SerahInput } from '@sivitas/contract/platform/auth/sso'
import { MENIT_LOGIN_SEBAGAI, tolakLoginSebagai } from '@sivitas/rules/platform/login-sebagai'
import type { Context } from '../auth/context'
import { insertSesi } from '../auth/masuk/queries'
import { konfigurasi } from '../tenant/konfigurasi-queries'
import { Galat, tanpaHak, tidakDitemukan } from '../kit/galat'
import { issuerOf } from './issuer'
import { findKlien, type Klien } from './klien-queries'
import { insertCatatan } from './log-queries'
import { mintCode } from './mint'
import { mintPortalCode, PORTAL_CLIENT } from './portal-exchange'
import { findSesiFacts, findTarget, recordLoginAs, type Target } from './serah-queries'
import { working } from './work'

/** A refusal that the log of the client keeps, so that whoever connects a system sees what was sent. */
async function refuse({ db, http, session }: Context, input: SerahInput, galat: Galat): Promise<never> {
  const note = { idKlien: input.client_id, langkah: 'serah', galat: galat.type, pesan: galat.message, alamatKembali: input.redirect_uri }
  await insertCatatan(db, { ...note, idAkun: session.uuid, alamatIp: http.ip })
  throw galat
}

const kept = ([status, type]: readonly [number, string], message: string, field?: string) =>
  new Galat([status, type], message, { keepsWrites: true, ...(field ? { errors: [{ field, code: type, message }] } : {}) })

/** The client and the address, both as registered; everything else is refused and noted. */
async function klienOf(context: Context, input: SerahInput): Promise<Klien> {
  const klien = await findKlien(context.db, input.client_id)
  if (!klien?.aktif)
    return await refuse(context, input, kept([422, 'validasi'], `Klien ${input.client_id} tidak terdaftar atau tidak aktif.`, 'client_id'))
  if (!klien.redirectUri.includes(input.redirect_uri) || klien.caraKirim === 'jwt')
    return await refuse(context, input, kept([422, 'redirect_uri'], 'Alamat kembali tidak terdaftar untuk klien ini.', 'redirect_uri'))
  if (klien.metodeAuth === 'none' && !input.code_challenge)
    return await refuse(
      context,
      input,
      kept([422, 'validasi'], 'Klien tanpa rahasia wajib memakai PKCE (code_challenge S256).', 'code_challenge'),
    )
  return klien
}

/** POST /v1/authorize/sikad: one code for one system (PL-R11); as another person for administrators only (PL-R10). */
export async function serah(context: Context, input: SerahInput): Promise<string> {
  if (input.client_id === PORTAL_CLIENT) return await serahPortal(context, input)
  const { db, session, services, tenant, http } = context
  const klien = await klienOf(context, input)
  const target = input.as_user ? await targetOf(context, input) : null
  const { roles } = target ?? session
  if (!roles.includes(input.as_role) || !klien.peranDiizinkan.includes(input.as_role))
    return await refuse(context, input, kept([403, 'hak_akses'], 'Peran itu bukan peran akun ini, atau tidak diizinkan untuk klien ini.'))
  const from = target
    ? await openAs(context, input, { target, klien })
    : { idSesi: session.sid, idAkun: session.uuid, ...(await findSesiFacts(db, session.sid)) }
  const issuer = await issuerOf(db, tenant)
  const code = await working({ db, college: tenant.college, issuer, ip: http.ip }, () =>
    mintCode(services.sso, {
      klien,
      idSesi: from.idSesi,
      idAkun: from.idAkun,
      amr: from.amr,
      masukPada: from.dibuatPada,
      redirectUri: input.redirect_uri,
      sebagai: input.as_role,
      nonce: input.nonce,
      codeChallenge: input.code_challenge,
    }),
  )
  await insertCatatan(db, {
    idKlien: klien.id,
    langkah: 'serah',
    alamatKembali: input.redirect_uri,
    idAkun: from.idAkun,
    alamatIp: http.ip,
  })
  return code
}

/** @throws Galat 403 or 422 when this operator may not look through that person's eyes (PL-R10) */
async function targetOf({ db, session }: Context, input: SerahInput): Promise<Target> {
  const target = await findTarget(db, input.as_user ?? '')
  if (!target) throw tidakDitemukan('Akun')
  const alasan = input.alasan ?? ''
  const ditolak = tolakLoginSebagai({
    scopes: session.scopes,
    supervisor: session.supervisor,
    alasan,
    peranTarget: target.roles,
    izinkanMengubah: input.bolehUbah ?? false,
  })
  if (!ditolak) return target
  const panjang = Array.from(alasan.trim()).length
  if (panjang < 5 || panjang > 255)
    throw new Galat([422, 'validasi'], ditolak, { errors: [{ field: 'alasan', code: 'panjang', message: ditolak }] })
  throw tanpaHak(ditolak, { scope: ['A:B'] })
}

/** Thirty minutes as somebody else, which end with the administrator's own session. */
async function openAs({ db, session, http }: Context, input: SerahInput, { target, klien }: { target: Target; klien: Klien }) {
  const minutes = Math.min(MENIT_LOGIN_SEBAGAI, await konfigurasi(db, 'menit_login_sebagai'))
  const idSesi = randomUUID()
  const alasan = input.alasan ?? ''
  await insertSesi(db, {
    id: idSesi,
    idAkun: target.uuid,
    klien: klien.id,
    berakhirPada: new Date(Date.now() + minutes * 60_000),
    versiToken: target.versiToken,
    alamatIp: http.ip,
    peramban: http.userAgent,
    idInduk: session.sid,
    atasNama: session.uuid,
    alasan,
    bolehUbah: input.bolehUbah ?? false,
  })
  const act = { idAkun: target.uuid, oleh: session.uuid, label: target.nomor, alasan }
  await recordLoginAs(db, { ...act, alamatIp: http.ip, peramban: http.userAgent, requestId: http.requestId })
  return { idSesi, idAkun: target.uuid, ...(await findSesiFacts(db, idSesi)) }
}

/** A code for the other portal of this college; only its own sites can receive one. */
async function serahPortal(context: Context, input: SerahInput): Promise<string> {
  const { db, session, services, collegeId } = context
  const origin = input.redirect_uri.replace(/\/oauth$/, '')
  const known = origin !== input.redirect_uri && (await services.tenants.allowsOrigin(origin, collegeId))
  if (!known)
    return await refuse(context, input, kept([422, 'redirect_uri'], 'Alamat itu bukan situs perguruan tinggi ini.', 'redirect_uri'))
  if (input.as_user || input.as_role !== 'ROLE_OPERATOR') throw tanpaHak('Portal operator hanya untuk operator.')
  return await mintPortalCode(db, { idSesi: session.sid, idAkun: session.uuid, redirectUri: input.redirect_uri })
}
