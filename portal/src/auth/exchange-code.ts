import { galatJawaban, NetworkError } from '../kit/galat'
import { ambilPengguna } from './sign-in'
import { situs } from './situs-store'
import { kabarkan } from './tabs'
import { holdToken } from './token'

/** The portal's own client at the authorization server; without a secret, since a browser can keep none. */
const KLIEN = 'portal-operator'

/**
 * Exchanges a code for a session (POST /api/access_token, PL-R8 b). The refresh token of the answer
 * stays in the cookie that comes along.
 * @throws ApiError when the code is used, old or foreign.
 */
export async function tukarKode(kode: string): Promise<void> {
  const collegeId = situs.get()?.config.college_id
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: kode,
    client_id: KLIEN,
    redirect_uri: `${window.location.origin}/oauth`,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(collegeId ? { 'college-id': collegeId } : {}) }
  let response: Response
  try {
    response = await fetch('/api/access_token', { method: 'POST', credentials: 'same-origin', headers, body })
  } catch (cause) {
    throw new NetworkError({ cause })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw galatJawaban(response.status, answer)
  const { access_token: token, expires_in: expiresIn } = answer as { access_token: string; expires_in: number }
  holdToken(token, expiresIn)
  await ambilPengguna()
  kabarkan({ jenis: 'masuk' })
}
