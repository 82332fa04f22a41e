import { galatJawaban, NetworkError } from '../kit/galat'
import { hakMungkinBerubah } from './profile-watch'
import { situs } from './situs-store'
import { kabarkan, satuTab } from './tabs'
import { holdToken, tokenGeneration } from './token'

type Jawaban = { access_token: string; expires_in: number }

/** Sends the refresh cookie; a plain request, because the client of the contract would ask for a token first. */
async function mintaToken(): Promise<Jawaban> {
  const collegeId = situs.get()?.config.college_id
  const headers = { 'content-type': 'application/json', ...(collegeId ? { 'college-id': collegeId } : {}) }
  let response: Response
  try {
    response = await fetch('/api/refresh_token', { method: 'POST', credentials: 'same-origin', headers, body: '{}' })
  } catch (cause) {
    throw new NetworkError({ cause })
  }
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw galatJawaban(response.status, body)
  return body as Jawaban
}

let berjalan: Promise<void> | null = null

async function segarkanSekali(seen: number): Promise<void> {
  await satuTab(async () => {
    // A token that another tab got while we waited for the lock arrives as a message of its own task.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (tokenGeneration() !== seen) return
    const { access_token: token, expires_in: expiresIn } = await mintaToken()
    holdToken(token, expiresIn)
    kabarkan({ jenis: 'token', token, expiresIn })
    hakMungkinBerubah()
  })
}

/**
 * Gets a new access token, one request at a time over all tabs (PL-R5). `seen` is the generation of
 * the token that was found wanting: if a newer one is held by now, nothing is asked.
 * @throws ApiError 401 when the session is over, NetworkError when the server can't be reached.
 */
export async function segarkan(seen: number = tokenGeneration()): Promise<void> {
  if (tokenGeneration() !== seen) return
  berjalan ??= segarkanSekali(seen).finally(() => {
    berjalan = null
  })
  await berjalan
}

/** Resolves when no refresh runs; its failure belongs to who started it. */
export async function tungguSegarkan(): Promise<void> {
  if (berjalan !== null) await berjalan.catch(() => undefined)
}
