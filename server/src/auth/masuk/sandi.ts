import { namaMasuk } from '@sivitas/rules/platform/nama-masuk'
import { Galat, isianSalah } from '../../kit/galat'
import { antreSurel } from '../../mail/outbox'
import { beriTahu } from '../../notifikasi/queries'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import type { Context } from '../context'
import { assertNewPassword, hashPassword, passwordFits } from '../password'
import {
  countResetsLastHour,
  findMainOrigin,
  findPasswordOwner,
  insertReset,
  listEarlierHashes,
  storePassword,
  takeReset,
} from '../sandi-queries'
import { hashToken, randomToken } from '../token'
import { clearRefreshCookie } from './cookie'
import { findAkun, findAkunByLogin, revokeAllSesi } from './queries'

const RESET_MINUTES = 30
const RESETS_AN_HOUR = 3

/** Checks a new password by PL-R6, stores it and ends every session of the account. */
export async function replacePassword(
  context: Context,
  idAkun: string,
  { field, password, mustChange = false }: { field: string; password: string; mustChange?: boolean },
): Promise<void> {
  const { db, services } = context
  await assertNewPassword(field, password, {
    owner: await findPasswordOwner(db, idAkun),
    earlier: await listEarlierHashes(db, idAkun),
    minimum: await konfigurasi(db, 'panjang_sandi_min'),
  })
  await storePassword(db, idAkun, { sandiHash: await hashPassword(password), wajibGantiSandi: mustChange })
  await revokeAllSesi(db, idAkun, 'sandi')
  await beriTahu(db, [idAkun], {
    jenis: 'keamanan',
    judul: 'Kata sandi Anda diganti',
    isi: 'Semua sesi lama dihentikan. Bila bukan Anda yang menggantinya, hubungi administrator.',
    tautan: '/pengaturan/kata-sandi',
    kunci: 'sandi',
  })
  services.sessions.forget()
}

/** PL-R7: the old password proves the person; afterwards everyone signs in anew. */
export async function gantiSandi(context: Context, input: { oldPassword: string; newPassword: string }): Promise<void> {
  const akun = await findAkun(context.db, context.session.uuid)
  if (!(await passwordFits(akun.sandiHash, input.oldPassword))) throw isianSalah('oldPassword', 'Password lama tidak sesuai')
  await replacePassword(context, akun.uuid, { field: 'newPassword', password: input.newPassword })
  clearRefreshCookie(context)
}

/** Sends a reset link to a verified address; the answer never tells whether there is one (PL-R7). */
export async function lupaSandi(context: Context, login: string): Promise<void> {
  const akun = await findAkunByLogin(context.db, namaMasuk(login))
  if (!akun?.email || !akun.emailTerverifikasi || akun.status === 'nonaktif') return
  await sendResetLink(context, { ...akun, email: akun.email })
}

/** Mails a link for a new password; false, and no mail, when the account got its share for this hour. */
export async function sendResetLink(context: Context, akun: { uuid: string; username: string; email: string }): Promise<boolean> {
  const { db, tenant } = context
  if ((await countResetsLastHour(db, akun.uuid)) >= RESETS_AN_HOUR) return false
  const token = randomToken()
  await insertReset(db, { idAkun: akun.uuid, hashToken: hashToken(token), berlakuSampai: new Date(Date.now() + RESET_MINUTES * 60_000) })
  // The link leads to a registered site: an address that the request made up would hand the token to a stranger.
  const origin = tenant.site?.origin ?? (await findMainOrigin(db))
  await antreSurel(db, {
    kepada: akun.email,
    judul: `Atur ulang kata sandi ${tenant.college.nama}`,
    teks: `Permintaan mengatur ulang kata sandi untuk akun ${akun.username}.\n\nBuka tautan berikut dalam ${RESET_MINUTES} menit:\n${origin}/reset-password?token=${token}\n\nAbaikan surel ini bila Anda tidak memintanya.`,
  })
  return true
}

/** Sets a new password by a link of 'lupa kata sandi', which works once. */
export async function aturSandi(context: Context, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  const reset = await takeReset(context.db, hashToken(token))
  if (!reset) throw new Galat([410, 'token_kedaluwarsa'], 'Tautan sudah kedaluwarsa. Minta tautan baru.')
  await replacePassword(context, reset.idAkun, { field: 'newPassword', password: newPassword })
}
