/**
 * Answers the login name as it is looked up: trimmed and in lower case, so that 'ADMIN ' and
 * 'admin' are one account (PL-R1). Whether it is a username, a verified e-mail or an operator
 * number is decided by the look-up, not here.
 */
export function namaMasuk(ketikan: string): string {
  return ketikan.normalize('NFKC').trim().toLowerCase()
}

/** Answers whether a text may be stored as a username: 3-50 of a-z, 0-9, dot, underscore, hyphen (table akun). */
export function usernameSah(username: string): boolean {
  return /^[a-z0-9._-]{3,50}$/.test(username)
}
