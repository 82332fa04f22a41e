import { randomBytes } from 'node:crypto'
import { pesanOauth } from '@sivitas/rules/platform/galat-oauth'
import { UMUR_AKSES_DETIK } from '@sivitas/rules/platform/rotasi'
import { findAkun, recordAct } from '../auth/masuk/queries'
import { openPortalSession } from '../auth/masuk/open-session'
import { inTransaction, type Db } from '../db/client'
import type { SsoCall } from './call'
import { insertCatatan } from './log-queries'
import { revokePortalSessionsOf, takePortalCode } from './portal-queries'
import { UMUR_KODE_DETIK } from './provider'
import { putToken } from './token-queries'

/** The portal itself, as the client of a hand-off between its two sites; it needs no row and can keep no secret. */
export const PORTAL_CLIENT = 'portal-operator'
const JENIS = 'KodePortal'

/** A code by which the other portal of the same college takes a session over (PL-R23). */
export async function mintPortalCode(
  db: Db,
  { idSesi, idAkun, redirectUri }: { idSesi: string; idAkun: string; redirectUri: string },
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await putToken(db, { jenis: JENIS, id, isi: { idSesi, idAkun, redirectUri }, idHibah: null, uid: idSesi, ttl: UMUR_KODE_DETIK })
  return id
}

type Refused = { error: 'invalid_grant'; pesan: string }

/**
 * Exchanges such a code for a session of its own, with the refresh token in the cookie only. The second showing of a code
 * ends what the first one opened.
 */
export async function exchangeForPortal({ res, context, issuer }: SsoCall, form: URLSearchParams): Promise<void> {
  const { services, tenant, http, reply } = context
  const act = { collegeId: tenant.college.collegeId, requestId: http.requestId, alamatIp: http.ip, peramban: http.userAgent }
  const answer = await inTransaction(services.app, act, async (db) => {
    const refuse = async (pesan: string): Promise<Refused> => {
      const note = { idKlien: PORTAL_CLIENT, langkah: 'tukar', galat: 'invalid_grant', pesan, alamatKembali: form.get('redirect_uri') }
      await insertCatatan(db, { ...note, alamatIp: http.ip })
      return { error: 'invalid_grant', pesan }
    }
    const code = await takePortalCode(db, JENIS, form.get('code') ?? '')
    if (!code) return await refuse('code not found')
    if (!code.pertama) {
      await revokePortalSessionsOf(db, code.idSesi)
      services.sessions.forget()
      return await refuse('code already consumed')
    }
    if (code.kedaluwarsa) return await refuse('code is expired')
    // The site that asks must be the one that the code was made for.
    if (code.redirectUri !== form.get('redirect_uri') || code.redirectUri !== `${issuer}/oauth`)
      return await refuse('redirect_uri mismatch')
    const akun = await findAkun(db, code.idAkun)
    const opened = await openPortalSession({ ...context, db, collegeId: tenant.college.collegeId }, akun, {
      amr: code.amr,
      idInduk: code.idSesi,
    })
    await recordAct({ db, http }, { aksi: 'masuk', idAkun: akun.uuid, label: akun.username, alasan: 'serah terima portal' })
    return { access_token: opened.access_token, token_type: 'Bearer', expires_in: UMUR_AKSES_DETIK }
  })
  const refused = 'error' in answer
  const body = refused
    ? { error: answer.error, error_description: answer.pesan, status: { code: 400, message: pesanOauth(answer.error) } }
    : answer
  const cookies = reply.headers.get('set-cookie')
  res.writeHead(refused ? 400 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(cookies && !refused ? { 'set-cookie': cookies } : {}),
  })
  res.end(JSON.stringify(body))
}
