import { ApiError, NetworkError, TimeoutError } from '../kit/galat'
import { hakMungkinBerubah } from './profile-watch'
import { segarkan, tungguSegarkan } from './refresh'
import { SESI_BERAKHIR, sesi } from './session'
import { akhiriSesi } from './sign-out'
import { situs } from './situs-store'
import { accessToken, tokenGeneration } from './token'

/** Longest that a request may take (source section 9). */
const TIMEOUT_MS = 600_000

/** Headers that every call carries: the session and the college (conventions 2). */
export function kepala(): Record<string, string> {
  const token = accessToken()
  const collegeId = situs.get()?.config.college_id
  return { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(collegeId ? { 'college-id': collegeId } : {}) }
}

/** One request, with the two failures without an answer told apart (PL-R48). An abort by the caller stays an abort. */
async function kirim(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]), credentials: 'same-origin' })
  } catch (cause) {
    if (timeout.aborted) throw new TimeoutError({ cause })
    if (request.signal.aborted) throw cause
    throw new NetworkError({ cause })
  }
}

/** Ends the session when the server refuses to go on; a lost network is no reason to sign anybody out. */
async function segarkanAtauKeluar(seen: number): Promise<void> {
  try {
    await segarkan(seen)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) akhiriSesi({ pesan: SESI_BERAKHIR, sengaja: false })
    throw error
  }
}

/**
 * Sends a request with the session. A 401 is answered by one refresh and one repetition; calls that
 * come while a refresh runs wait for it (PL-R5).
 */
export async function kirimDenganSesi(request: Request): Promise<Response> {
  const bersesi = () => sesi.get().status !== 'keluar'
  if (!bersesi()) return await kirim(request)
  await tungguSegarkan()
  const seen = tokenGeneration()
  const ulang = request.clone()
  const response = await kirim(denganKepala(request))
  if (response.status === 403) hakMungkinBerubah()
  if (response.status !== 401 || !bersesi() || accessToken() === null) return response
  await segarkanAtauKeluar(seen)
  return await kirim(denganKepala(ulang))
}

function denganKepala(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(kepala())) headers.set(name, value)
  return new Request(request, { headers })
}
