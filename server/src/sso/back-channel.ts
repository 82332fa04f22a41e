import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { importJWK, SignJWT } from 'jose'
import type { Services } from '../auth/context'
import { inTransaction, type Db } from '../db/client'
import { listSendingColleges } from '../mail/queries'
import { claimLogout, markTold, MAX_ATTEMPTS, type DueLogout } from './back-channel-queries'
import { insertCatatan } from './log-queries'
import { dropExpired } from './token-queries'

type Sending = Pick<Services, 'app' | 'log' | 'sso'>

const INTERVAL_MS = 3000
const CLEAN_EVERY_MS = 3_600_000
const WAIT_MS = 5000
/** Of one college in a row. */
const TURN = 50

/**
 * Tells systems when a session has ended (OIDC back-channel logout), whatever ended it: leaving, a new password, an
 * administrator, its thirty days. It looks at the state of sessions and not at the act, so nothing is lost by a restart.
 * Old tokens are cleared away by the way.
 */
export function startBackChannel(sending: Sending): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = loop(sending, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function loop(sending: Sending, signal: AbortSignal): Promise<void> {
  let cleanedAt = 0
  while (!signal.aborted) {
    try {
      await sendLogouts(sending, signal)
      if (Date.now() - cleanedAt > CLEAN_EVERY_MS) {
        cleanedAt = Date.now()
        await cleanUp(sending)
      }
    } catch (err) {
      sending.log.warn({ err }, 'kabar keluar SSO tidak terkirim; dicoba lagi')
    }
    // Being woken by the stop is how this wait ends early.
    await sleep(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function cleanUp(sending: Sending): Promise<void> {
  for (const collegeId of await listSendingColleges(sending.app.db)) await inCollege(sending, collegeId, dropExpired)
}

/** Tells all that are due now, college by college. */
export async function sendLogouts(sending: Sending, signal?: AbortSignal): Promise<void> {
  for (const collegeId of await listSendingColleges(sending.app.db)) {
    for (let turn = 0; turn < TURN && !signal?.aborted; turn += 1) {
      const due = await inCollege(sending, collegeId, claimLogout)
      if (!due) break
      await tell(sending, collegeId, due)
    }
  }
}

async function tell(sending: Sending, collegeId: string, due: DueLogout): Promise<void> {
  const failure = await post(due.alamat, await logoutToken(sending, collegeId, due))
  await inCollege(sending, collegeId, async (db) => {
    if (failure === null) await markTold(db, due)
    if (failure === null || due.percobaan >= MAX_ATTEMPTS) {
      const galat = failure === null ? null : 'backchannel_logout'
      await insertCatatan(db, {
        idKlien: due.idKlien,
        langkah: 'kanal belakang',
        galat,
        pesan: failure,
        idAkun: due.idAkun,
        alamatKembali: due.alamat,
      })
    }
  })
}

async function logoutToken({ sso }: Sending, collegeId: string, { idAkun, idSesi, idKlien, issuer }: DueLogout): Promise<string> {
  const [key] = await sso.keysOf(collegeId)
  if (!key) throw new Error('A college without signing keys has told no client who signed in.')
  return await new SignJWT({ sid: idSesi, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: key.kid ?? '' })
    .setIssuer(issuer)
    .setAudience(idKlien)
    .setSubject(idAkun)
    .setIssuedAt()
    .setExpirationTime('120s')
    .setJti(randomUUID())
    .sign(await importJWK(key, 'RS256'))
}

/** Null when the client took it, else why not. */
async function post(address: string, token: string): Promise<string | null> {
  try {
    const body = new URLSearchParams({ logout_token: token })
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) })
    await answer.body?.cancel()
    return answer.status === 200 || answer.status === 204 ? null : `menjawab ${answer.status}`
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return `tidak dapat dihubungi (${cause?.code ?? (error as Error).name})`
  }
}

const inCollege = <T>({ app }: Sending, collegeId: string, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(app, { collegeId }, run)
