import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Sealer } from '../../kit/sealed'

const PERIOD_S = 30
/** Codes of one period before and after count too, for telephones whose clock is a little off. */
const WINDOW = 1
const CODES = 10
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const authenticator = (secret: string, owner: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ ...owner, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S })

/** A new secret, as authenticators take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator scans. */
export const scanAddress = (secret: string, owner: { issuer: string; label: string }): string => authenticator(secret, owner).toString()

/** The 30-second step that a code belongs to, if it is right now and later than the last one taken; else null. */
export function stepOf(secret: string, code: string, lastStep: number): number | null {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return null
  const now = Date.now()
  const delta = authenticator(secret).validate({ token: typed, timestamp: now, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / PERIOD_S) + delta
  return step > lastStep ? step : null
}

/** Ten codes for the day the telephone is lost, such as 'k7m2p-x9rt4'. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${part()}-${part()}`)

/** Signs by bytes below a multiple of their number, so that none is likelier than another. */
function part(): string {
  const fair = 256 - (256 % SIGNS.length)
  let text = ''
  while (text.length < 5) for (const byte of randomBytes(8)) if (byte < fair && text.length < 5) text += SIGNS[byte % SIGNS.length]
  return text
}

/** Only this is kept of a recovery code; without the server's key it can't be tried out on a copy of the database. */
export const recoveryHash = (sealer: Sealer, code: string): string =>
  createHmac('sha256', sealer.derive('kode pemulihan')).update(code.trim().toLowerCase().replaceAll(/\s/g, '')).digest('base64url')
