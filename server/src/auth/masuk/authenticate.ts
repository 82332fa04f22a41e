import { alamatTerkunciSampai, akunTerkunciSampai, penolakanMasuk, type AturanKunci } from '@sivitas/rules/platform/kunci-masuk'
import { namaMasuk } from '@sivitas/rules/platform/nama-masuk'
import { Galat } from '../../kit/galat'
import { konfigurasiBanyak } from '../../tenant/konfigurasi-queries'
import type { Context } from '../context'
import { passwordFits } from '../password'
import { hashToken } from '../token'
import { secondStep } from '../totp/second-step'
import {
  clearFailures,
  findAkunByLogin,
  insertFailure,
  listAddressFailures,
  listFailures,
  lockAkun,
  recordAct,
  type AkunMasuk,
} from './queries'

export type Credentials = { username: string; password: string; totp?: string | undefined }
type Asking = Pick<Context, 'db' | 'http' | 'services'>

const wrong = (message = 'Nama pengguna atau kata sandi salah.') => new Galat([401, 'kredensial_salah'], message, { keepsWrites: true })

/**
 * Answers the account whose password (and authenticator, where it has one) was given: one text for unknown user and wrong
 * password, locks by account and address (PL-R1, R2). Every way of signing in with a password comes through here.
 */
export async function authenticate(
  context: Asking,
  { username, password, totp }: Credentials,
): Promise<{ akun: AkunMasuk; amr: string[] }> {
  const { db } = context
  const typed = namaMasuk(username)
  const akun = await findAkunByLogin(db, typed)
  await refuseWhileLocked(context, akun)
  if (!(await passwordFits(akun?.sandiHash, password)) || !akun) {
    await recordFailure(context, typed, akun)
    throw wrong()
  }
  const { amr, wrong: codeWrong } = await secondStep(context, akun.uuid, totp)
  if (codeWrong) {
    // Guessing codes is guessing, too: it counts towards the same lock.
    await recordFailure(context, typed, akun)
    throw wrong('Kode autentikator salah. Masuk kembali dengan kode yang sedang tampil.')
  }
  await clearFailures(db, akun.uuid)
  // Said only after the right password, so that the answer tells a stranger nothing.
  if (akun.status === 'nonaktif') throw new Galat([403, 'hak_akses'], 'Akun dinonaktifkan. Hubungi administrator.', { keepsWrites: true })
  return { akun, amr }
}

/** The ladder of the college: failures that start a lock, and minutes of the first one (PL-R2). */
async function lockRules({ db }: Pick<Asking, 'db'>): Promise<AturanKunci> {
  const { batas_gagal_masuk, menit_kunci } = await konfigurasiBanyak(db, ['batas_gagal_masuk', 'menit_kunci'])
  return { batasGagal: batas_gagal_masuk, menit: menit_kunci }
}

async function refuseWhileLocked({ db, http }: Asking, akun: AkunMasuk | undefined): Promise<void> {
  const now = Date.now()
  const failures = (await listAddressFailures(db, http.ip)).map(({ waktu, loginHash }) => ({ waktu: waktu.getTime(), akun: loginHash }))
  // Mostly nobody has failed, and then the college's ladder need not be asked for.
  const address = failures.length > 0 ? alamatTerkunciSampai(failures, await lockRules({ db })) : null
  const refusal = penolakanMasuk(akun?.terkunciSampai?.getTime() ?? null, now) ?? penolakanMasuk(address, now)
  if (refusal) throw new Galat([429, 'terlalu_sering'], refusal.pesan, { headers: { 'retry-after': String(refusal.retryAfter) } })
}

async function recordFailure(context: Asking, typed: string, akun: AkunMasuk | undefined): Promise<void> {
  const { db, http } = context
  await insertFailure(db, { idAkun: akun?.uuid ?? null, loginHash: hashToken(typed), alamatIp: http.ip })
  await recordAct(context, {
    aksi: 'gagal_masuk',
    idAkun: akun?.uuid ?? null,
    label: akun?.username ?? null,
  })
  if (!akun) return
  const failures = (await listFailures(db, akun.uuid)).map(({ waktu }) => waktu.getTime())
  // Every earlier lock counts for the ladder; only the end of the newest matters for which failures are paid for.
  const earlier = Array.from({ length: akun.jumlahKunci }, () => akun.terkunciSampai?.getTime() ?? 0)
  const until = akunTerkunciSampai({ gagal: failures, kunciTerdahulu: earlier }, await lockRules({ db }))
  if (until !== null && until > Date.now()) await lockAkun(db, akun.uuid, new Date(until))
}
