export interface KlaimNama {
  readonly name: string
  readonly given_name: string
  readonly family_name: string
}

/**
 * Answers the name claims of an id token (PL-R13): 'A B C' -> given 'A B', family 'C'. A one-word
 * name gets family '-', because Moodle and DSpace refuse an empty one.
 */
export function klaimNama(nama: string): KlaimNama {
  const kata = nama.trim().split(/\s+/)
  const name = kata.join(' ')
  if (kata.length < 2) return { name, given_name: name, family_name: '-' }
  return { name, given_name: kata.slice(0, -1).join(' '), family_name: kata.at(-1) ?? '-' }
}

export interface KlaimSurel {
  readonly email: string
  readonly email_verified: boolean
}

/**
 * Answers the e-mail claims (PL-R13). Who has none gets an address under `.invalid`, which no mail
 * can ever reach, unique within all colleges, because clients use the e-mail as a key.
 */
export function klaimSurel(akun: { email: string | null; terverifikasi: boolean; username: string; kodePt: string }): KlaimSurel {
  if (akun.email === null || akun.email === '') {
    return { email: `${akun.username}@${akun.kodePt}.invalid`, email_verified: false }
  }
  return { email: akun.email, email_verified: akun.terverifikasi }
}
