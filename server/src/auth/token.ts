import { UMUR_AKSES_DETIK } from '@sivitas/rules/platform/rotasi'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** What an access token says; rights are never in it, so that losing one works at once (PL-R9). */
export type AccessClaims = { sid: string; sub: string; college: string; versi: number }

/** Signs and reads access tokens with the server's secret (kunci_server 'akses'). */
export class AccessTokens {
  readonly #key: Uint8Array

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64url')
  }

  sign({ sid, sub, college, versi }: AccessClaims): Promise<string> {
    return new SignJWT({ sid, college, versi })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${UMUR_AKSES_DETIK}s`)
      .sign(this.#key)
  }

  /**
   * The refresh token number `urutan` of a session. It is computed and never stored, so a second tab can be given the
   * same successor again (PL-R4) and a stolen copy of the database holds none.
   */
  refreshToken(sid: string, urutan: number): string {
    return `${sid}.${urutan}.${this.#mac(sid, urutan)}`
  }

  /** Session and number of a refresh token that is ours, whatever its age, else null. */
  readRefresh(token: string): { sid: string; urutan: number } | null {
    const [sid = '', number = '', mac = ''] = token.split('.')
    const urutan = Number(number)
    if (!/^[0-9a-f-]{36}$/.test(sid) || !Number.isSafeInteger(urutan)) return null
    const expected = this.#mac(sid, urutan)
    return mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? { sid, urutan } : null
  }

  #mac(sid: string, urutan: number): string {
    return createHmac('sha256', this.#key).update(`refresh:${sid}:${urutan}`).digest('base64url')
  }

  /** The claims of a token that is ours and alive, else null. */
  async read(token: string): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], typ: 'at+jwt' })
      const { sid, sub, college, versi } = payload
      return typeof sid === 'string' && typeof sub === 'string' && typeof college === 'string' && typeof versi === 'number'
        ? { sid, sub, college, versi }
        : null
    } catch {
      // A forged, foreign or expired token is no error of ours: the caller answers 401.
      return null
    }
  }
}

/** A new secret of 32 random bytes, as text for URLs and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored of a random token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
