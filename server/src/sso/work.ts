import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '../db/client'
import type { College } from '../tenant/queries'
import type { Catatan } from './log-queries'

/** What one call of the authorization server works with: its transaction, whose college, from where. */
export type Work = { db: Db; college: College; ip: string; issuer: string }

type Running = Work & { tail: Promise<unknown>; notes: Catatan[] }

/**
 * The library calls its adapter without a request in hand, so the transaction of the running request travels beside it.
 * All of one request is one transaction: of two exchanges of a code at the same moment the second waits for the first
 * and then finds the code used and what was born of it, to be revoked.
 */
const storage = new AsyncLocalStorage<Running>()

/** Runs `run` with the transaction that everything of the authorization server below it uses. */
export const working = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  storage.run({ ...work, tail: Promise.resolve(), notes: [] }, run)

/** The work that runs now, with the notes for the log that its events left. */
export function work(): Running {
  const running = storage.getStore()
  if (!running) throw new Error('The authorization server was asked outside of a request.')
  return running
}

/** One query after the other, since the library asks several at once and a connection answers one at a time. */
export function ask<T>(query: (db: Db) => Promise<T>): Promise<T> {
  const running = work()
  const answer = running.tail.then(() => query(running.db))
  running.tail = answer.catch(() => undefined)
  return answer
}
