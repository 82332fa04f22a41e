import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type AppDatabase, type Db } from '../db/client'
import type { Log } from '../kit/log'
import type { Sealer } from '../kit/sealed'
import { mailOf, openDelivery, type Delivery, type MailConfig } from './delivery'
import { claimLetter, findCollegeMail, listSendingColleges, markFailed, markSent, type CollegeMail, type Letter } from './queries'
import { failureFacts, MAX_ATTEMPTS, retryDelay } from './retry'

export type Mailing = { app: AppDatabase; config: MailConfig; sealer: Sealer; log: Log }

/** Mails of one college in a row, so that a college with thousands doesn't keep the others waiting. */
const TURN = 20
/** Milliseconds between two looks into the outbox. */
const INTERVAL = 3000

/** A way out with the settings that it was opened with. */
type Opened = { delivery: Delivery; college: CollegeMail }

/**
 * Starts sending what is in the outbox, college by college. A mail that fails is tried again after 10 s, 60 s and
 * 300 s, then marked as failed; one that was refused for good is marked at once.
 *
 * A mail is sent twice in one case only: the process or the database dies after the mail server took the mail and
 * before that is noted. SMTP has no answer to this. The mail then goes out again when the claim on it has run out,
 * after five minutes, with the same Message-ID.
 */
export function startMailer(mailing: Mailing): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = loop(mailing, stopping.signal)
  const stop = async () => {
    stopping.abort()
    await running
  }
  return { stop }
}

async function loop(mailing: Mailing, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await sendDue(mailing, signal)
    } catch (err) {
      mailing.log.warn({ err }, 'daftar kampus untuk surel keluar tidak terbaca; dicoba lagi')
    }
    // Being woken by the stop is how this wait ends early.
    await sleep(INTERVAL, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Sends what is due now. Answers how many mails were handed over; after `signal` it finishes the one in hand only. */
export async function sendDue(mailing: Mailing, signal?: AbortSignal): Promise<number> {
  const colleges = await listSendingColleges(mailing.app.db)
  let sent = 0
  for (const collegeId of colleges) {
    try {
      sent += await sendTurn(mailing, collegeId, signal)
    } catch (err) {
      // What is wrong with one college must not hold up the mail of the others.
      mailing.log.warn({ err, collegeId }, 'surel keluar tidak dapat diproses; dicoba lagi')
    }
  }
  return sent
}

async function sendTurn(mailing: Mailing, collegeId: string, signal: AbortSignal | undefined): Promise<number> {
  let opened: Opened | undefined
  let sent = 0
  try {
    for (let turn = 0; turn < TURN && !signal?.aborted; turn += 1) {
      const letter = await inCollege(mailing, collegeId, claimLetter)
      if (!letter) break
      opened ??= await open(mailing, collegeId)
      if (await sendLetter(mailing, opened, letter)) sent += 1
    }
  } finally {
    opened?.delivery.close()
  }
  return sent
}

async function open(mailing: Mailing, collegeId: string): Promise<Opened> {
  const college = await inCollege(mailing, collegeId, (db) => findCollegeMail(db, mailing.sealer))
  return { college, delivery: openDelivery(mailing.config, college) }
}

/**
 * Sends one mail and notes how it went. The note of success stands outside the try: were its failure taken for one of
 * the sending, the mail would go out again. The log names row and reply code, never the address or a word of the mail.
 */
async function sendLetter(mailing: Mailing, { delivery, college }: Opened, letter: Letter): Promise<boolean> {
  const { collegeId, id } = letter
  let file: string | undefined
  try {
    if (letter.percobaan > MAX_ATTEMPTS) throw new Error('Pengiriman berulang kali terputus sebelum selesai.')
    file = (await delivery.send(mailOf(letter, mailing.config, college))).file
  } catch (error) {
    await noteFailure(mailing, letter, error)
    return false
  }
  if (file) mailing.log.info({ collegeId, id, file }, 'SMTP belum diatur; surel disimpan sebagai berkas')
  await inCollege(mailing, collegeId, (db) => markSent(db, letter, file ? 'Disimpan sebagai berkas; SMTP belum diatur.' : null))
  return true
}

async function noteFailure(mailing: Mailing, letter: Letter, error: unknown): Promise<void> {
  const { collegeId, id, percobaan } = letter
  const delay = retryDelay(percobaan, error)
  mailing.log.warn({ collegeId, id, percobaan, delay, ...failureFacts(error) }, 'surel gagal dikirim')
  const pesan = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await inCollege(mailing, collegeId, (db) => markFailed(db, letter, { pesan, delay }))
}

const inCollege = <T>({ app }: Mailing, collegeId: string, run: (db: Db) => Promise<T>) => inTransaction(app, { collegeId }, run)
