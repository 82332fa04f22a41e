import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { Context } from '../../auth/context'
import { inTransaction } from '../../db/client'
import { findJob, listMoving } from './queries'
import { show } from './show'

/** A stream ends by itself and is opened anew with a fresh token, so that a right that was taken away ends it too. */
const LIFE_MS = 300_000
/** Changes that come close together are told once. */
const GATHER_MS = 250

/** The caller's jobs that move: first those that do now, then each one that changes, as it stands when it is told. */
export async function* follow({ services, session, collegeId }: Context, ended: AbortSignal | undefined): AsyncGenerator<Pekerjaan> {
  const changed = new Set<string>()
  let wake = (): void => undefined
  const deafen = services.signals.listen((signal) => {
    if (signal.collegeId !== collegeId || signal.idAkun !== session.uuid) return
    changed.add(signal.id)
    wake()
  })
  const signals = [AbortSignal.timeout(LIFE_MS), services.signals.ended, ...(ended ? [ended] : [])]
  const over = AbortSignal.any(signals)
  const act = { collegeId, akun: session.uuid, readOnly: true }
  try {
    for (const row of await inTransaction(services.app, act, (db) => listMoving(db, session.uuid))) yield show(row, session)
    while (!over.aborted) {
      if (changed.size === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
          over.addEventListener('abort', () => resolve(), { once: true })
        })
      await new Promise((resolve) => setTimeout(resolve, over.aborted ? 0 : GATHER_MS))
      const ids = [...changed]
      changed.clear()
      for (const id of ids) {
        const row = await inTransaction(services.app, act, (db) => findJob(db, id, { idAkun: session.uuid }))
        if (row) yield show(row, session)
      }
    }
  } finally {
    deafen()
  }
}
