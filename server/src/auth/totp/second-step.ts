import { Galat } from '../../kit/galat'
import type { Context } from '../context'
import { recoveryHash, stepOf } from './code'
import { findTotp, markStep, takeRecoveryCode } from './queries'

type Asking = Pick<Context, 'db' | 'services'>

/** How somebody proved who he is: the password, and whatever came on top (OIDC claim amr). */
export type SecondStep = { amr: string[]; wrong: boolean }

/**
 * Checks the code of an account that has an authenticator; one without is through.
 * @throws Galat 401 `totp_required` when no code was given
 */
export async function secondStep(context: Asking, idAkun: string, code: string | undefined): Promise<SecondStep> {
  const totp = await findTotp(context.db, idAkun, { lock: true })
  if (!totp?.aktifPada) return { amr: ['pwd'], wrong: false }
  if (!code) throw new Galat([401, 'totp_required'], 'Masukkan kode dari aplikasi autentikator Anda.')
  const right = await codeFits(context, idAkun, code)
  return { amr: ['pwd', 'otp', 'mfa'], wrong: !right }
}

/** Whether a code of the authenticator or a recovery code fits; either is used up by it. */
export async function codeFits({ db, services: { sealer } }: Asking, idAkun: string, code: string): Promise<boolean> {
  const totp = await findTotp(db, idAkun, { lock: true })
  if (!totp?.rahasia) return false
  const step = stepOf(sealer.open(totp.rahasia), code, totp.langkah)
  if (step === null) return await takeRecoveryCode(db, idAkun, recoveryHash(sealer, code))
  await markStep(db, idAkun, step)
  return true
}
