import { isAdmin, type Scopes } from './scope'

/** Whom a college may ask for an authenticator (konfigurasi `totp_wajib`). */
export const TOTP_WAJIB = ['tidak', 'admin', 'semua'] as const

/** Answers whether a person must have an authenticator: administrators, everybody, or (also for an unknown word) nobody. */
export function perluTotp(wajib: string | null | undefined, scopes: Scopes): boolean {
  if (wajib === 'semua') return true
  return wajib === 'admin' && isAdmin(scopes)
}
